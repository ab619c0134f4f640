/**
 * The read model: one D1 table with a row per job, which lists and searches read. It may lag behind the shards by about
 * a second and is never asked for a decision (SPEC 11). Writes can be repeated and reordered: the newest revision stays.
 */

/** Name of the D1 binding in `env`. */
export const READ_MODEL_BINDING = "TSUMUGI_DB";

/** The columns, in the order of a projected row (row.ts); the payload follows them. */
export const READ_MODEL_COLUMNS = [
  "id",
  "binding",
  "state",
  "priority",
  "attempts",
  "max_attempts",
  "guarantee",
  "concurrency_key",
  "unique_key",
  "partition_key",
  "result",
  "result_omitted",
  "progress",
  "attempts_log",
  "run_after",
  "created_at",
  "updated_at",
  "dispatched_at",
  "revision",
] as const;

/** `jsonb`, so that a row's text is parsed once and not for each column; LIMIT, so that SQLite leaves the subquery as it is. */
const UPSERT = `INSERT INTO tsumugi_jobs (${READ_MODEL_COLUMNS.join(", ")}, payload)
  SELECT ${READ_MODEL_COLUMNS.map((_, index) => `row ->> ${index}`).join(", ")}, row -> ${READ_MODEL_COLUMNS.length}
  FROM (SELECT jsonb(value) AS row FROM json_each(?) LIMIT -1) WHERE true
  ON CONFLICT (id) DO UPDATE SET ${READ_MODEL_COLUMNS.slice(2)
    .map((column) => `${column} = excluded.${column}`)
    .join(", ")}
  WHERE excluded.revision > tsumugi_jobs.revision`;

/** The read model's database in a Worker's env; throws where the Worker's configuration lacks it. */
export function readModelDatabase(env: object): D1Database {
  const database = Reflect.get(env, READ_MODEL_BINDING) as D1Database | undefined;
  if (database !== undefined) return database;
  throw new Error(`env.${READ_MODEL_BINDING} is missing: is it in the Worker's D1 databases?`);
}

/** Writes rows, given as the JSON text of an array of projected rows, in one statement. */
export async function writeReadModel(database: D1Database, rowsJson: string): Promise<void> {
  await database.prepare(UPSERT).bind(rowsJson).run();
}
