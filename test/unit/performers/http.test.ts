/** An HTTP performer against a real server: what is sent, and what each answer means. */

import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { retryWish } from "../../../templates/runtime/core/performer-errors.ts";
import { errorText } from "../../../templates/runtime/consumer/error-text.ts";
import { httpPerformer } from "../../../templates/runtime/performers/http.ts";
import type { HttpTarget } from "../../../templates/runtime/performers/http-target.ts";
import { signatureOf } from "../../../templates/runtime/performers/signature.ts";
import { contextOf, serve } from "./world.ts";

const NOW = Date.UTC(2026, 9, 21, 7, 27, 0, 987);
const ports = { fetch: (url: string, request: RequestInit) => fetch(url, request), now: () => NOW };

function performerFor(url: string, part: Partial<HttpTarget> = {}) {
  return httpPerformer({ url, headers: {}, hmac: null, ...part }, ports);
}

/** What it throws. */
async function failureOf(work: unknown): Promise<Error> {
  try {
    await work;
  } catch (error) {
    return error as Error;
  }
  throw new Error("it did not fail");
}

describe("the request", () => {
  test("is a POST of the job as JSON, with the headers of the config", async () => {
    const { url, received } = await serve((_request, response) => response.end());
    const perform = performerFor(url, {
      headers: { "x-shop": "one", authorization: { secret: "TOKEN" } },
    });
    const payload = { to: "é", __proto__: null, odd: "\ud800" };
    await perform(payload, contextOf({ TOKEN: "Bearer abc" }));
    expect(received).toHaveLength(1);
    const [{ method, url: path, headers, body } = received[0]!] = received;
    expect([method, path]).toEqual(["POST", "/jobs?from=test"]);
    expect(headers).toMatchObject({
      "content-type": "application/json",
      "idempotency-key": "HOOK#0:0123456789a",
      "x-shop": "one",
      authorization: "Bearer abc",
    });
    expect(headers).not.toHaveProperty("tsumugi-signature");
    expect(JSON.parse(body)).toEqual({
      jobId: "HOOK#0:0123456789a",
      attempt: 2,
      idempotencyKey: "HOOK#0:0123456789a",
      binding: "HOOK",
      payload: { to: "é", odd: "\ud800" },
    });
  });

  test("is signed with the secret when asked", async () => {
    const { url, received } = await serve((_request, response) => response.end());
    const env = { KEY: "s3cret é" };
    await performerFor(url, { hmac: { secret: "KEY" } })({ a: 1 }, contextOf(env));
    const [{ headers, body } = received[0]!] = received;
    const seconds = Math.floor(NOW / 1_000);
    const hex = createHmac("sha256", env.KEY).update(`${seconds}.${body}`).digest("hex");
    expect(headers["tsumugi-signature"]).toBe(`t=${seconds},v1=${hex}`);
  });

  test("has a signature that never changes its form", async () => {
    expect(await signatureOf("key", '{"a":1}', 1_700_000_000_999)).toBe(
      `t=1700000000,v1=${createHmac("sha256", "key").update('1700000000.{"a":1}').digest("hex")}`,
    );
  });

  test.each([
    ["missing", {}, "env.TOKEN is missing: set it with `wrangler secret put TOKEN`"],
    ["empty", { TOKEN: "" }, "env.TOKEN is missing: set it with `wrangler secret put TOKEN`"],
    [
      "with a line end",
      { TOKEN: "hush\n" },
      "env.TOKEN fits no header: does it end with a line end?",
    ],
  ])("is not sent with a secret that is %s", async (_name, env, message) => {
    const { url, received } = await serve((_request, response) => response.end());
    const perform = performerFor(url, { headers: { authorization: { secret: "TOKEN" } } });
    const error = await failureOf(perform({}, contextOf(env)));
    expect(error.message).toBe(message);
    expect(errorText(error)).not.toContain("hush");
    // Setting the secret mends it: nothing is given up.
    expect(retryWish(error)).toBe("backoff");
    expect(received).toEqual([]);
  });
});

describe("success", () => {
  const json = { "content-type": "application/json; charset=utf-8" };
  test.each([
    [200, json, '{"id":7}', { id: 7 }],
    [201, { "content-type": "application/problem+json" }, "[1]", [1]],
    [202, json, "null", null],
    [200, json, "", undefined],
    [204, {}, "", undefined],
    [200, { "content-type": "text/plain" }, "OK", undefined],
    [200, {}, '{"id":7}', undefined],
  ])("%d %j %s", async (status, headers, body, result) => {
    const { url } = await serve((_request, response) => {
      response.writeHead(status, headers).end(body);
    });
    const ctx = contextOf();
    expect(await performerFor(url)({}, ctx)).toEqual(result);
    expect(ctx.warnings).toEqual([]);
  });

  test.each([
    ["no JSON after all", "{", "not JSON"],
    ["too long", JSON.stringify("x".repeat(1_000_000)), "too long"],
  ])("stays one when the result is %s", async (_name, body, reason) => {
    const { url } = await serve((_request, response) => {
      response.writeHead(200, json).end(body);
    });
    const ctx = contextOf();
    expect(await performerFor(url)({}, ctx)).toBeUndefined();
    expect(ctx.warnings).toEqual([`the answer's result is not kept: {"reason":"${reason}"}`]);
  });

  test("stays one when the body breaks off", async () => {
    const { url } = await serve((_request, response) => {
      response.writeHead(200, { ...json, "content-length": "100" });
      response.write('{"id"', () => response.destroy());
    });
    const ctx = contextOf();
    expect(await performerFor(url)({}, ctx)).toBeUndefined();
    expect(ctx.warnings).toEqual(['the answer\'s result is not kept: {"reason":"cut off"}']);
  });
});

/** The status is known, and of the body only the beginning. */
describe("a body that hangs", () => {
  test("costs a success its result", async () => {
    const { url } = await serve((_request, response) => {
      response.writeHead(200, { "content-type": "application/json" }).write('{"id"');
    });
    const ctx = { ...contextOf(), deadlineAt: NOW + 100 };
    expect(await performerFor(url)({}, ctx)).toBeUndefined();
    expect(ctx.warnings).toEqual(['the answer\'s result is not kept: {"reason":"too slow"}']);
  });

  test("leaves a failure what it is, with its Retry-After and what has come", async () => {
    const { url } = await serve((_request, response) => {
      response.writeHead(503, { "retry-after": "7" }).write("later");
    });
    const ctx = { ...contextOf(), deadlineAt: NOW + 100 };
    const error = await failureOf(performerFor(url)({}, ctx));
    expect(error.message).toContain("the server answered 503: later");
    expect(retryWish(error)).toBe(7_000);
  });
});

describe("failure", () => {
  test.each([400, 401, 404, 409, 410, 422, 429, 500, 503])(
    "%d is retried by the usual backoff",
    async (status) => {
      const { url } = await serve((_request, response) => {
        response.writeHead(status).end("no such luck\0");
      });
      const error = await failureOf(performerFor(url)({}, contextOf()));
      expect(errorText(error)).toContain(
        `HttpStatusError: the server answered ${status}: no such luck`,
      );
      expect(error).toMatchObject({ status });
      expect(retryWish(error)).toBe("backoff");
    },
  );

  test.each([
    [429, "2", 2_000],
    [503, "Wed, 21 Oct 2026 07:28:00 GMT", 59_013],
    [500, "1", 1_000],
    [302, "1", 1_000],
    // Longer than a week is cut to a week.
    [503, "99999999", 7 * 86_400_000],
    [503, "Wed, 21 Oct 2099 07:28:00 GMT", 7 * 86_400_000],
    [429, "Wed, 21 Oct 2015 07:28:00 GMT", "backoff"],
    [429, "soon", "backoff"],
    [429, "-1", "backoff"],
  ])("P41 %d with Retry-After: %s", async (status, header, wish) => {
    const { url } = await serve((_request, response) => {
      response.writeHead(status, { "retry-after": header }).end();
    });
    const error = await failureOf(performerFor(url)({}, contextOf()));
    expect(retryWish(error)).toBe(wish);
    expect(errorText(error)).toContain(`the server answered ${status}`);
  });

  test("P68 shows no secret that the server repeats", async () => {
    const { url } = await serve((request, response) => {
      response.writeHead(401).end(`Bearer of ${request.headers.authorization} and k3y-of-mine`);
    });
    const perform = performerFor(url, {
      headers: { authorization: { secret: "TOKEN" } },
      hmac: { secret: "KEY" },
    });
    const env = { TOKEN: "Bearer abc.def$&", KEY: "k3y-of-mine" };
    const error = await failureOf(perform({}, contextOf(env)));
    expect(error.message).toBe("the server answered 401: Bearer of Bearer *** and ***");
  });

  test.each([301, 302, 303, 307, 308])("%d is not followed", async (status) => {
    const { url, received } = await serve((_request, response) => {
      response.writeHead(status, { location: "/elsewhere" }).end();
    });
    const error = await failureOf(performerFor(url)({}, contextOf()));
    expect(error.message).toBe(`the server answered ${status}, a redirect, which is not followed`);
    expect(received).toHaveLength(1);
  });

  test("P68 an answer without end is let go", async () => {
    const { url } = await serve((_request, response) => {
      response.writeHead(500);
      const write = (): void => {
        if (!response.destroyed) response.write("x".repeat(1_000), () => setImmediate(write));
      };
      write();
    });
    const error = await failureOf(performerFor(url)({}, contextOf()));
    expect(error.message.length).toBeLessThan(1_100);
  });

  test("P68 the attempt's signal ends the request", async () => {
    let closed: (() => void) | undefined;
    const isClosed = new Promise<void>((resolve) => (closed = resolve));
    const ctx = contextOf();
    const { url } = await serve((_request, response) => {
      response.on("close", () => closed?.());
      ctx.controller.abort(new Error("out of time"));
    });
    const error = await failureOf(performerFor(url)({}, ctx));
    expect(error.message).toBe("out of time");
    await isClosed;
  });

  test("nobody listens", async () => {
    const error = await failureOf(performerFor("http://127.0.0.1:1/")({}, contextOf()));
    expect(retryWish(error)).toBe("backoff");
  });
});
