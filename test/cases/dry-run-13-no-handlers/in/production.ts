import { WorkerEntrypoint } from "cloudflare:workers";

export { MailShard } from "./generated/shards.js";
export default class extends WorkerEntrypoint {
  fetch(): Response {
    return new Response("shop");
  }
}
