import type { JobContext } from "./generated/index.ts";

interface Payload {
  readonly label: string;
  readonly fails?: number;
}

/** Fails as often as the payload says, then greets. */
export default function perform(
  { label, fails = 0 }: Payload,
  { attempt }: JobContext,
): Promise<{ readonly greeting: string }> {
  if (attempt <= fails) return Promise.reject(new Error(`no greeting for ${label}`));
  return Promise.resolve({ greeting: `Hello, ${label}` });
}
