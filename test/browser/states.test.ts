import { expect, test } from "vitest";
import type { FakeSettings } from "./support/fake-api.ts";
import { fakeWorld } from "./support/fake-world.ts";
import { fake, useBrowser, visit } from "./support/visit.ts";

const browser = useBrowser();

type Broken = NonNullable<FakeSettings["broken"]>;

const broken: readonly (readonly [string, Broken, RegExp])[] = [
  [
    "migrations missing",
    { status: 503, code: "migrations-missing", details: null },
    /npx wrangler d1 migrations apply/,
  ],
  [
    "bindings missing",
    { status: 503, code: "bindings-missing", details: { missing_bindings: ["TSUMUGI_MAIL"] } },
    /Add the binding TSUMUGI_MAIL/,
  ],
  ["an error", { status: 500, code: "internal", details: null }, /The Worker made a mistake/],
  ["gone", { status: 410, code: "gone", details: null }, /This job is gone/],
];

test.each(broken)("%s: says so, and what to do", async (_name, settings, text) => {
  const { origin } = await fake({ broken: settings });
  const { page } = await visit(browser(), origin, { at: "#/jobs" });
  for (const place of ["jobs", "jobs/MAIL%230%3A00000000001", "overview", "policies"]) {
    await page.goto(`${origin}/dashboard?${encodeURIComponent(place)}#/${place}`);
    await page.getByText(text).first().waitFor();
  }
});

test("an address that the API does not accept is answered in the reader's words", async () => {
  const details = [{ path: "created_from", expected: "epoch ms", got: '"soon"' }];
  const { origin } = await fake({ broken: { status: 400, code: "invalid-request", details } });
  const at = "#/jobs?created_from=soon";
  const { page } = await visit(browser(), origin, { at, locale: "ja-JP" });
  await page.getByText("API がこのリクエストを受け付けませんでした").waitFor();
  await page.getByText('created_from: 必要な値: epoch ms、入力された値: "soon"').waitFor();
});

test("a session that ends leads back to the sign-in", async () => {
  const { api, origin } = await fake();
  const { page } = await visit(browser(), origin, { at: "#/jobs" });
  await page.locator("tbody tr").first().waitFor();
  Object.assign(api.settings, { token: "another" });
  await page.getByRole("button", { name: "Failed" }).click();
  await page.getByText("You have been signed out").waitFor();
});

test("an empty shop is not a blank page", async () => {
  const { origin } = await fake({}, { ...fakeWorld(Date.now(), { jobs: 0 }), minutes: new Map() });
  const { page } = await visit(browser(), origin, { at: "#/jobs" });
  await page.getByRole("heading", { name: "No job yet" }).waitFor();
  await page.getByRole("link", { name: "Overview" }).click();
  await page.getByRole("heading", { name: "No job yet" }).waitFor();
  await page.locator(".notice").getByRole("link", { name: "Enqueue" }).click();
  await page.getByRole("heading", { name: "Enqueue a job" }).waitFor();
});

test("without a stream the page asks by itself, and says so", async () => {
  const { origin } = await fake({ eventsOff: true });
  const { page } = await visit(browser(), origin, { at: "#/jobs" });
  await page.getByText("Every 10 s").waitFor();
  expect(await page.getByTitle(/the page asks again every ten seconds/).count()).toBe(1);
});

test("a Worker that does not answer is not a blank page", async () => {
  const { origin } = await fake();
  const { page } = await visit(browser(), origin, { at: "#/policies" });
  await page.getByRole("heading", { name: "Policies" }).waitFor();
  await page.route("**/api/jobs*", (route) => route.abort());
  await page.getByRole("link", { name: "Jobs", exact: true }).click();
  await page.getByText("The Worker did not answer").waitFor();
  await page.unroute("**/api/jobs*");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.locator("tbody tr").first().waitFor();
});
