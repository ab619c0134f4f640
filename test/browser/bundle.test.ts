import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { ASSETS_FILE, bundle } from "../../templates/dashboard/bundle/bundle.ts";
import { page, script, style } from "../../templates/runtime/dashboard/assets.ts";
import { serveDashboard } from "../../templates/runtime/dashboard/serve.ts";

const get = (path: string, headers: Readonly<Record<string, string>> = {}, method = "GET") =>
  serveDashboard(new Request(`https://jobs.example${path}`, { headers, method }));

test("the committed bundle is what `npm run dashboard` makes of the sources", async () => {
  expect((await readFile(ASSETS_FILE, "utf8")) === (await bundle())).toBe(true);
});

test("the script names what it holds of others, with their licence", () => {
  expect(script.text).toMatch(/^\/\*! Tsumugi's dashboard\. It holds:\npreact [\d.]+: Copyright/);
  expect(script.text).toMatch(/\nuplot [\d.]+: Copyright .*\n\nThe MIT License/);
  expect(script.text).toContain("The above copyright notice and this permission notice shall be");
});

test("it stays small", () => {
  expect(Buffer.byteLength(script.text)).toBeLessThan(165_000);
  expect(Buffer.byteLength(style.text)).toBeLessThan(25_000);
});

test("nothing of it points elsewhere, and nothing stands inline", () => {
  expect(page.text).not.toMatch(/<script(?! type="module" src="\/dashboard\/app\.js")/);
  expect(page.text).not.toMatch(/<style|style=|\son\w+=/);
  for (const { text } of [page, style]) {
    // The icon stands in the page; its namespace is a name and no address.
    expect(text.replace("http://www.w3.org/2000/svg", "")).not.toMatch(/https?:|url\(/);
  }
});

test.each(["/dashboard", "/dashboard/", "/dashboard/app.js", "/dashboard/app.css"])(
  "%s forbids everything but its own origin",
  (path) => {
    const headers = get(path)?.headers;
    expect(headers?.get("content-security-policy")).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    );
    expect(headers?.get("x-content-type-options")).toBe("nosniff");
    expect(headers?.get("referrer-policy")).toBe("no-referrer");
    expect(headers?.get("x-frame-options")).toBe("DENY");
  },
);

test("a browser that has a file is not sent it again", async () => {
  const tag = get("/dashboard/app.js")?.headers.get("etag") ?? "";
  expect(tag).toBe(script.etag);
  expect(get("/dashboard/app.js", { "if-none-match": tag })?.status).toBe(304);
  expect(get("/dashboard/app.js", { "if-none-match": `"old", W/${tag}` })?.status).toBe(304);
  expect(get("/dashboard/app.js", { "if-none-match": '"old"' })?.status).toBe(200);
  expect(await get("/dashboard/app.js", {}, "HEAD")?.text()).toBe("");
});

test.each(["/dashboard/other.js", "/dashboardx", "/", "/dashboard/toString"])(
  "%s is none of its files",
  (path) => {
    expect(get(path)).toBeNull();
  },
);
