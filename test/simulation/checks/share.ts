/** The limits of one shard by SPEC 4, worked out apart from the runtime. */

import type { ShardHost } from "../world/shard-host.ts";

export function shareOf({ definition: { shards }, index }: ShardHost, whole: number): number {
  if (index >= shards) return Math.max(1, Math.floor(whole / shards));
  return Math.floor(whole / shards) + (index < whole % shards ? 1 : 0);
}
