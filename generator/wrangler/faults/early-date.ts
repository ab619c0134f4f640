/** A compatibility date from before there were calls to Durable Objects by method: each enqueue would fail, and only once it runs. */

import { below, blocksOf, nameOf, textBelow } from "./fault.ts";
import type { FaultContext, WranglerFault } from "./fault.ts";

/** From then on the flag `rpc` is on by itself (platform fact, 2026-11). */
const EARLIEST_DATE = "2024-04-03";
const FLAG = "rpc";

/** Environments inherit both the date and the flags, unless they have their own. */
export function earlyDates({
  root,
  model,
}: Pick<FaultContext, "root" | "model">): readonly WranglerFault[] {
  const declared = new Set<string | null>([null, ...model.environments.map(({ name }) => name)]);
  return blocksOf(root).flatMap((block) => {
    const node = below(block.node, "compatibility_date");
    const date = textBelow(block.node, "compatibility_date");
    if (node === undefined || date === null || !declared.has(block.environment)) return [];
    const flags = below(block.node, "compatibility_flags") ?? below(root, "compatibility_flags");
    const isOn = flags?.children?.some(({ value }) => value === FLAG) ?? false;
    if (isOn || !/^\d{4}-\d{2}-\d{2}$/.test(date) || date >= EARLIEST_DATE) return [];
    const message = `${nameOf(block)} has the compatibility date ${date}, at which shards cannot be called`;
    const hint = `set \`compatibility_date\` to ${EARLIEST_DATE} or later, or add "${FLAG}" to \`compatibility_flags\``;
    return [{ code: "TSU429", node, message, hint }];
  });
}
