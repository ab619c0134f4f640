import { expect, test } from "vitest";
import { fake, useBrowser, visit } from "./support/visit.ts";

const browser = useBrowser();

test.each(["en-GB", "ja-JP"] as const)(
  "a phone shows every page without scrolling sideways, %s",
  async (locale) => {
    const { api, origin } = await fake();
    const failed = api.world.jobs.find(({ state }) => state === "FAILED")?.id ?? "";
    const { page } = await visit(browser(), origin, { width: 375, locale });
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
      const { scroll, client } = await page.evaluate(() => ({
        scroll: document.documentElement.scrollWidth,
        client: document.documentElement.clientWidth,
      }));
      expect(scroll, hash).toBe(client);
    }
  },
);
