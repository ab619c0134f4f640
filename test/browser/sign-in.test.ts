import { expect, test } from "vitest";
import { fake, useBrowser, visit } from "./support/visit.ts";

const browser = useBrowser();

test("a token is typed once, and lasts as long as the tab", async () => {
  const { origin } = await fake();
  const { page } = await visit(browser(), origin, { token: null, at: "#/policies" });
  await page.getByLabel("Token").fill("wrong");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("alert").filter({ hasText: "not accepted" }).waitFor();

  await page.getByLabel("Token").fill("right");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Policies" }).waitFor();
  await page.reload();
  await page.getByRole("heading", { name: "Policies" }).waitFor();
  expect(await page.evaluate(() => Object.keys({ ...localStorage }))).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);

  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByLabel("Token").waitFor();
  await page.reload();
  await page.getByLabel("Token").waitFor();
});

test("a browser that is let in already is not asked", async () => {
  const { origin } = await fake();
  const { page } = await visit(browser(), origin, { token: null });
  await page.getByLabel("Token").waitFor();
  await page.context().addCookies([{ name: "tsumugi_token", value: "right", url: origin }]);
  await page.reload();
  await page.getByRole("row", { name: /WEBHOOK/ }).waitFor();
  expect(await page.getByRole("button", { name: "Sign out" }).count()).toBe(0);
});

test("who may only look is shown no action, and no payload", async () => {
  const { api, origin } = await fake();
  const failed = api.world.jobs.find(({ state }) => state === "FAILED");
  const { page } = await visit(browser(), origin, { token: "look", at: "#/overview" });
  await page.getByText("Read only").waitFor();
  await page.getByRole("row", { name: /WEBHOOK/ }).waitFor();
  expect(await page.getByRole("button", { name: /Pause/ }).count()).toBe(0);

  await page.getByRole("link", { name: "Jobs", exact: true }).click();
  await page.locator("tbody tr").first().waitFor();
  expect(await page.getByRole("checkbox").and(page.locator("table *")).count()).toBe(0);
  expect(await page.getByRole("button", { name: "Retry" }).count()).toBe(0);

  await page.goto(`${origin}/dashboard#/jobs/${encodeURIComponent(failed?.id ?? "")}`);
  await page.getByText("Hidden from read-only tokens").first().waitFor();
  expect(await page.getByRole("button", { name: "Retry" }).count()).toBe(0);
  await page.goto(`${origin}/dashboard#/enqueue`);
  await page.getByText("cannot enqueue jobs").waitFor();
});
