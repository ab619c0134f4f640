import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { fake, useBrowser, visit } from "./support/visit.ts";

const browser = useBrowser();

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? "");
const scrolled = (page: Page) => page.evaluate(() => scrollY);

async function openRow(page: Page, place: number): Promise<string> {
  const link = page.locator("tbody a.id").nth(place);
  await link.scrollIntoViewIfNeeded();
  const id = await link.innerText();
  await link.click();
  await page.locator(".timeline").waitFor();
  return id;
}

test.each(["the browser's step back", "the link back"])("%s finds the row again", async (way) => {
  const { api, origin } = await fake();
  const { page } = await visit(browser(), origin, { at: "#/jobs?state=COMPLETED" });
  await page.locator("tbody tr").nth(45).waitFor();
  const id = await openRow(page, 44);
  expect(await scrolled(page)).toBe(0);
  api.change(api.world.jobs.find(({ state }) => state === "COMPLETED")?.id ?? "", { attempts: 3 });
  if (way.startsWith("the link")) {
    await page.locator(".job-title").getByRole("link", { name: "Jobs" }).click();
  } else {
    await page.goBack();
  }
  await page.locator("tbody tr").nth(45).waitFor();
  await expect.poll(() => focused(page)).toBe(id);
  expect(await scrolled(page)).toBeGreaterThan(500);
  // What happened meanwhile is there, too.
  await page.locator("tbody tr").first().getByText("3 of 4").waitFor();
});

test("a list that is gone to anew begins at its top", async () => {
  const { origin } = await fake();
  const { page } = await visit(browser(), origin, { at: "#/jobs" });
  await page.locator("tbody tr").nth(45).waitFor();
  await openRow(page, 44);
  await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Jobs" }).click();
  await page.locator("tbody tr").nth(45).waitFor();
  expect(await scrolled(page)).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("MAIN");
});

test("who signs in goes on at the content", async () => {
  const { origin } = await fake();
  const { page } = await visit(browser(), origin, { at: "#/policies", token: null });
  await page.getByLabel("Token").fill("right");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Policies" }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("MAIN");
});
