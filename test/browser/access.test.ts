import { createRequire } from "node:module";
import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { fake, useBrowser, visit } from "./support/visit.ts";

const browser = useBrowser();

const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Finding {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** What axe calls serious or critical. Evaluated by the browser's debugger, which no policy of the page holds up. */
async function findings(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe);
  const { violations } = await page.evaluate<{ violations: readonly Finding[] }>(
    "axe.run(document, { resultTypes: ['violations'] })",
  );
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ""} ${nodes[0]?.failureSummary ?? ""}`);
}

test.each(["light", "dark"] as const)("no page has a serious fault, %s", async (theme) => {
  const { api, origin } = await fake();
  const of = (state: string) => api.world.jobs.find((job) => job.state === state)?.id ?? "";
  const { page } = await visit(browser(), origin, { theme, at: "#/overview?binding=MAIL" });
  await page.locator(".chart canvas").nth(2).waitFor();
  expect(await findings(page)).toEqual([]);
  const pages: readonly (readonly [string, string])[] = [
    ["#/jobs?state=FAILED&state=COMPLETED", "tbody tr"],
    ["#/jobs?state=FAILED&binding=NONE", ".notice"],
    [`#/jobs/${encodeURIComponent(of("FAILED"))}`, ".timeline"],
    [`#/jobs/${encodeURIComponent(of("SCHEDULED"))}`, ".banner"],
    ["#/enqueue?binding=MAIL", "form"],
    ["#/policies", ".policy"],
  ];
  for (const [hash, ready] of pages) {
    await page.goto(`${origin}/dashboard${hash}`);
    await page.locator(ready).first().waitFor();
    expect(await findings(page), hash).toEqual([]);
  }
  await page.keyboard.press("?");
  await page.getByRole("dialog").waitFor();
  expect(await findings(page), "shortcuts").toEqual([]);
});

test.each(["light", "dark"] as const)("nor has the question before a purge, %s", async (theme) => {
  const { origin } = await fake();
  const { page } = await visit(browser(), origin, { theme, locale: "ja-JP" });
  await page
    .getByRole("button", { name: /CHARGE$/ })
    .last()
    .click();
  await page.getByRole("dialog").getByRole("textbox").fill("CHARGE");
  expect(await findings(page)).toEqual([]);
});

test.each(["light", "dark"] as const)("nor has the sign-in, %s", async (theme) => {
  const { origin } = await fake();
  const { page } = await visit(browser(), origin, { theme, token: null });
  await page.getByLabel("Token").fill("wrong");
  await page.keyboard.press("Enter");
  await page.getByRole("alert").waitFor();
  expect(await findings(page)).toEqual([]);
});

test("the content is one key away, and focus is seen", async () => {
  const { origin } = await fake();
  const { page } = await visit(browser(), origin, { at: "#/jobs" });
  await page.locator("tbody tr").first().waitFor();
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to the content" });
  expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
  expect(await skip.evaluate((link) => getComputedStyle(link).outlineStyle)).toBe("solid");
  await page.keyboard.press("Enter");
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("MAIN");
  expect(new URL(page.url()).hash).toBe("#/jobs");
});

test("the theme is switched, and remembered", async () => {
  const { origin } = await fake();
  const { page } = await visit(browser(), origin, { at: "#/policies", theme: "light" });
  const paper = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.getByRole("heading", { name: "Policies" }).waitFor();
  const light = await paper();
  await page.getByRole("button", { name: "Theme: as the system" }).click();
  await page.getByRole("button", { name: "Theme: light" }).click();
  await page.getByRole("button", { name: "Theme: dark" }).waitFor();
  expect(await paper()).not.toBe(light);
  await page.reload();
  await page.getByRole("button", { name: "Theme: dark" }).waitFor();
  expect(await paper()).not.toBe(light);
});
