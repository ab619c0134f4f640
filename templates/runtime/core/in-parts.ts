/** Work on many shards, a few at a time. */

/** Shards called at the same time: the platform's limit of simultaneous connections (2026-11). */
const SHARDS_AT_ONCE = 6;

/** Runs for all inputs; results in their order. The first rejection ends it. */
export async function inParts<Input, Output>(
  inputs: readonly Input[],
  run: (input: Input) => Promise<Output>,
): Promise<readonly Output[]> {
  const outputs: Output[] = [];
  for (let start = 0; start < inputs.length; start += SHARDS_AT_ONCE) {
    outputs.push(...(await Promise.all(inputs.slice(start, start + SHARDS_AT_ONCE).map(run))));
  }
  return outputs;
}
