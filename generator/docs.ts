/** `npm run docs`: writes the reference pages under docs/ from the schema and the tables of commands and codes. */

import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { printReference } from "./reference/reference.ts";

const folder = fileURLToPath(new URL("../docs/", import.meta.url));
mkdirSync(folder, { recursive: true });
for (const [name, text] of await printReference()) writeFileSync(folder + name, text);
