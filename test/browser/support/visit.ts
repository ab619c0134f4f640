/** One visitor with a browser of their own, and a watch over what must not happen on any page. */

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished } from "vitest";
import { launchChromium } from "./chromium.ts";
import { FakeApi, type FakeSettings } from "./fake-api.ts";
import { fakeWorld, type FakeWorld } from "./fake-world.ts";
import { serveFake } from "./serve.ts";

export interface VisitOptions {
  /** Behind `#`. */
  readonly at?: string;
  /** Typed in by an earlier visit; null: nobody is signed in. */
  readonly token?: string | null;
  readonly theme?: "light" | "dark";
  readonly locale?: "en-GB" | "ja-JP";
  readonly width?: number;
}

/** What a page did that it must not do. */
export interface Trouble {
  readonly kind: "error" | "dialog" | "policy" | "request";
  readonly text: string;
}

export interface Visit {
  readonly page: Page;
  readonly trouble: readonly Trouble[];
  /** What happened until now was asked for. */
  readonly forgive: () => void;
}

declare global {
  interface Window {
    tellTrouble(text: string): void;
  }
}

/** A browser for the tests of a file. */
export function useBrowser(): () => Browser {
  const stack = new AsyncDisposableStack();
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await launchChromium(stack);
  });
  afterAll(() => stack.disposeAsync());
  return () => {
    if (browser === undefined) throw new Error("the browser has not started");
    return browser;
  };
}

/** A made-up API for the current test, and where it is served. */
export async function fake(
  settings: Partial<FakeSettings> = {},
  world: FakeWorld = fakeWorld(Date.now()),
): Promise<{ readonly api: FakeApi; readonly origin: string }> {
  const stack = new AsyncDisposableStack();
  onTestFinished(() => stack.disposeAsync());
  const api = new FakeApi(world, settings);
  return { api, origin: await serveFake(api, stack) };
}

/** Opens the dashboard; the visit ends with the test, which fails when the page did what it must not do. */
export async function visit(
  browser: Browser,
  origin: string,
  { at = "", token = "right", theme = "light", locale = "en-GB", width = 1280 }: VisitOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    colorScheme: theme,
    locale,
    timezoneId: "UTC",
  });
  context.setDefaultTimeout(8_000);
  const page = await context.newPage();
  const trouble: Trouble[] = [];
  onTestFinished(async () => {
    await context.close();
    expect(trouble).toEqual([]);
  });
  page.on("pageerror", (error) => trouble.push({ kind: "error", text: String(error) }));
  page.on("dialog", (dialog) => {
    trouble.push({ kind: "dialog", text: dialog.message() });
    void dialog.dismiss();
  });
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(`${origin}/`) && !url.startsWith("data:")) {
      trouble.push({ kind: "request", text: url });
    }
  });
  await page.exposeFunction("tellTrouble", (text: string) => {
    trouble.push({ kind: "policy", text });
  });
  await page.addInitScript((signedIn: string | null) => {
    addEventListener("securitypolicyviolation", (event) => {
      window.tellTrouble(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`);
    });
    if (signedIn !== null) sessionStorage.setItem("tsumugi.token", signedIn);
  }, token);
  await page.goto(`${origin}/dashboard${at}`);
  return { page, trouble, forgive: () => trouble.splice(0) };
}
