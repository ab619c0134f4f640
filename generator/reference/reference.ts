/** The reference pages by file name, formatted as the repository's Markdown is. */

import { format } from "prettier";
import { printCommandsPage } from "./commands-page.ts";
import { printConfigPage } from "./config-page.ts";
import { printErrorsPage } from "./errors-page.ts";

/** All pages of docs/ that are generated. */
export async function printReference(): Promise<ReadonlyMap<string, string>> {
  const pages = new Map([
    ["commands.md", printCommandsPage()],
    ["config.md", printConfigPage()],
    ["errors.md", printErrorsPage()],
  ]);
  for (const [name, text] of pages) {
    pages.set(name, await format(text, { parser: "markdown", printWidth: 100 }));
  }
  return pages;
}
