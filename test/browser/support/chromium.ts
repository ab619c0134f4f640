/** A real headless Chromium, from a package that ships one with its libraries: nothing has to be installed on the host. */

import { existsSync } from "node:fs";
import { chromium, type Browser } from "playwright-core";

/** Nothing that calls home, and the web's own rules all in force: they are what is tested. */
const ARGUMENTS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-dev-shm-usage",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Where the browser is, once it has been unpacked; null on a host that the package has none for. */
export async function chromiumPath(): Promise<string | null> {
  if (process.platform !== "linux" || process.arch !== "x64") return null;
  // Read when the package is loaded: makes it unpack the libraries that a host may lack.
  process.env["AWS_EXECUTION_ENV"] ??= "AWS_Lambda_nodejs22.x";
  const { default: packed } = await import("@sparticuz/chromium");
  return await packed.executablePath();
}

/** Starts the browser, elsewhere the Chrome that is installed; it ends with the stack. */
export async function launchChromium(stack: AsyncDisposableStack): Promise<Browser> {
  const path = await chromiumPath();
  const browser = await chromium.launch({
    ...(path === null ? { channel: "chrome" } : { executablePath: path }),
    args: ARGUMENTS,
    env: { ...process.env, ...hostFonts() },
  });
  stack.defer(() => browser.close());
  return browser;
}

/** The package brings a Latin font only: where the host has fonts of its own, those are shown. */
function hostFonts(): Readonly<Record<string, string>> {
  const folder = "/etc/fonts";
  return existsSync(`${folder}/fonts.conf`) ? { FONTCONFIG_PATH: folder } : {};
}
