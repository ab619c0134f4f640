/** `npm run dashboard`: writes the bundle. */

import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { ASSETS_FILE, bundle } from "./bundle.ts";

const text = await bundle();
await mkdir(dirname(ASSETS_FILE), { recursive: true });
await writeFile(ASSETS_FILE, text);
console.log(`dashboard: ${Buffer.byteLength(text).toLocaleString("en")} bytes`);
