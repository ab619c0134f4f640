import { expect, test } from "vitest";
import type { JobState } from "../../templates/runtime/core/state.ts";
import { fake, useBrowser, visit } from "./support/visit.ts";

const browser = useBrowser();

async function open(state: JobState) {
  const { api, origin } = await fake();
  const job = api.world.jobs.find((each) => each.state === state);
  if (job === undefined) throw new Error(`the shop has no ${state} job`);
  const at = `#/jobs/${encodeURIComponent(job.id)}`;
  const { page } = await visit(browser(), origin, { at });
  await page.getByRole("heading", { name: job.id }).waitFor();
  return { api, job, page };
}

test("a failed job is shown with each attempt, and retried", async () => {
  const { api, job, page } = await open("FAILED");
  expect(await page.locator(".attempt").count()).toBe(job.attempts_log.length);
  await page
    .getByText(job.attempts_log[0]?.error?.split("\n")[0] ?? "")
    .first()
    .waitFor();
  await page.getByRole("button", { name: "Retry" }).click();
  await page.getByText("It is due again.").waitFor();
  await page.locator(".job-title").getByText("Scheduled").waitFor();
  api.change(job.id, { state: "RUNNING", dispatched_at: Date.now() });
  await page.locator(".job-title").getByText("Running").waitFor();
  api.change(job.id, { state: "COMPLETED" });
  await page.locator(".job-title").getByText("Completed").waitFor();
});

test("the way back leads to the list as it was", async () => {
  const { api, origin } = await fake();
  const failed = api.world.jobs.find(({ state }) => state === "FAILED")?.id ?? "";
  const { page } = await visit(browser(), origin, { at: "#/jobs?state=FAILED" });
  await page.getByRole("link", { name: failed }).click();
  await page.locator(".job-title").getByRole("link", { name: "Jobs" }).click();
  await page.waitForURL(/#\/jobs\?state=FAILED$/);
  await page.getByRole("link", { name: failed }).waitFor();
});

test("the timeline is drawn to scale", async () => {
  const { job, page } = await open("FAILED");
  const bars = await page.locator(".track .segment.running").all();
  const widths = await Promise.all(bars.map(async (bar) => (await bar.boundingBox())?.width ?? 0));
  const times = job.attempts_log
    .toReversed()
    .map((entry) => entry.finished_at - (entry.started_at ?? 0));
  const [pixels = 0, ms = 1] = [widths[0], times[0]];
  for (const [index, width] of widths.entries()) {
    expect(Math.abs(width - ((times[index] ?? 0) * pixels) / ms)).toBeLessThan(3);
  }
});

test("a waiting job says why, is put off and cancelled", async () => {
  const { api, job, page } = await open("SCHEDULED");
  await page.getByText("It is not due yet").waitFor();
  await page.getByRole("button", { name: "Reschedule" }).click();
  await page.getByRole("dialog").getByLabel("In minutes").fill("30");
  await page.getByRole("dialog").getByRole("button", { name: "Reschedule" }).click();
  await page.getByText("Rescheduled.").waitFor();
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Not now" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await page.locator(".job-title").getByText("Cancelled", { exact: true }).waitFor();
  expect(api.world.jobs.find(({ id }) => id === job.id)?.state).toBe("CANCELLED");
});

test("an action that comes too late is explained", async () => {
  const { api, job, page } = await open("SCHEDULED");
  await page.getByRole("button", { name: "Cancel" }).click();
  const at = api.world.jobs.indexOf(job);
  // Behind the page's back: it has not been told.
  api.world.jobs[at] = { ...job, state: "RUNNING" };
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await page.getByText("Not possible any more: the job is Running.").waitFor();
});

test("JSON is folded and unfolded", async () => {
  const { page } = await open("COMPLETED");
  await page.getByText('"order.paid"').waitFor();
  expect(await page.getByText('"spindle"').count()).toBe(0);
  await page.getByRole("button", { name: "Expand all" }).first().click();
  await page.getByText('"spindle"').waitFor();
  await page.getByRole("button", { name: /lines: 2 items/ }).click();
  expect(await page.getByText('"spindle"').count()).toBe(0);
});

test("a copy begins with the job's payload", async () => {
  const { page } = await open("COMPLETED");
  await page.getByRole("link", { name: "Enqueue a copy" }).click();
  await page.getByRole("heading", { name: "Enqueue a job" }).waitFor();
  const json = page.getByRole("button", { name: "JSON" });
  if ((await json.count()) > 0) await json.click();
  expect(await page.getByLabel("Payload", { exact: true }).inputValue()).toContain("order.paid");
});
