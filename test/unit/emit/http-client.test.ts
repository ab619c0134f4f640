/** The HTTP client compiles where there is no Worker: in a page, in Node, in another Worker; and refuses misuse there. */

import { posix } from "node:path";
import { expect, test } from "vitest";
import { shop, userFiles } from "./shop.ts";
import { compile, filesOf } from "./world.ts";

const USE = `import { ApiError, createHttpClient } from "../generated/http-client.ts";

const client = createHttpClient({ url: "https://jobs.example.com", token: "t" });
export async function good(signal: AbortSignal): Promise<void> {
  const mail = { to: "a@example.com", kind: "short" } as const;
  const id: string = await client.MAIL.enqueue(mail, { priority: 5, runAt: new Date(), signal });
  await client.CHARGE_CARD.enqueue({ cents: 1 }, { partitionKey: "p", concurrencyKey: "c" });
  const job = await client.MAIL.get(id, { signal });
  const result: { id: string } | null = job?.result ?? null;
  const any = await client.get(id);
  if (any?.binding === "MAIL") any.payload.to.toUpperCase();
  const answer = await client.cancel(id);
  if (answer.kind === "invalid-state") answer.state satisfies string;
  for await (const each of client.list({ state: ["FAILED"], binding: "MAIL" })) each.id.trim();
  for await (const event of client.api.events({ signal })) if (event.kind === "jobs") void event.jobs;
  void [result, ApiError];
}
export function bad(): void {
  // @ts-expect-error a required member is missing
  void client.MAIL.enqueue({ kind: "long" });
  // @ts-expect-error a required key is missing
  void client.CHARGE_CARD.enqueue({ cents: 1 });
  // @ts-expect-error a derived key cannot be passed
  void client.MAIL.enqueue({ to: "a@example.com", kind: "short" }, { concurrencyKey: "x" });
  // @ts-expect-error no such binding
  void client.MIAL;
  // @ts-expect-error no such state
  void client.list({ state: ["BROKEN"] });
}
`;

test.each([
  ["a page", { lib: ["es2024", "dom", "dom.asynciterable"], types: [] }],
  ["Node", { types: ["node"], skipLibCheck: true }],
  ["another Worker", {}],
])("compiles in %s", async (_, options) => {
  const files = new Map<string, string>([
    ...(await filesOf({ ...shop(), features: { ...shop().features, api: true } })),
    ...userFiles(".ts"),
    ["src/use-http.ts", USE],
  ]);
  const needed = new Map(
    reachable("src/use-http.ts", files).map((path) => [path, files.get(path) ?? ""]),
  );
  expect(
    [...needed.keys()].filter((path) => /shard\/|consumer\/|env\.ts|worker\.ts/.test(path)),
  ).toEqual([]);
  expect(
    await compile(needed, {
      module: "esnext",
      moduleResolution: "bundler",
      allowImportingTsExtensions: true,
      ...options,
    }),
  ).toBe("");
});

/** A file and everything that it imports. */
function reachable(entry: string, files: ReadonlyMap<string, string>): readonly string[] {
  const found = new Set<string>();
  const waiting = [entry];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    for (const [, module = ""] of (files.get(path) ?? "").matchAll(/from "(\.[^"]+)"/g)) {
      waiting.push(posix.join(posix.dirname(path), module));
    }
  }
  return [...found];
}
