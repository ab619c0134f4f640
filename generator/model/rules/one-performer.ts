/** A binding's work is done in one place. */

import { PERFORMER_KEYS } from "../performer-source.ts";
import type { RuleContext } from "./rule.ts";

export function onePerformerEach(context: RuleContext): void {
  const { bindings, defaults = {} } = context.spec;
  const places = [
    { path: ["defaults"], written: defaults },
    ...Object.entries(bindings).map(([name, written]) => ({ path: ["bindings", name], written })),
  ];
  for (const { path, written } of places) {
    const [first, ...more] = PERFORMER_KEYS.filter((key) => written[key] !== undefined);
    for (const key of more) {
      context.refuse({
        code: "TSU316",
        options: [[...path, key]],
        atKey: true,
        message: `\`${key}\` and \`${first}\` both say who does the work`,
        hint: "keep one of them",
      });
    }
  }
}
