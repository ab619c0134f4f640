/** `tsumugi jobs enqueue` */

import { MisuseError } from "./failures.ts";
import { tell } from "./terminal.ts";
import type { OperatorCall, RunCommand } from "./terminal.ts";
import { durationOf, given, integerOf, timeOf } from "./values.ts";

export const enqueueJob: RunCommand = async (call) => {
  const { api, operands, options, terminal } = call;
  const [binding = ""] = operands;
  const answer = await api.enqueue(
    {
      binding,
      ...given("payload", await payloadOf(call)),
      ...given("priority", integerOf("priority", options)),
      ...given("maxAttempts", integerOf("max-attempts", options)),
      ...given("delayMs", durationOf("delay", options)),
      ...given("runAt", timeOf("at", options)),
      ...given("uniqueKey", options.one("unique-key")),
      ...given("concurrencyKey", options.one("concurrency-key")),
      ...given("partitionKey", options.one("partition-key")),
    },
    { signal: terminal.signal },
  );
  tell(call, answer, () =>
    answer.deduplicated ? `${answer.id} (its unique key was taken)` : answer.id,
  );
  return "fine";
};

async function payloadOf({ options, terminal }: OperatorCall): Promise<unknown> {
  const given = options.one("payload");
  if (given === undefined) return undefined;
  const text =
    given === "-"
      ? await terminal.readInput()
      : given.startsWith("@")
        ? await terminal.readFile(given.slice(1))
        : given;
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new MisuseError(`the payload is no JSON: ${(error as Error).message}`);
  }
}
