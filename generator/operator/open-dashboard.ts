/** `tsumugi open` */

import type { RunCommand } from "./terminal.ts";

/** The address goes to the output whether or not a browser starts, so that it can be copied. */
export const openDashboard: RunCommand = async ({ url, terminal }) => {
  const page = `${url}/dashboard`;
  terminal.print(page);
  await terminal.openBrowser(page);
  return "fine";
};
