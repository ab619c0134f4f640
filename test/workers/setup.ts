import { applyD1Migrations, type D1Migration } from "cloudflare:test";
import { env } from "cloudflare:workers";

const { TSUMUGI_DB, TEST_MIGRATIONS } = env as unknown as {
  readonly TSUMUGI_DB: D1Database;
  readonly TEST_MIGRATIONS: D1Migration[];
};

await applyD1Migrations(TSUMUGI_DB, TEST_MIGRATIONS);
