import { expect, test } from "vitest";
import { fake, useBrowser, visit } from "./support/visit.ts";

const browser = useBrowser();

test("the browser's language is taken, and another can be chosen", async () => {
  const { origin } = await fake();
  const { page } = await visit(browser(), origin, { at: "#/jobs", locale: "ja-JP" });
  await page.getByRole("heading", { name: "ジョブ" }).waitFor();
  expect(await page.getAttribute("html", "lang")).toBe("ja");
  await page.getByRole("button", { name: "失敗" }).click();
  await page.locator("tbody").getByText("失敗").first().waitFor();
  expect(await page.title()).toBe("ジョブ · tsumugi-example");
  await page.getByRole("button", { name: "English" }).click();
  await page.getByRole("heading", { name: "Jobs" }).waitFor();
  await page.reload();
  await page.getByRole("heading", { name: "Jobs" }).waitFor();
  expect(await page.getAttribute("html", "lang")).toBe("en");
});
