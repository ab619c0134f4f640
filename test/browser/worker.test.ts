/** The main journeys on a real Worker: nothing made up behind the page. */

import { afterAll, beforeAll, expect, test } from "vitest";
import { enqueue, READ_TOKEN, startReal, TOKEN } from "./support/real.ts";
import { useBrowser, visit } from "./support/visit.ts";

const browser = useBrowser();
const stack = new AsyncDisposableStack();
let origin = "";

beforeAll(async () => {
  origin = await startReal(stack);
});
afterAll(() => stack.disposeAsync());

/** Local workerd takes its time, above all for the first job. */
const SLOW = { timeout: 20_000 };

const greet = (label: string, fails = 0) =>
  enqueue(origin, { binding: "GREET", payload: { label, fails } });

test("the page is served under its policy, and is let in by the token", async () => {
  const response = await fetch(`${origin}/dashboard`);
  expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  const { page } = await visit(browser(), origin, { token: null });
  await page.getByLabel("Token").fill("wrong");
  await page.keyboard.press("Enter");
  await page.getByText("not accepted").waitFor();
  await page.getByLabel("Token").fill(TOKEN);
  await page.keyboard.press("Enter");
  await page.getByRole("row", { name: /GREET/ }).waitFor(SLOW);
});

test("a job appears in the open list, and is followed to its end", async () => {
  const { page } = await visit(browser(), origin, { token: TOKEN, at: "#/jobs" });
  await page.getByText("Live", { exact: true }).waitFor(SLOW);
  const id = await greet("live");
  const row = page.getByRole("row").filter({ hasText: id });
  await row.getByText("Completed").waitFor(SLOW);
});

test("failed jobs are filtered, and one is retried to completion", async () => {
  const id = await greet("twice", 2);
  const { page } = await visit(browser(), origin, {
    token: TOKEN,
    at: "#/jobs?binding=GREET&index.label=twice",
  });
  const row = page.getByRole("row").filter({ hasText: id });
  await row.getByText("Failed").waitFor(SLOW);
  await page.getByRole("button", { name: "Failed" }).click();
  await row.getByRole("link", { name: id }).click();
  await page.getByText("Error: no greeting for twice").nth(1).waitFor();
  await page.getByRole("button", { name: "Retry" }).click();
  await page.locator(".job-title").getByText("Completed").waitFor(SLOW);
  await page.getByText('"Hello, twice"').waitFor();
  expect(await page.locator(".attempt").count()).toBe(3);
});

test("many are retried at once, with a word on those that cannot be", async () => {
  const failed = await Promise.all([greet("bulk", 2), greet("bulk", 2), greet("bulk", 2)]);
  const done = await greet("bulk");
  const at = "#/jobs?binding=GREET&index.label=bulk";
  const { page } = await visit(browser(), origin, { token: TOKEN, at });
  for (const id of failed) {
    await page.getByRole("row").filter({ hasText: id }).getByText("Failed").waitFor(SLOW);
  }
  await page.getByRole("row").filter({ hasText: done }).getByText("Completed").waitFor(SLOW);
  await page.getByLabel("Select all rows of this page").check();
  await page.getByRole("button", { name: "Retry" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Retry" }).click();
  await page.getByText("3 done", { exact: true }).waitFor(SLOW);
  await page.getByText(`${done} its state does not allow it`).waitFor();
  for (const id of failed) {
    await page.getByRole("row").filter({ hasText: id }).getByText("Completed").waitFor(SLOW);
  }
});

test("a paused binding holds its jobs, says so, and goes on", async () => {
  const { page } = await visit(browser(), origin, { token: TOKEN });
  const row = page.getByRole("row", { name: /^KEYED/ });
  await row.getByRole("button", { name: "Pause" }).click(SLOW);
  await page.getByRole("dialog").getByRole("button", { name: "Pause" }).click();
  await row.getByText("Paused").waitFor(SLOW);
  const id = await enqueue(origin, { binding: "KEYED", payload: { label: "held" } });
  await page.goto(`${origin}/dashboard#/jobs/${encodeURIComponent(id)}`);
  await page.getByText("Its binding is paused.").waitFor(SLOW);
  await page.getByRole("link", { name: "Overview" }).click();
  await row.getByRole("button", { name: "Resume" }).click(SLOW);
  await row.getByRole("button", { name: "Pause" }).waitFor(SLOW);
  await page.goto(`${origin}/dashboard#/jobs/${encodeURIComponent(id)}`);
  await page.locator(".job-title").getByText("Completed").waitFor(SLOW);
});

test("a job is enqueued by the form of its payload's schema", async () => {
  const { page } = await visit(browser(), origin, { token: TOKEN, at: "#/enqueue?binding=GREET" });
  await page.getByText("How many attempts fail before one succeeds.").waitFor(SLOW);
  await page.getByLabel("fails").fill("-1");
  await page.getByRole("button", { name: "Enqueue" }).click();
  await page.locator(".field .issue").nth(1).waitFor();
  await page.getByLabel("fails").fill("");
  await page.getByLabel("label").fill("form");
  await page.getByRole("button", { name: "Enqueue" }).click();
  await page.getByText("Enqueued:").waitFor();
  await page.locator(".banner a").click();
  await page.getByText('"Hello, form"').waitFor(SLOW);
});

test("P76 hostile texts stay texts, from the payload to the error and the key", async () => {
  const hostile = `"><img src=x onerror=alert(1)><script src="https://evil.example/"></script>`;
  const id = await enqueue(origin, {
    binding: "KEYED",
    payload: { label: hostile, fails: 9 },
    uniqueKey: hostile,
  });
  const at = `#/jobs/${encodeURIComponent(id)}`;
  const { page, trouble } = await visit(browser(), origin, { token: TOKEN, at });
  await page.locator(".job-title").getByText("Failed").waitFor(SLOW);
  await page.getByText(`Error: no greeting for ${hostile}`).first().waitFor();
  await page.getByText(JSON.stringify(hostile)).waitFor();
  await page.getByRole("link", { name: hostile }).first().click();
  await page.getByRole("row").filter({ hasText: id }).getByText(hostile).first().waitFor(SLOW);
  await page.getByRole("link", { name: "Overview" }).click();
  await page.getByText("Greets whom the label names. <img src=x onerror=alert(1)>").waitFor(SLOW);
  expect(trouble).toEqual([]);
});

test("who may only look can do nothing, and sees no payload", async () => {
  const id = await greet("secret");
  const at = `#/jobs/${encodeURIComponent(id)}`;
  const { page } = await visit(browser(), origin, { token: READ_TOKEN, at });
  await page.getByText("Hidden from read-only tokens").first().waitFor(SLOW);
  await page.locator(".job-title").getByText("Completed").waitFor(SLOW);
  expect(await page.getByText("secret").count()).toBe(0);
  expect(await page.getByRole("link", { name: "Enqueue a copy" }).count()).toBe(0);
});
