import { WorkerEntrypoint } from "cloudflare:workers";

class Base extends WorkerEntrypoint {
  perform(): string {
    return "done";
  }
}

class Report extends Base {}

export { Report };
