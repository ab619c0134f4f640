/** A shop whose bindings hold a bit of everything, its owner's own code, and the ways in which that may be compiled. */

import type { ImportExtension, Model } from "../../../generator/model/model.ts";
import { binding, model, queue } from "../../support/model.ts";

/** A bit of everything: all kinds of payloads and keys, odd member names, a recursive schema, no schema at all. */
export function shop(importExtension: ImportExtension = ".ts"): Model {
  return model(
    [
      binding("MAIL", {
        description: "Sends a mail.\nOne line is not enough, and */ must not end it.",
        payload: {
          kind: "schema",
          schema: {
            type: "object",
            properties: {
              to: { type: "string", format: "email", description: "Who gets it." },
              "reply-to": { type: ["string", "null"] },
              ["__proto__"]: { type: "integer" },
              kind: { enum: ["short", "long", 3, null] },
              pair: {
                type: "array",
                prefixItems: [{ type: "number" }, { type: "string" }],
                minItems: 2,
                items: false,
              },
              parts: { type: "array", items: { $ref: "#/$defs/part" } },
            },
            required: ["to", "kind"],
            additionalProperties: false,
            $defs: {
              part: {
                type: "object",
                properties: {
                  text: { type: "string" },
                  parts: { type: "array", items: { $ref: "#/$defs/part" } },
                },
                required: ["text"],
              },
            },
          },
        },
        result: {
          kind: "schema",
          schema: { type: "object", properties: { id: { type: "string" } }, required: ["id"] },
        },
        definition: { keys: { concurrencyKey: { kind: "derived", template: "to:{to}" } } },
      }),
      binding("CHARGE_CARD", {
        description: null,
        payload: { kind: "zod", module: "src/payloads.ts", exportName: "Charge" },
        performer: { kind: "function", module: "src/performers/charge.ts", exportName: "charge" },
        queue: "slow",
        definition: {
          queueBinding: "TSUMUGI_QUEUE_SLOW",
          guarantee: "at-most-once",
          shards: 4,
          keys: { partitionKey: { kind: "required" }, uniqueKey: { kind: "forbidden" } },
        },
      }),
      binding("PING"),
    ],
    { queues: [queue("default"), queue("slow")], importExtension },
  );
}

export function userFiles(extension: ImportExtension): readonly (readonly [string, string])[] {
  const index = `../generated/index${extension}`;
  return [
    [
      "src/payloads.ts",
      `import { z } from "zod";\nexport const Charge = z.object({ cents: z.int(), note: z.string().default("") });\n`,
    ],
    [
      "src/performers/mail.ts",
      `import type { JobContext, MailPayload, MailResult } from "../${index}";
export default async function mail(payload: MailPayload, ctx: JobContext<{ readonly KEY: string }>): Promise<MailResult> {
  const texts: string[] = (payload.parts ?? []).flatMap((part) => [part.text, ...(part.parts ?? []).map((inner) => inner.text)]);
  return { id: ctx.env.KEY + payload.to + texts.join() };
}\n`,
    ],
    [
      "src/performers/charge.ts",
      `export function charge(payload: { cents: number; note?: string | undefined }): void { void payload; }\n`,
    ],
    ["src/performers/ping.ts", `export default (): string => "pong";\n`],
    [
      "src/use.ts",
      `import { enqueue, enqueueMany, enqueueWithReceipt, jobs } from "${index}";
import type { EnqueueInput, TsumugiEnv } from "${index}";
import worker, { ChargeCardShard, MailShard, PingShard } from "../generated/worker${extension}";

export { ChargeCardShard, MailShard, PingShard };
export default { ...worker, fetch: () => new Response("mine") } satisfies ExportedHandler<TsumugiEnv>;

export async function good(env: TsumugiEnv): Promise<void> {
  const mail = { to: "a@example.com", kind: "short" } as const;
  const id: string = await enqueue(env, { binding: "MAIL", payload: mail, delayMs: 60_000, uniqueKey: undefined });
  const inputs: EnqueueInput[] = [
    { binding: "MAIL", payload: { ...mail, pair: [1, "a"], parts: [{ text: "x" }], "reply-to": null }, uniqueKey: "u" },
    { binding: "CHARGE_CARD", payload: { cents: 1 }, partitionKey: "p", concurrencyKey: "c" },
    { binding: "PING", payload: { whatever: [1] } },
  ];
  const ids: string[] = await enqueueMany(env, inputs);
  await jobs(env).MAIL.enqueue(mail, { priority: 5, runAt: new Date() });
  await jobs(env).PING.enqueue("anything");
  const { deduplicated } = await enqueueWithReceipt(env, { binding: "PING", payload: null });
  const job = await jobs(env).MAIL.get(id);
  const result: { id: string } | null = job?.result ?? null;
  const any = await jobs(env).get(ids[0] ?? "");
  if (any?.binding === "MAIL") any.payload.to.toUpperCase();
  await jobs(env).reschedule(id, { delayMs: 5 });
  void [deduplicated, result];
}

export function bad(env: TsumugiEnv): void {
  const mail = { to: "a@example.com", kind: "short" } as const;
  // @ts-expect-error a required member is missing
  void enqueue(env, { binding: "MAIL", payload: { kind: "long" } });
  // @ts-expect-error a member has the wrong type
  void enqueue(env, { binding: "MAIL", payload: { to: 1, kind: "long" } });
  // @ts-expect-error not one of the enum
  void enqueue(env, { binding: "MAIL", payload: { to: "a", kind: "middling" } });
  // @ts-expect-error no such member
  void enqueue(env, { binding: "MAIL", payload: { ...mail, subjekt: "x" } });
  // @ts-expect-error a derived key cannot be passed
  void enqueue(env, { binding: "MAIL", payload: mail, concurrencyKey: "x" });
  // @ts-expect-error a required key is missing
  void enqueue(env, { binding: "CHARGE_CARD", payload: { cents: 1 } });
  // @ts-expect-error a required key is missing
  void jobs(env).CHARGE_CARD.enqueue({ cents: 1 });
  // @ts-expect-error a forbidden key cannot be passed
  void jobs(env).CHARGE_CARD.enqueue({ cents: 1 }, { partitionKey: "p", uniqueKey: "u" });
  // @ts-expect-error zod's type, too
  void jobs(env).CHARGE_CARD.enqueue({ cents: "1" }, { partitionKey: "p" });
  // @ts-expect-error no such binding
  void enqueue(env, { binding: "MIAL", payload: mail });
  // @ts-expect-error no such binding
  void jobs(env).MIAL;
  // @ts-expect-error no such option
  void enqueue(env, { binding: "PING", payload: 1, delay: 5 });
  // @ts-expect-error another binding's payload
  void enqueueMany(env, [{ binding: "PING", payload: 1 }, { binding: "MAIL", payload: { cents: 1 } }]);
  // @ts-expect-error one of the two
  void jobs(env).reschedule("id", { delayMs: 1, runAt: 1 });
}\n`,
    ],
  ];
}

/** Ways in which a user compiles modules, and the import extension that goes with each. */
export const layouts = [
  {
    name: "Bundler, .ts",
    extension: ".ts",
    options: { module: "esnext", moduleResolution: "bundler", allowImportingTsExtensions: true },
  },
  { name: "NodeNext, .js", extension: ".js", options: { module: "nodenext" } },
  {
    name: "NodeNext, .ts",
    extension: ".ts",
    options: { module: "nodenext", allowImportingTsExtensions: true },
  },
] as const;
