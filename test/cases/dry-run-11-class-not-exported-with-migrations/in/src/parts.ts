export { MailShard } from "../generated/shards.ts";
export class Cart {}
