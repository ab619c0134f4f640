/** What the config says about one binding, with every default resolved. Emitted as data by the generator. */

/** What happens to an attempt whose performer falls silent (SPEC 6). */
export type Guarantee = "at-least-once" | "at-most-once";

/** The wait before the next attempt (SPEC 3). Times in milliseconds. */
export type Backoff =
  | {
      readonly kind: "exponential";
      readonly baseMs: number;
      readonly factor: number;
      readonly maxMs: number;
      readonly jitter: boolean;
    }
  | { readonly kind: "fixed"; readonly delayMs: number; readonly jitter: boolean };

/** A token bucket: `tokens` dispatches per `intervalMs`, at most `tokens` saved up (SPEC 4). */
export interface Rate {
  readonly tokens: number;
  readonly intervalMs: number;
}

/** Whether the caller passes a key, must, must not, or has it built from the payload (SPEC 8). */
export type KeyRule =
  | { readonly kind: "optional" }
  | { readonly kind: "required" }
  | { readonly kind: "forbidden" }
  /** `template` is literal text with `{path.to.field}` places, read from the payload. */
  | { readonly kind: "derived"; readonly template: string };

export interface KeyRules {
  readonly concurrencyKey: KeyRule;
  readonly uniqueKey: KeyRule;
  readonly partitionKey: KeyRule;
}

/** The declared policy of one binding. Numbers are the whole binding's; a shard takes its share (core/share.ts). */
export interface BindingDefinition {
  /** The binding's name in the config, for example `MAIL`; the first part of every job id. */
  readonly name: string;
  /** Name of the Durable Object namespace in `env`. */
  readonly shardBinding: string;
  /** Name of the queue producer in `env`. */
  readonly queueBinding: string;
  readonly shards: number;
  readonly guarantee: Guarantee;
  readonly requeueUnclaimed: boolean;
  readonly maxAttempts: number;
  readonly backoff: Backoff;
  readonly timeoutMs: number;
  readonly reaperGraceMs: number;
  readonly concurrency: number;
  readonly rate: Rate | null;
  readonly perKeyConcurrency: number;
  /** `null` = strict priorities, no aging. */
  readonly agingIntervalMs: number | null;
  readonly uniqueForMs: number;
  readonly sweepAfterMs: number;
  readonly failedRetentionMs: number;
  readonly keys: KeyRules;
}
