import { expect, test } from "vitest";
import { fake, useBrowser, visit } from "./support/visit.ts";

const browser = useBrowser();

/**
 * The widest letters and words that a page must take without a loss (WCAG 2.2, 1.4.12):
 * a host's own font may be as wide.
 */
const WIDE = "* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }";

test.each([
  ["en-GB", ""],
  ["ja-JP", ""],
  ["en-GB", WIDE],
] as const)("a phone shows every page without scrolling sideways, %s %s", async (locale, style) => {
  const { api, origin } = await fake();
  const failed = api.world.jobs.find(({ state }) => state === "FAILED")?.id ?? "";
  const { page } = await visit(browser(), origin, { width: 360, locale });
  const pages: readonly (readonly [string, string])[] = [
    ["#/overview", ".chart canvas"],
    ["#/jobs", "tbody tr"],
    ["#/jobs?binding=CHARGE", "tbody tr"],
    [`#/jobs/${encodeURIComponent(failed)}`, ".timeline"],
    ["#/enqueue?binding=MAIL", "form"],
    ["#/policies", ".policy"],
  ];
  for (const [hash, ready] of pages) {
    await page.goto(`${origin}/dashboard${hash}`);
    await page.locator(ready).first().waitFor();
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
    }, style);
    const { scroll, client } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      client: document.documentElement.clientWidth,
    }));
    expect(scroll, hash).toBe(client);
  }
});
