import { expect, test } from "vitest";
import { fake, useBrowser, visit } from "./support/visit.ts";

const browser = useBrowser();

test("counts, what blocks, and charts", async () => {
  const { api, origin } = await fake();
  const { page } = await visit(browser(), origin);
  const mail = page.getByRole("row", { name: /^MAIL/ });
  await mail.getByText("Rate").waitFor();
  const failed = api.world.jobs.filter(
    ({ binding, state }) => binding === "MAIL" && state === "FAILED",
  );
  expect(await mail.locator("[data-label=Failed]").innerText()).toBe(String(failed.length));
  await page.locator(".chart canvas").nth(2).waitFor();
  await page.getByLabel("Charts of").selectOption("WEBHOOK");
  await page.getByRole("button", { name: "6 h" }).click();
  await page.waitForURL(/#\/overview\?range=6&binding=WEBHOOK$/);
  await page.getByText("Median").first().waitFor();
});

test("a binding is paused after a question, and resumed", async () => {
  const { origin } = await fake();
  const { page } = await visit(browser(), origin);
  const row = page.getByRole("row", { name: /^REPORT/ });
  await row.getByRole("button", { name: "Pause" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Pause" }).click();
  await row.getByText("Paused").waitFor();
  await row.getByRole("button", { name: "Resume" }).click();
  await row.getByRole("button", { name: "Pause" }).waitFor();
  expect(await row.getByText("Paused").count()).toBe(0);
});

test("a shard that does not answer is named", async () => {
  const { origin } = await fake({ silentShard: "CHARGE#2" });
  const { page } = await visit(browser(), origin);
  await page.getByText("These shards did not answer: CHARGE#2.").waitFor();
});
