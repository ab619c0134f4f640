/** Which shard a partition key belongs to (SPEC 8). Frozen by test vectors: a change would strand unique keys. */

/** 32-bit FNV-1a over the UTF-8 bytes, then a finaliser that mixes the low bits which the modulo uses. */
export function partitionHash(partitionKey: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(partitionKey)) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  // `>>> 0` makes it unsigned: a signed hash would give negative shards.
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** The shard of a partition key, 0 <= shard < shards. `shards` is an integer >= 1 (the config's rule). */
export function shardOf(partitionKey: string, shards: number): number {
  return partitionHash(partitionKey) % shards;
}
