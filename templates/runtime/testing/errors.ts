/** What a test system says when it cannot go on. */

/** A job ran whose performer the test did not give. */
export class MissingPerformerError extends Error {
  override readonly name = "MissingPerformerError";
  readonly binding: string;

  constructor(binding: string) {
    super(
      `a job of ${binding} ran, but this test system has no performer for it: ` +
        `add one to \`performers: { ${binding}: … }\``,
    );
    this.binding = binding;
  }
}

/** A shard whose jobs `drain` could not bring to their end. */
export interface UnfinishedShard {
  /** For example `MAIL#0`. */
  readonly shard: string;
  readonly waiting: number;
  readonly inFlight: number;
}

/** Jobs are left that nothing brings to their end within the time that `drain` was given. */
export class NotDrainedError extends Error {
  override readonly name = "NotDrainedError";
  readonly shards: readonly UnfinishedShard[];

  constructor(shards: readonly UnfinishedShard[], limitMs: number) {
    const each = shards.map(
      ({ shard, waiting, inFlight }) => `${shard}: ${waiting} waiting, ${inFlight} in flight`,
    );
    super(
      `not all jobs came to their end within ${limitMs} ms of virtual time (${each.join("; ")})`,
    );
    this.shards = shards;
  }
}
