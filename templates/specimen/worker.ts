/**
 * The Worker: takes jobs from their queues, runs their performers, and keeps the read model small. Use it as `main`, or
 * spread it into an entry of your own, which must export the shard classes, too:
 *
 *     import tsumugi from "./generated/worker.ts";
 *     export * from "./generated/worker.ts";
 *     export default { ...tsumugi, fetch: mine };
 */

import { createConsumer } from "../runtime/consumer/consumer.ts";
import { connectShard } from "../runtime/core/shard-call.ts";
import { cleanUpReadModel } from "../runtime/projection/clean-up.ts";
import { wakeShards } from "../runtime/projection/wake-shards.ts";
import { api } from "./api.ts";
import { definitions } from "./definitions.ts";
import type { TsumugiEnv } from "./env.ts";
import { performers, upgrades } from "./performers.ts";

export {
  SpecimenShard,
  SpecimenZodShard,
  SpecimenAnyShard,
  SpecimenEntrypointShard,
  SpecimenHttpShard,
  SpecimenServiceShard,
} from "./shards.ts";

/** What the cron trigger deletes from the read model: `retention` in tsumugi.config.yaml. */
const RETENTION = { olderThanMs: 604_800_000, limit: 1_000 };

/** The minute of each hour in which the cron trigger also looks after shards that sleep. */
const WAKE_MINUTE = 0;

const consume = createConsumer({ definitions, performers, upgrades });

export default {
  fetch: api.fetch,

  async queue(batch, env, ctx): Promise<void> {
    await consume(batch, env, ctx);
  },

  async scheduled({ scheduledTime }, env): Promise<void> {
    // Before the read model, so that shards are also woken while D1 is away.
    if (new Date(scheduledTime).getUTCMinutes() === WAKE_MINUTE) {
      await wakeShards(Object.values(definitions), ({ shardBinding }, name) =>
        connectShard(env, shardBinding, name),
      );
    }
    await cleanUpReadModel(env.TSUMUGI_DB, RETENTION, Date.now());
  },
} satisfies ExportedHandler<TsumugiEnv>;
