import type { JobContext } from "./generated/index.ts";
import type { BlackboxEnv } from "./env.ts";

interface Payload {
  readonly label: string;
  /** How long the receiver waits with its answer. */
  readonly takesMs: number;
}

interface Result {
  readonly label: string;
  readonly attempt: number;
}

/** Tells the receiver that it has started, and runs until the receiver answers. */
export default async function perform(
  { label, takesMs }: Payload,
  { env, jobId, attempt, signal }: JobContext<BlackboxEnv>,
): Promise<Result> {
  const response = await fetch(`${env.RECEIVER_URL}/starts`, {
    method: "POST",
    body: JSON.stringify({ jobId, attempt, label, takesMs }),
    signal,
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the receiver answered ${response.status}`);
  return { label, attempt };
}
