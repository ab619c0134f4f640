import { expect, test } from "vitest";
import type { JobDetail } from "../../templates/runtime/api/types.ts";
import { fake, useBrowser, visit } from "./support/visit.ts";

const browser = useBrowser();
const LONG = "k".repeat(500);

test("a browser whose language is no language tag has charts all the same", async () => {
  const { origin } = await fake();
  const { page } = await visit(browser(), origin, { token: null });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "language", { value: "en-US@posix", configurable: true });
    sessionStorage.setItem("tsumugi.token", "right");
  });
  await page.reload();
  await page.locator(".chart canvas").nth(2).waitFor();
  expect(await page.getByRole("heading", { name: "Run time" }).count()).toBe(1);
});

test("long keys take one line of the list, and are whole in their tooltip", async () => {
  const { api, origin } = await fake();
  const [first] = api.world.jobs as [JobDetail];
  api.world.jobs[0] = { ...first, unique_key: LONG, concurrency_key: LONG.toUpperCase() };
  for (const width of [360, 1440]) {
    const { page } = await visit(browser(), origin, { at: "#/jobs", width });
    const rows = page.locator("tbody tr");
    await rows.first().waitFor();
    const heights = await Promise.all(
      [0, 1].map(async (at) => (await rows.nth(at).boundingBox())?.height ?? 0),
    );
    expect((heights[0] ?? 0) - (heights[1] ?? 0)).toBeLessThan(60);
    expect(await rows.first().locator(".key").first().getAttribute("title")).toBe(LONG);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  }
});

test("a fault while something is shown does not move it", async () => {
  const { api, origin } = await fake();
  const { page } = await visit(browser(), origin, { at: "#/jobs" });
  await page.getByText("Live", { exact: true }).waitFor();
  const row = page.locator("tbody tr").first();
  await row.waitFor();
  const before = await row.boundingBox();
  await page.route("**/api/jobs?*", (route) => route.abort());
  api.change(api.world.jobs[0]?.id ?? "", { priority: 5 });
  await page.getByText("The Worker did not answer").waitFor();
  expect((await row.boundingBox())?.y).toBe(before?.y);
  await page.unroute("**/api/jobs?*");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByText("The Worker did not answer").waitFor({ state: "detached" });
});

test("the id is copied, and a clipboard that refuses is not passed over", async () => {
  const { api, origin } = await fake();
  const [job] = api.world.jobs as [JobDetail];
  const { page } = await visit(browser(), origin, {
    at: `#/jobs/${encodeURIComponent(job.id)}`,
  });
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const copy = page.getByRole("button", { name: `Copy: ${job.id}` });
  await copy.click();
  await page.getByRole("status").filter({ hasText: "Copied" }).waitFor({ state: "attached" });
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(job.id);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("no"));
  });
  await copy.click();
  await page.getByRole("status").filter({ hasText: "Not copied" }).waitFor({ state: "attached" });
});

test("times say which zone they are told in", async () => {
  const { origin } = await fake();
  const { page } = await visit(browser(), origin, { at: "#/jobs" });
  const time = page.locator("tbody time").first();
  await time.waitFor();
  expect(await time.getAttribute("title")).toMatch(/\d\d:\d\d:\d\d UTC$/);
});

test("a key that turns the direction of writing turns nothing but itself", async () => {
  const { api, origin } = await fake();
  const [first] = api.world.jobs as [JobDetail];
  api.world.jobs[0] = { ...first, unique_key: "\u202Eb", concurrency_key: "second" };
  const { page } = await visit(browser(), origin, { at: "#/jobs" });
  const keys = page.locator("tbody tr").first().locator(".key");
  await keys.nth(1).waitFor();
  const places = await Promise.all([0, 1].map(async (at) => (await keys.nth(at).boundingBox())?.x));
  expect(places[0] ?? 0).toBeLessThan(places[1] ?? 0);
});
