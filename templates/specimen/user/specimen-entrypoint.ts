import { WorkerEntrypoint } from "cloudflare:workers";

export default class SpecimenEntrypoint extends WorkerEntrypoint {
  perform(payload: unknown): unknown {
    return payload;
  }
}
