/** The dashboard's sources -> one module of texts, so that whoever runs it needs neither preact nor uplot nor a bundler. */

import { build } from "esbuild";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { licences } from "./licences.ts";
import { printAssets, type Asset } from "./print.ts";

const folder = fileURLToPath(new URL("..", import.meta.url));

/** Where the bundle is committed: a fixed module of the runtime, emitted as it stands. */
export const ASSETS_FILE = fileURLToPath(
  new URL("../../runtime/dashboard/assets.ts", import.meta.url),
);

/** The text of runtime/dashboard/assets.ts. The same sources give the same bytes. */
export async function bundle(): Promise<string> {
  const [page, script, style] = await Promise.all([
    readFile(`${folder}page.html`, "utf8"),
    bundled("main.tsx", "js"),
    bundled("styles/main.css", "css"),
  ]);
  return printAssets([
    asset("page", "text/html; charset=utf-8", page),
    asset("script", "text/javascript; charset=utf-8", `${await licences()}${script}`),
    asset("style", "text/css; charset=utf-8", style),
  ]);
}

async function bundled(entry: string, kind: "js" | "css"): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    absWorkingDir: folder,
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    charset: "utf8",
    jsx: "automatic",
    jsxImportSource: "preact",
    legalComments: "none",
    // Short lines, so that a change of the bundle can be looked at.
    lineLimit: 160,
    write: false,
    outfile: `out.${kind}`,
    logLevel: "silent",
  });
  return outputFiles[0]?.text ?? "";
}

function asset(name: Asset["name"], contentType: string, text: string): Asset {
  const digest = createHash("sha256").update(text).digest("base64url").slice(0, 22);
  return { name, contentType, text, etag: `"${digest}"` };
}
