/** `auth`: every mistake with its place, and what the model makes of it. */

import { expect, test } from "vitest";
import { mistakesOf, modelOf, withTop } from "./config.ts";

const withApi = (auth: string) => withTop("api: true", `auth: ${auth}`);

test.each([
  ["{ bearer: { secret: MY-TOKEN } }", ["6:27 TSU216"]],
  ["{ bearer: { secret: 5 } }", ["6:27 TSU216"]],
  ["{ bearer: {} }", ["6:9 TSU203"]],
  ["{ bearer: { secret: T, cookie: 'a b' } }", ["6:38 TSU216"]],
  ["{ barer: { secret: T } }", ["6:9 TSU201"]],
  ["{ access: { teamDomain: 'https://t.cloudflareaccess.com', aud: a } }", ["6:31 TSU216"]],
  ["{ access: { teamDomain: t.cloudflareaccess.com, aud: 'a b' } }", ["6:60 TSU216"]],
  ["{ readOnly: { secret: T } }", ["6:1 TSU322"]],
  ["{}", ["6:1 TSU322"]],
  ["{ bearer: { secret: TSUMUGI_DB } }", ["6:27 TSU301"]],
  ["{ bearer: { secret: TSUMUGI_ANALYTICS } }", ["6:27 TSU301"]],
  ["{ bearer: { secret: TSUMUGI_MAIL } }", ["6:27 TSU301"]],
  ["{ bearer: { secret: TSUMUGI_QUEUE_DEFAULT } }", ["6:27 TSU301"]],
  ["{ bearer: { secret: T }, readOnly: { secret: T } }", ["6:52 TSU301"]],
])("auth: %s", (auth, expected) => {
  expect(mistakesOf(withApi(auth))).toEqual(expected);
});

test("auth needs an API to guard", () => {
  const [mistake] = mistakesOf(withTop("auth: { bearer: { secret: T } }"));
  expect(mistake).toContain("5:1 TSU321");
});

test("what is not written is null in the model", () => {
  const { auth, features } = modelOf(withApi("{ bearer: { secret: T }, readOnly: { secret: R } }"));
  expect(auth).toEqual({
    bearer: { secret: "T", cookie: null },
    access: null,
    readOnly: { secret: "R", hidePayloads: false },
  });
  expect(features).toMatchObject({ api: true, access: false });
  const access = "{ access: { teamDomain: t.cloudflareaccess.com, aud: abc } }";
  expect(modelOf(withApi(access)).features.access).toBe(true);
});
