import { expect, test } from "vitest";
import { Chance } from "../support/chance.ts";
import { fakeJob } from "./support/fake-job.ts";
import { fake, useBrowser, visit } from "./support/visit.ts";

const browser = useBrowser();

test("rows stay where they are while one points at them; the new ones come after that", async () => {
  const { api, origin } = await fake();
  const { page } = await visit(browser(), origin, { at: "#/jobs" });
  await page.getByText("Live", { exact: true }).waitFor();
  const third = page.locator("tbody tr").nth(2);
  await third.hover();
  const id = await third.locator("a.id").innerText();
  for (let number = 1; number <= 2; number += 1) {
    const job = fakeJob("MAIL", "QUEUED", Date.now(), 900 + number, new Chance(number));
    api.world.jobs.unshift(job);
  }
  api.change(id, { state: "RUNNING" });
  const newer = page.getByText("2 newer", { exact: true });
  await newer.waitFor();
  // It follows what happens to it all the same.
  await third.getByText("Running").waitFor();
  expect(await third.locator("a.id").innerText()).toBe(id);
  await page.mouse.move(5, 5);
  await page.locator("tbody tr").nth(4).filter({ hasText: id }).waitFor();
  expect(await newer.count()).toBe(0);
});

test("a row that no longer fits stays, faint, until the pointer leaves", async () => {
  const { api, origin } = await fake();
  const { page } = await visit(browser(), origin, { at: "#/jobs?state=FAILED" });
  await page.getByText("Live", { exact: true }).waitFor();
  const row = page.locator("tbody tr").nth(1);
  await row.hover();
  const id = await row.locator("a.id").innerText();
  api.change(id, { state: "SCHEDULED" });
  await page.locator("tbody tr.left").filter({ hasText: id }).waitFor();
  await page.mouse.move(5, 5);
  await page.getByText(id).waitFor({ state: "detached" });
});

test("what is selected stays in sight", async () => {
  const { api, origin } = await fake();
  const { page } = await visit(browser(), origin, { at: "#/jobs" });
  await page.getByText("Live", { exact: true }).waitFor();
  const [first] = api.world.jobs;
  await page.getByRole("checkbox", { name: `Select ${first?.id}` }).check();
  await page.mouse.move(5, 5);
  for (let number = 0; number < 60; number += 1) {
    const job = fakeJob("MAIL", "QUEUED", Date.now(), 2_000 + number, new Chance(number));
    api.world.jobs.unshift(job);
  }
  api.change(api.world.jobs[0]?.id ?? "", {});
  await page.getByText("50 newer", { exact: true }).waitFor();
  await page
    .getByRole("row")
    .filter({ hasText: first?.id ?? "" })
    .waitFor();
});

test("another page is shown at once, wherever the pointer is", async () => {
  const { origin } = await fake();
  const { page } = await visit(browser(), origin, { at: "#/jobs" });
  await page.locator("tbody tr").nth(3).hover();
  await page.evaluate(() => {
    location.hash = "#/jobs?cursor=50&page=2";
  });
  await page.getByText("51–100 of 160").waitFor();
  expect(await page.getByText(/newer$/).count()).toBe(0);
});
