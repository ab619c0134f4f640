import { expect, test } from "vitest";
import { fake, useBrowser, visit } from "./support/visit.ts";

const browser = useBrowser();

test("each binding's policy stands there in words, with what to mind", async () => {
  const { origin } = await fake();
  const { page } = await visit(browser(), origin, { at: "#/policies" });
  const panel = page.locator(".policy").filter({ hasText: "CHARGE" });
  await panel.getByText("at-most-once").waitFor();
  await panel.getByText("250ms, then × 2 up to 10s, with jitter").waitFor();
  await panel.getByText("from customer:{customerId}").waitFor();
  await panel.getByText("about 10 places each").waitFor();
  await panel.getByText("All 4 attempts are used up after 1.8s of waiting").waitFor();
  // What is to be typed looks like it.
  expect(await panel.locator(".hints code").allInnerTexts()).toEqual(["requeueUnclaimed: true"]);
  const mail = page.locator(".policy").filter({ hasText: "MAIL" });
  await mail.getByText("20 per 1s").waitFor();
  expect(await mail.getByText("about 10 places each").count()).toBe(0);
});
