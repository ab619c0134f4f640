import { expect, test } from "vitest";
import type { JobDetail } from "../../templates/runtime/api/types.ts";
import { fakeWorld } from "./support/fake-world.ts";
import { fake, useBrowser, visit } from "./support/visit.ts";

const browser = useBrowser();

/** Each would call `alert` or ask another origin, if it were anything but text. */
const HOSTILE = [
  `<img src=x onerror=alert(1)>`,
  `<script>alert(2)</script>`,
  `"><svg onload=alert(3)>`,
  `<iframe src="https://evil.example/"></iframe>`,
  `<link rel=stylesheet href=https://evil.example/a.css>`,
  `javascript:alert(4)`,
  `{{constructor.constructor('alert(5)')()}}`,
  `</textarea><img src=https://evil.example/b onerror=alert(6)>`,
].join(" ");

test("P76 whatever stands in a job or a binding is shown as text", async () => {
  const world = fakeWorld(Date.now());
  const made = world.jobs.find(({ state }) => state === "FAILED");
  if (made === undefined) throw new Error("the shop has no failed job");
  const hostile: JobDetail = {
    ...made,
    unique_key: HOSTILE,
    concurrency_key: HOSTILE,
    partition_key: HOSTILE,
    last_error: HOSTILE,
    payload: { [HOSTILE]: HOSTILE, list: [HOSTILE], __proto__: HOSTILE },
    result: HOSTILE,
    result_omitted: null,
    attempts_log: made.attempts_log.map((entry) => ({ ...entry, error: HOSTILE })),
  };
  world.jobs[world.jobs.indexOf(made)] = hostile;
  const bindings = world.bindings.map((info) => ({
    ...info,
    description: HOSTILE,
    index: [HOSTILE],
    payload_schema: {
      type: "object",
      description: HOSTILE,
      properties: { [HOSTILE]: { type: "string", description: HOSTILE }, e: { enum: [HOSTILE] } },
      required: [HOSTILE],
    },
    policy: {
      ...info.policy,
      keys: { ...info.policy.keys, uniqueKey: { kind: "derived", template: HOSTILE } as const },
    },
  }));
  const { origin } = await fake({}, { ...world, bindings });
  const at = (hash: string) => `${origin}/dashboard${hash}`;
  const { page, trouble } = await visit(browser(), origin, { at: "#/overview" });
  await page.getByText(HOSTILE).first().waitFor();

  await page.goto(at(`#/jobs?binding=${made.binding}&state=FAILED`));
  const row = page.getByRole("row").filter({ hasText: made.id });
  await row.getByText(HOSTILE).nth(2).waitFor();
  await page.goto(at(`#/jobs/${encodeURIComponent(made.id)}`));
  await page.locator("pre.error").first().waitFor();
  expect(await page.locator("pre.error").first().textContent()).toBe(HOSTILE);
  for (const fold of await page.getByRole("button", { name: "Expand all" }).all()) {
    await fold.click();
  }
  await page.locator(".json").getByText(JSON.stringify(HOSTILE)).nth(1).waitFor();
  await page.goto(at("#/enqueue?binding=MAIL"));
  await page.getByText(HOSTILE).first().waitFor();
  await page.getByText("Options").click();
  await page.goto(at("#/policies"));
  await page.getByText(HOSTILE).first().waitFor();
  // The address is anybody's to write.
  await page.goto(at(`#/jobs/${encodeURIComponent(HOSTILE)}`));
  await page.getByText("This job is gone").waitFor();
  await page.goto(
    at(`#/jobs?binding=${encodeURIComponent(HOSTILE)}&id=${encodeURIComponent(HOSTILE)}`),
  );
  await page.getByText("No job matches").waitFor();
  expect(await page.locator("iframe, link[href*=evil], img, svg[onload]").count()).toBe(0);
  expect(trouble).toEqual([]);
});

test("the page runs nothing that is written into it", async () => {
  const { origin } = await fake();
  const { page, trouble, forgive } = await visit(browser(), origin, { at: "#/policies" });
  await page.getByRole("heading", { name: "Policies" }).waitFor();
  // The watch itself is watched: a text that would become HTML is refused by the policy, and told.
  const refusal = await page.evaluate(() => {
    try {
      document.body.insertAdjacentHTML("beforeend", "<img src=x onerror='document.title = 1'>");
      return "";
    } catch (error) {
      return String(error);
    }
  });
  expect(refusal).toContain("TrustedHTML");
  // So is a handler on an element that was made by hand.
  await page.evaluate(() => {
    const image = document.createElement("img");
    document.body.append(image);
    image.src = "/dashboard/nothing.png";
  });
  await expect.poll(() => trouble.map(({ kind }) => kind)).toContain("policy");
  expect(await page.locator("img").count()).toBe(1);
  forgive();
});
