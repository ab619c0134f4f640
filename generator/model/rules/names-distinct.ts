/** No two bindings may share a derived name. */

import { bindingNames, collisionKey } from "../names.ts";
import type { RuleContext } from "./rule.ts";

export function namesAreDistinct(context: RuleContext): void {
  const first = new Map<string, string>();
  for (const name of Object.keys(context.spec.bindings)) {
    const key = collisionKey(name);
    const earlier = first.get(key);
    if (earlier === undefined) {
      first.set(key, name);
      continue;
    }
    const line = context.lineOf(["bindings", earlier]);
    const [mine, theirs] = [bindingNames(name).shardClass, bindingNames(earlier).shardClass];
    const classes =
      mine === theirs
        ? `both become \`${mine}\``
        : `\`${mine}\` and \`${theirs}\` differ only in case`;
    context.refuse({
      code: "TSU301",
      options: [["bindings", name]],
      atKey: true,
      message: `\`${name}\` collides with \`${earlier}\` in line ${line}: ${classes}`,
      hint: "rename one of them",
    });
  }
}
