/** `wrangler deploy --dry-run` takes what the generator writes: in the example, in a new project, and beside a user's own entries. */

import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "jsonc-parser";
import { expect, test } from "vitest";
import { root, runOk } from "./support/command.ts";
import {
  blackboxProject,
  generate,
  projectFolder,
  temporaryFolder,
  testStack,
  TSCONFIG,
} from "./support/project.ts";

const CONFIG = `version: 1
name: shop-jobs
bindings:
  MAIL:
    performer: ./src/mail.ts
    payload:
      type: object
      properties: { to: { type: string, format: email }, copies: { type: integer } }
      required: [to]
  CHARGE:
    performer: ./src/charge.ts
    guarantee: at-most-once
    shards: 4
    payload: { type: object, properties: { customerId: { type: string } }, required: [customerId] }
    keys: { partitionKey: { from: "{customerId}" } }
    index: [customerId]
`;

const MAIL = `import type { JobContext, MailPayload } from "../generated/index.ts";
export default function mail({ to }: MailPayload, ctx: JobContext): void {
  ctx.log.info("sent", { to });
}
`;

const CHARGE = `import { NonRetryableError, type ChargePayload } from "../generated/index.ts";
export default function charge({ customerId }: ChargePayload): void {
  if (customerId === "") throw new NonRetryableError("nobody");
}
`;

const PROJECT = {
  "tsumugi.config.yaml": CONFIG,
  "tsconfig.json": TSCONFIG,
  "src/mail.ts": MAIL,
  "src/charge.ts": CHARGE,
};

const OWN_WRANGLER = `// The shop's Worker.
{
  "name": "shop",
  "main": "src/index.ts", // ours
  "compatibility_date": "2026-09-01",
  "vars": { "CURRENCY": "EUR" },
  "kv_namespaces": [{ "binding": "CACHE", "id": "00000000000000000000000000000001" }],
  "durable_objects": { "bindings": [{ "name": "CART", "class_name": "Cart" }] }, // carts
  "migrations": [
    { "tag": "v1", "new_sqlite_classes": ["Cart"] },
  ],
  "queues": {
    "producers": [{ "binding": "EVENTS", "queue": "shop-events" }],
    /* Read by the warehouse. */
  },
  "triggers": { "crons": ["0 4 * * *"] },
}
`;

const OWN_ENTRY = `import { DurableObject } from "cloudflare:workers";
import tsumugi from "../generated/worker.ts";

export * from "../generated/worker.ts";

export class Cart extends DurableObject {}

export default {
  ...tsumugi,
  fetch: () => new Response("shop"),
};
`;

test("the example", async () => {
  const stack = testStack();
  const { inputs } = await dryRun(root, temporaryFolder(stack));
  expect(inputs).toContain("example/worker.ts");
  expect(inputs).toContain("generated/runtime/shard/shard.ts");
  // The REST API asks for hono, a schema of the user's own for zod; nothing else brings a package along.
  expect(
    inputs.filter(
      (path) => !/^(generated|example|node_modules\/hono|node_modules\/zod)\//.test(path),
    ),
  ).toEqual([]);
});

test("a new project without a wrangler.jsonc", async () => {
  const folder = projectFolder(testStack(), PROJECT);
  await generate(folder);
  await typeCheck(folder);
  const { inputs, printed } = await dryRun(folder, join(folder, "bundle"));
  expect(inputs).toContain("generated/worker.ts");
  expect(inputs.filter((path) => !/^(generated|src)\//.test(path))).toEqual([]);
  for (const binding of ["TSUMUGI_MAIL", "TSUMUGI_CHARGE", "TSUMUGI_QUEUE_DEFAULT", "TSUMUGI_DB"]) {
    expect(printed).toContain(`env.${binding} `);
  }
});

test("a project with entries of its own", async () => {
  const folder = projectFolder(testStack(), {
    ...PROJECT,
    "wrangler.jsonc": OWN_WRANGLER,
    "src/index.ts": OWN_ENTRY,
  });
  await generate(folder);
  await typeCheck(folder);
  const { printed } = await dryRun(folder, join(folder, "bundle"));
  for (const binding of ["CART", "CACHE", "EVENTS", "CURRENCY", "TSUMUGI_MAIL", "TSUMUGI_DB"]) {
    expect(printed).toContain(`env.${binding} `);
  }

  const text = readFileSync(join(folder, "wrangler.jsonc"), "utf8");
  for (const comment of [
    "// The shop's Worker.",
    "// ours",
    "// carts",
    "/* Read by the warehouse. */",
  ]) {
    expect(text).toContain(comment);
  }
  expect(withoutOurs(parseJsonc(text))).toEqual(withoutOurs(parseJsonc(OWN_WRANGLER)));
  await generate(folder, "--check");
});

test("the project of the black-box tests compiles under every strict flag", async () => {
  const folder = await blackboxProject(testStack(), "http://127.0.0.1:1", {
    "tsconfig.json": TSCONFIG,
  });
  await typeCheck(folder);
});

/** Bundles the project as a deploy would; gives the bundle's sources, relative to the project, and what wrangler printed. */
async function dryRun(
  folder: string,
  out: string,
): Promise<{ readonly inputs: readonly string[]; readonly printed: string }> {
  mkdirSync(out, { recursive: true });
  const metafile = join(out, "meta.json");
  const command = [
    "wrangler",
    "deploy",
    "--dry-run",
    "--outdir",
    out,
    "--metafile",
    metafile,
  ] as const;
  const printed = await runOk(command, folder);
  expect(printed).toContain("--dry-run: exiting now.");
  expect(printed).not.toMatch(/WARNING|ERROR/);
  const { inputs } = JSON.parse(readFileSync(metafile, "utf8")) as { readonly inputs: object };
  return { inputs: Object.keys(inputs), printed };
}

async function typeCheck(folder: string): Promise<void> {
  await runOk(["tsc", "-p", "tsconfig.json"], folder);
}

function parseJsonc(text: string): unknown {
  return parse(text, [], { allowTrailingComma: true });
}

/** The file's content with every entry that names one of ours left out, and with every list or object that this leaves empty. */
function withoutOurs(value: unknown): unknown {
  if (Array.isArray(value)) {
    const kept = value.filter((entry) => !isOurs(entry)).map(withoutOurs);
    return kept.length === 0 ? undefined : kept;
  }
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).map(([key, member]) => [key, withoutOurs(member)] as const);
  const kept = members.filter(([, member]) => member !== undefined);
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}

function isOurs(entry: unknown): boolean {
  return /TSUMUGI_|MailShard|shop-jobs|\*\/5 \* \* \* \*/.test(JSON.stringify(entry));
}
