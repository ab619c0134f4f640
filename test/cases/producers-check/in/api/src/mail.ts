import type { MailResult } from "../generated/index.ts";

export default function mail(): MailResult {
  return { id: "1" };
}
