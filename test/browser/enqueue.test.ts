import { expect, test } from "vitest";
import { fake, useBrowser, visit } from "./support/visit.ts";

const browser = useBrowser();

test("the form comes from the payload's schema, and the API's word stands at the field", async () => {
  const { api, origin } = await fake();
  const { page } = await visit(browser(), origin, { at: "#/enqueue?binding=MAIL" });
  await page.getByLabel("to", { exact: true }).fill("nobody");
  await page.getByLabel("domain").fill("example.com");
  await page.getByLabel("subject").fill("Hello");
  await page.getByLabel("text").fill("…");
  await page.getByLabel("urgent").selectOption("Yes");
  await page.getByRole("button", { name: "Add" }).click();
  await page.getByLabel("1", { exact: true }).fill("copy@example.com");
  await page.getByRole("button", { name: "Enqueue" }).click();
  await page.getByText('Expected an email address, got "nobody".').first().waitFor();
  expect(await page.getByLabel("to", { exact: true }).getAttribute("aria-invalid")).toBe("true");

  await page.getByLabel("to", { exact: true }).fill("a@example.com");
  await page.getByRole("button", { name: "Enqueue" }).click();
  await page.getByText("Enqueued:").waitFor();
  expect(api.world.jobs[0]?.payload).toEqual({
    to: "a@example.com",
    domain: "example.com",
    subject: "Hello",
    text: "…",
    urgent: true,
    copies: ["copy@example.com"],
  });
});

test("without a schema JSON is written, and is not sent until it is JSON", async () => {
  const { api, origin } = await fake();
  const { page } = await visit(browser(), origin, { at: "#/enqueue?binding=REPORT" });
  await page.getByText("takes any JSON").waitFor();
  await page.getByLabel("Payload").fill("{ subject: 1 }");
  await page.getByText("Not JSON").waitFor();
  expect(await page.getByRole("button", { name: "Enqueue" }).isDisabled()).toBe(true);
  await page.getByLabel("Payload").fill('{ "subject": "today" }');
  await page.getByRole("button", { name: "Enqueue" }).click();
  await page.getByText("Enqueued:").waitFor();
  expect(api.world.jobs[0]?.payload).toEqual({ subject: "today" });
});
