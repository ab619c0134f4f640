import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { fake, useBrowser, visit } from "./support/visit.ts";

const browser = useBrowser();

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: it } = document;
    return it?.getAttribute("aria-label") ?? it?.textContent ?? "";
  });

test("a dialog gives the focus back, and an action keeps it", async () => {
  const { origin } = await fake();
  const { page } = await visit(browser(), origin);
  const pause = page.getByRole("button", { name: "Pause: MAIL" });
  await pause.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(await focused(page)).toBe("Pause: MAIL");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Resume: MAIL" }).waitFor();
  await expect.poll(() => focused(page)).toBe("Resume: MAIL");
  await page.keyboard.press("Enter");
  await pause.waitFor();
  expect(await focused(page)).toBe("Pause: MAIL");
});

test("a dialog that was closed a moment ago does not close the next", async () => {
  const { origin } = await fake();
  const { page } = await visit(browser(), origin);
  await page.getByRole("button", { name: "Pause: MAIL" }).focus();
  for (let again = 0; again < 20; again += 1) {
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
  }
});

test("when an action takes its own button away, its outcome has the focus", async () => {
  const { api, origin } = await fake();
  const job = api.world.jobs.find(({ state }) => state === "FAILED");
  const at = `#/jobs/${encodeURIComponent(job?.id ?? "")}`;
  const { page } = await visit(browser(), origin, { at });
  await page.getByRole("button", { name: "Retry" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Retry" }).waitFor({ state: "detached" });
  await expect.poll(() => focused(page)).toBe("It is due again.");
});

test("pages are turned one after the other with the same key", async () => {
  const { origin } = await fake({ rows: 1_000 });
  const { page } = await visit(browser(), origin, { at: "#/jobs" });
  const next = page.getByRole("button", { name: "Next" });
  await page.getByText("1–50 of 1,000").waitFor();
  await next.focus();
  for (const shown of ["51–100", "101–150", "151–200"]) {
    await page.keyboard.press("Enter");
    await page.getByText(`${shown} of 1,000`).waitFor();
  }
  expect(await focused(page)).toBe("Next");
});

test("what many get is stopped, or goes on while one looks elsewhere", async () => {
  const { api, origin } = await fake();
  const open = api.world.jobs.filter(({ state }) => state === "FAILED" || state === "STALLED");
  const { page } = await visit(browser(), origin, { at: "#/jobs" });
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/api/jobs/bulk-retry", async (route) => {
    if (route.request().postDataJSON()["dry_run"] !== true) await held;
    await route.continue();
  });
  await page.getByRole("button", { name: "Retry" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Retry" }).click();
  await page.getByRole("button", { name: "Stop" }).waitFor();
  await page.getByRole("link", { name: "Policies" }).click();
  await page.getByRole("heading", { name: "Policies" }).waitFor();
  release();
  await page.getByText(`${open.length} done`, { exact: true }).waitFor();
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
