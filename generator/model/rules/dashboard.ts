/** The dashboard reads and acts through the REST API. */

import type { RuleContext } from "./rule.ts";

export function dashboardHasApi(context: RuleContext): void {
  const { features } = context.model;
  if (!features.dashboard || features.api) return;
  context.refuse({
    code: "TSU323",
    options: [["dashboard"], ["api"]],
    atKey: true,
    message: "`dashboard` works through the REST API, which the config does not ask for",
    hint: "add `api: true`, or remove `dashboard`",
  });
}
