import { expect, test } from "vitest";
import { fake, useBrowser, visit } from "./support/visit.ts";

const browser = useBrowser();

test("a purge names the binding and the count, wants the name typed, and goes on to the end", async () => {
  const { api, origin } = await fake();
  const waiting = (binding: string) =>
    api.world.jobs.filter((job) => job.binding === binding && job.state === "SCHEDULED").length;
  const others = waiting("WEBHOOK");
  const count = waiting("CHARGE");
  // More than one call's worth.
  expect(count).toBeGreaterThan(2);
  const { page } = await visit(browser(), origin);
  const row = page.getByRole("row", { name: /^CHARGE/ });
  await row.getByRole("button", { name: "Purge: CHARGE" }).click();
  const dialog = page.getByRole("dialog", {
    name: `Cancel every waiting job of CHARGE (${count})?`,
  });
  const yes = dialog.getByRole("button", { name: `Cancel ${count} jobs` });
  expect(await yes.isDisabled()).toBe(true);
  await page.keyboard.type("charge");
  expect(await yes.isDisabled()).toBe(true);
  await page.keyboard.press("Enter");
  expect(waiting("CHARGE")).toBe(count);
  await dialog.getByLabel("Type CHARGE to confirm").fill("CHARGE");
  await page.keyboard.press("Enter");
  await row.getByText(`${count} cancelled.`).waitFor();
  expect([waiting("CHARGE"), waiting("WEBHOOK")]).toEqual([0, others]);
});

test("jobs that come during a purge stay", async () => {
  const { api, origin } = await fake();
  const first = api.world.jobs.find(
    ({ binding, state }) => binding === "IMPORT" && state === "SCHEDULED",
  );
  const { page } = await visit(browser(), origin);
  const row = page.getByRole("row", { name: /^IMPORT/ });
  await row.getByRole("button", { name: "Purge: IMPORT" }).click();
  const asked = await page.getByRole("dialog").getByRole("heading").innerText();
  const count = Number(/\((\d+)\)/.exec(asked)?.[1]);
  for (let more = 0; more < 5; more += 1) {
    api.world.jobs.unshift({
      ...(first as NonNullable<typeof first>),
      id: `IMPORT#0:0000000000${more}`,
    });
  }
  await page.getByRole("dialog").getByLabel(/^Type/).fill("IMPORT");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Cancel/ })
    .click();
  await row.getByText("Jobs still wait: new ones have come").waitFor();
  const left = api.world.jobs.filter(
    ({ binding, state }) => binding === "IMPORT" && state === "SCHEDULED",
  );
  expect(left.length).toBeGreaterThanOrEqual(5 - 1);
  expect(left.length).toBeLessThanOrEqual(5);
  expect(count).toBeGreaterThan(0);
});

test("a purge that fails says why, and what it had done", async () => {
  const { origin } = await fake();
  const { page } = await visit(browser(), origin);
  const details = { unreachable: ["CHARGE#2"], cancelled: 3 };
  const error = { code: "shard-unavailable", message: "a shard is silent", details };
  await page.route("**/api/bindings/CHARGE/purge", (route) =>
    route.fulfill({ status: 503, json: { error } }),
  );
  const row = page.getByRole("row", { name: /^CHARGE/ });
  await row.getByRole("button", { name: "Purge: CHARGE" }).click();
  await page.getByRole("dialog").getByLabel(/^Type/).fill("CHARGE");
  await page.keyboard.press("Enter");
  await row.getByText("3 cancelled.").waitFor();
  await row.getByText("A shard did not answer. Try again in a moment. (CHARGE#2)").waitFor();
});

test("who may only look has no such button", async () => {
  const { origin } = await fake();
  const { page } = await visit(browser(), origin, { token: "look" });
  await page.getByRole("row", { name: /^CHARGE/ }).waitFor();
  expect(await page.getByRole("button", { name: /Purge|Pause/ }).count()).toBe(0);
});
