/** `npm run screenshots`: the pages of the dashboard as pictures, in docs/screenshots/. Not part of the tests. */

import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Browser } from "playwright-core";
import { launchChromium } from "./support/chromium.ts";
import { FakeApi } from "./support/fake-api.ts";
import { fakeWorld } from "./support/fake-world.ts";
import { serveFake } from "./support/serve.ts";

const folder = process.argv[2] ?? fileURLToPath(new URL("../../docs/screenshots", import.meta.url));

interface Shot {
  readonly name: string;
  readonly hash: string;
  readonly width?: number;
  readonly height?: number;
  readonly theme?: "light" | "dark";
  readonly locale?: "en" | "ja";
  readonly signedOut?: true;
  /** What is clicked before the picture. */
  readonly click?: string;
}

await using stack = new AsyncDisposableStack();
const world = fakeWorld(Date.now());
const origin = await serveFake(new FakeApi(world), stack);
const browser = await launchChromium(stack);
mkdirSync(folder, { recursive: true });

const failed = world.jobs.find(({ state, attempts }) => state === "FAILED" && attempts === 4);
const job = `#/jobs/${encodeURIComponent(failed?.id ?? "")}`;
const shots: readonly Shot[] = [
  { name: "overview", hash: "#/overview" },
  { name: "overview-dark", hash: "#/overview?range=6&binding=WEBHOOK", theme: "dark" },
  { name: "jobs", hash: "#/jobs" },
  { name: "jobs-filtered-ja", hash: "#/jobs?state=FAILED&state=STALLED", locale: "ja" },
  { name: "job", hash: job },
  { name: "job-dark-ja", hash: job, theme: "dark", locale: "ja" },
  { name: "enqueue", hash: "#/enqueue?binding=WEBHOOK" },
  { name: "policies", hash: "#/policies", height: 1000 },
  { name: "sign-in", hash: "", signedOut: true, height: 640 },
  { name: "phone-overview", hash: "#/overview", width: 375, height: 812 },
  { name: "phone-jobs-dark", hash: "#/jobs", width: 375, height: 812, theme: "dark" },
  { name: "phone-job", hash: job, width: 375, height: 812 },
];
for (const shot of shots) await shoot(browser, shot);

async function shoot(from: Browser, shot: Shot): Promise<void> {
  const { name, hash, width = 1280, height = 800, theme = "light", locale = "en" } = shot;
  const context = await from.newContext({
    viewport: { width, height },
    deviceScaleFactor: 1.5,
    colorScheme: theme,
    locale: locale === "ja" ? "ja-JP" : "en-GB",
  });
  const page = await context.newPage();
  if (shot.signedOut !== true) {
    await page.addInitScript(() => sessionStorage.setItem("tsumugi.token", "right"));
  }
  await page.goto(`${origin}/dashboard${hash}`);
  await page.locator("h1").first().waitFor({ state: "attached" });
  if (hash.startsWith("#/overview")) await page.locator(".chart canvas").nth(2).waitFor();
  else if (hash.includes("jobs/")) await page.locator(".timeline").waitFor();
  else if (hash.startsWith("#/jobs")) await page.locator("tbody tr").first().waitFor();
  if (shot.signedOut !== true) await page.locator(".live.streaming").waitFor();
  await page.screenshot({ path: `${folder}/${name}.png` });
  await context.close();
}
