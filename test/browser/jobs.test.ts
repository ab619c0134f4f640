import { expect, test } from "vitest";
import { Chance } from "../support/chance.ts";
import { fakeJob } from "./support/fake-job.ts";
import { fake, useBrowser, visit } from "./support/visit.ts";

const browser = useBrowser();

test("the list follows what happens", async () => {
  const { api, origin } = await fake();
  const [first] = api.world.jobs;
  if (first === undefined) throw new Error("the shop has no jobs");
  api.change(first.id, { state: "RUNNING" });
  const { page } = await visit(browser(), origin, { at: "#/jobs" });
  const row = page.getByRole("row").filter({ hasText: first.id });
  await row.getByText("Running").waitFor();
  await page.getByText("Live", { exact: true }).waitFor();
  api.change(first.id, { state: "COMPLETED" });
  await row.getByText("Completed").waitFor();

  const newer = fakeJob("MAIL", "QUEUED", Date.now(), 999, new Chance(1));
  api.world.jobs.unshift(newer);
  api.change(newer.id, {});
  await page.getByRole("row").filter({ hasText: newer.id }).waitFor();
});

test("a page that nobody looks at lets its stream go, and catches up when it is seen again", async () => {
  const { api, origin } = await fake();
  const [first] = api.world.jobs;
  const { page } = await visit(browser(), origin, { at: "#/jobs" });
  await page.getByText("Live", { exact: true }).waitFor();
  const look = (hidden: boolean) =>
    page.evaluate((isHidden) => {
      Object.defineProperty(document, "hidden", { value: isHidden, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  expect(api.openStreams).toBe(1);
  await page.clock.install();
  await look(true);
  await page.clock.fastForward(19_000);
  expect(api.openStreams).toBe(1);
  await page.clock.fastForward(2_000);
  await expect.poll(() => api.openStreams).toBe(0);
  api.world.jobs[0] = { ...(first as NonNullable<typeof first>), state: "STALLED" };
  await page.clock.resume();
  await look(false);
  await page
    .getByRole("row")
    .filter({ hasText: first?.id ?? "" })
    .getByText("Stalled")
    .waitFor();
  await expect.poll(() => api.openStreams).toBe(1);
});

test("answers that are slower than the changes come all the same", async () => {
  const { api, origin } = await fake();
  const [first] = api.world.jobs;
  const { page } = await visit(browser(), origin, { at: "#/policies" });
  await page.getByText("Live", { exact: true }).waitFor();
  await page.route("**/api/jobs?*", async (route) => {
    // Until this answer is there, the page is told of changes more than once.
    for (let change = 0; change < 3; change += 1) {
      api.change(first?.id ?? "", { priority: change });
      await page.waitForTimeout(900);
    }
    await route.continue();
  });
  await page.getByRole("link", { name: "Jobs", exact: true }).click();
  await page
    .getByRole("row")
    .filter({ hasText: first?.id ?? "" })
    .waitFor();
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("a stream that ends is followed by another", async () => {
  const { api, origin } = await fake();
  const [first] = api.world.jobs;
  const { page } = await visit(browser(), origin, { at: "#/jobs" });
  await page.getByText("Live", { exact: true }).waitFor();
  api.endStreams();
  // Nobody is told of this one.
  api.world.jobs[0] = { ...(first as NonNullable<typeof first>), state: "CANCELLED" };
  const row = page.getByRole("row").filter({ hasText: first?.id ?? "" });
  await row.getByText("Cancelled").waitFor();
  expect(await page.getByText("Live", { exact: true }).count()).toBe(1);
});

test("filters are in the address, and the address is enough", async () => {
  const { api, origin } = await fake();
  const { page } = await visit(browser(), origin, { at: "#/jobs" });
  await page.getByRole("button", { name: "Failed" }).click();
  await page.getByRole("button", { name: "Stalled" }).click();
  await page.getByRole("combobox", { name: "Binding" }).selectOption("MAIL");
  const wanted = api.world.jobs.filter(
    ({ state, binding }) => binding === "MAIL" && (state === "FAILED" || state === "STALLED"),
  );
  await page.getByText(`${wanted.length} jobs`, { exact: true }).waitFor();
  expect(new URL(page.url()).hash).toBe("#/jobs?state=FAILED&state=STALLED&binding=MAIL");
  expect(await page.locator("tbody tr").count()).toBe(wanted.length);

  await page.reload();
  await page.getByText(`${wanted.length} jobs`, { exact: true }).waitFor();
  expect(await page.locator("tbody tr").count()).toBe(wanted.length);
  await page.goBack();
  await page.waitForURL(/#\/jobs\?state=FAILED&state=STALLED$/);
  await page.getByRole("link", { name: "Clear filters" }).click();
  await page.getByText("160 jobs", { exact: true }).waitFor();
});

test("an id and a key are found", async () => {
  const { api, origin } = await fake();
  const keyed = api.world.jobs.find((job) => job.unique_key !== null);
  const { page } = await visit(browser(), origin, { at: "#/jobs" });
  await page.locator("tbody tr").first().waitFor();
  await page.keyboard.press("/");
  await page.keyboard.type(keyed?.id ?? "");
  await page.keyboard.press("Enter");
  await page.getByText("1 job", { exact: true }).waitFor();
  await page.getByLabel("Search", { exact: true }).fill("nobody");
  await page.getByLabel("Search by").selectOption("unique_key");
  await page.getByRole("heading", { name: "No job matches" }).waitFor();
  await page.getByLabel("Search", { exact: true }).fill(keyed?.unique_key ?? "");
  await page.keyboard.press("Enter");
  await page
    .getByRole("row")
    .filter({ hasText: keyed?.id ?? "" })
    .waitFor();
});

test("the columns are chosen, and remembered", async () => {
  const { origin } = await fake();
  const { page } = await visit(browser(), origin, { at: "#/jobs" });
  await page.getByText("Columns", { exact: true }).click();
  await page.getByLabel("Priority").check();
  await page.getByLabel("Binding", { exact: true }).and(page.getByRole("checkbox")).uncheck();
  await page.reload();
  await page.locator("tbody tr").first().waitFor();
  const heads = await page.locator("thead th").allInnerTexts();
  expect(heads.map((head) => head.trim())).toEqual([
    "",
    "Id",
    "State",
    "Attempts",
    "Priority",
    "Created ↓",
    "Updated",
  ]);
});

test("an action on many says what became of each", async () => {
  const { api, origin } = await fake();
  const of = (state: string) => api.world.jobs.find((job) => job.state === state)?.id ?? "";
  const [failed, completed] = [of("FAILED"), of("COMPLETED")];
  const { page } = await visit(browser(), origin, { at: "#/jobs" });
  for (const id of [failed, completed]) {
    await page.getByRole("checkbox", { name: `Select ${id}` }).check();
  }
  await page.getByText("2 selected").waitFor();
  await page.getByRole("button", { name: "Retry" }).click();
  await page.getByRole("dialog").getByText("Retry 2 jobs?").waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Retry" }).click();
  const result = page.getByRole("status").filter({ hasText: "1 done" });
  await result.getByText("1 not done").waitFor();
  await result.getByText(`${completed} its state does not allow it`).waitFor();
  await result.getByText(`${failed} done`).waitFor();
  await page.getByRole("row").filter({ hasText: failed }).getByText("Scheduled").waitFor();
});

test("an action on all that match counts them first", async () => {
  const { api, origin } = await fake();
  const open = api.world.jobs.filter(({ state }) => state === "FAILED" || state === "STALLED");
  const { page } = await visit(browser(), origin, { at: "#/jobs" });
  await page.getByRole("button", { name: "Retry" }).click();
  await page.getByRole("dialog").getByText(`Retry ${open.length} jobs?`).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(api.world.jobs.filter(({ state }) => state === "FAILED").length).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Retry" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Retry" }).click();
  await page.getByText(`${open.length} done`, { exact: true }).waitFor();
  expect(api.world.jobs.filter(({ state }) => state === "FAILED")).toEqual([]);
});

test("a million rows are walked page by page", async () => {
  const { origin } = await fake({ rows: 1_000_000 });
  const { page } = await visit(browser(), origin, { at: "#/jobs" });
  await page.getByText("1,000,000 jobs", { exact: true }).waitFor();
  for (const shown of ["51–100", "101–150", "151–200"]) {
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByText(`${shown} of 1,000,000`).waitFor();
  }
  await page.getByRole("button", { name: "Previous" }).click();
  await page.getByText("101–150 of 1,000,000").waitFor();
  await page.goto(`${origin}/dashboard#/jobs?cursor=999950&page=20000`);
  await page.getByText("999,951–1,000,000 of 1,000,000").waitFor();
  expect(await page.getByRole("button", { name: "Next" }).isDisabled()).toBe(true);
  await page.getByRole("link", { name: "First" }).click();
  await page.getByText("1–50 of 1,000,000").waitFor();
});

test("it is walked without a mouse", async () => {
  const { api, origin } = await fake();
  const [first, second] = api.world.jobs;
  const { page } = await visit(browser(), origin, { at: "#/jobs" });
  await page.locator("tbody tr").first().waitFor();
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await page.keyboard.press("j");
  await page.getByText("1 selected").waitFor();
  expect(await page.getByRole("checkbox", { name: `Select ${first?.id}` }).isChecked()).toBe(true);
  await page.keyboard.press("Escape");
  await page.getByText("All that match").waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: second?.id ?? "" }).waitFor();
  await page.keyboard.press("g");
  await page.keyboard.press("o");
  await page.getByRole("row", { name: /WEBHOOK/ }).waitFor();
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
});
