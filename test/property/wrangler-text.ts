/** Random texts of wrangler.jsonc. */

import fc from "fast-check";
import { createScanner, parseTree } from "jsonc-parser";
import type { Node, SyntaxKind } from "jsonc-parser";

const name = fc.constantFrom("alpha", "beta", "gamma", "delta", "a/*b", "c//d", 'q"uote,', "[x]");
const cron = fc.constantFrom("0 * * * *", "*/7 * * * *", "0 0 * * 1");
const optional = { requiredKeys: [] };
/** What can stand at the top and in an environment. */
const block = {
  vars: fc.dictionary(name, fc.oneof(name, fc.integer(), fc.array(fc.boolean()))),
  durable_objects: fc.record(
    { bindings: fc.array(fc.record({ name, class_name: name })) },
    optional,
  ),
  queues: fc.record(
    {
      producers: fc.array(fc.record({ binding: name, queue: name })),
      consumers: fc.array(fc.record({ queue: name, max_retries: fc.nat() }, optional)),
    },
    optional,
  ),
  services: fc.array(fc.record({ binding: name, service: name })),
  d1_databases: fc.array(fc.record({ binding: name })),
  triggers: fc.record({ crons: fc.uniqueArray(cron) }, optional),
};
const exportsOfWorker = fc.dictionary(name, fc.record({ type: fc.constant("worker") }));
const environmentName = fc.constantFrom("staging", "production", "other");
const environments = fc.dictionary(environmentName, fc.record(block, optional), { maxKeys: 2 });
const userFile = fc.record(
  { name, ...block, exports: exportsOfWorker, env: environments },
  optional,
);
const migrations = fc.array(
  fc.record({ tag: name, new_sqlite_classes: fc.array(name, { minLength: 1 }) }),
  { minLength: 1, maxLength: 3 },
);

/** What may stand between two tokens; drawn anew at each place. */
const gap = fc.oneof(
  { weight: 6, arbitrary: fc.constant("") },
  { weight: 3, arbitrary: fc.constantFrom(" ", "\n", "\n  ", "\n\t\t", "\n\n    ") },
  {
    weight: 1,
    arbitrary: fc.constantFrom("/* c, */", " // d ]\n", "\n  // e {\n  ", "/* f\n g */ "),
  },
);

/** Prints a value with gaps that are drawn, and with or without trailing commas. */
function layOut(value: unknown, draw: () => string, trailingComma: () => boolean): string {
  const join = (open: string, items: readonly string[], close: string) => {
    const comma = items.length > 0 && trailingComma() ? draw() + "," : "";
    return open + draw() + items.join(draw() + "," + draw()) + comma + draw() + close;
  };
  if (Array.isArray(value)) {
    return join(
      "[",
      value.map((item) => layOut(item, draw, trailingComma)),
      "]",
    );
  }
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(
    ([key, item]) =>
      JSON.stringify(key) + draw() + ":" + draw() + layOut(item, draw, trailingComma),
  );
  return join("{", members, "}");
}

const layout = fc.record({
  gaps: fc.array(gap, { minLength: 1, maxLength: 60 }),
  commas: fc.array(fc.boolean(), { minLength: 1, maxLength: 20 }),
  lineEnd: fc.constantFrom("\n", "\r\n"),
  mark: fc.constantFrom("", "\uFEFF"),
});

/** One after the other, over and over: unlike a stream, the same again when a failure is made smaller. */
function inTurn<Value>(values: readonly Value[], otherwise: Value): () => Value {
  let next = 0;
  return () => values[next++ % values.length] ?? otherwise;
}

/** Any wrangler.jsonc, in any layout. */
export const wranglerText = fc
  .tuple(userFile, fc.option(migrations, { nil: undefined }), layout)
  .map(([file, list, { gaps, commas, lineEnd, mark }]) => {
    const { exports: declared, ...others } = file;
    const value =
      list === undefined ? { ...others, exports: declared ?? {} } : { ...others, migrations: list };
    const draw = inTurn(gaps, "");
    const text = draw() + layOut(value, draw, inTurn(commas, false)) + draw();
    return mark + text.replaceAll("\n", lineEnd);
  });

/** Comments as people put them beside entries; `places` says between which tokens. */
export const remarks = fc.array(
  fc.record({
    place: fc.nat(),
    text: fc.constantFrom("/* , */", "/* a\n b */", "// , }\n", " // ]\n\t", "\n// x\n"),
  }),
  { minLength: 1, maxLength: 12 },
);

/** Within an entry: what stands there goes with it. */
export type Region = "anywhere" | "outside of entries";

/** The text with comments between its tokens, and nothing else changed. */
export function withRemarks(
  text: string,
  all: readonly { readonly place: number; readonly text: string }[],
  region: Region,
): string {
  const lineEnd = text.includes("\r\n") ? "\r\n" : "\n";
  const mark = text.startsWith("\uFEFF") ? 1 : 0;
  const entries = region === "anywhere" ? [] : entriesOf(parseTree(text.slice(mark)));
  const ends = tokenEnds(text.slice(mark)).filter(
    (offset) =>
      !entries.some((entry) => entry.offset < offset && offset < entry.offset + entry.length),
  );
  const placed = all
    .map((remark) => ({ ...remark, offset: mark + (ends[remark.place % ends.length] ?? 0) }))
    .toSorted((left, right) => right.offset - left.offset);
  return placed.reduce(
    (result, remark) =>
      result.slice(0, remark.offset) +
      remark.text.replaceAll("\n", lineEnd) +
      result.slice(remark.offset),
    text,
  );
}

function tokenEnds(text: string): readonly number[] {
  const scanner = createScanner(text, true);
  const ends: number[] = [];
  const end = 17 satisfies SyntaxKind.EOF;
  while (scanner.scan() !== end) ends.push(scanner.getTokenOffset() + scanner.getTokenLength());
  return ends;
}

/** Elements of lists, and members of maps by name. */
function entriesOf(node: Node | undefined): readonly Node[] {
  if (node === undefined) return [];
  const children = node.children ?? [];
  const key: unknown = node.parent?.children?.[0]?.value;
  if (node.type === "array" || key === "exports" || key === "vars") return children;
  return children.flatMap(entriesOf);
}
