export { MailShard, SmsShard } from "../generated/shards.ts";
export class Cart {}
