/** What performers should not throw or return, and some day do. */

function cyclic(): object {
  const odd: { self?: unknown } = {};
  odd.self = odd;
  return odd;
}

function causeOfItself(): Error {
  const error = new Error("around");
  error.cause = error;
  return error;
}

export const ODD_THROWN: Readonly<Record<string, () => unknown>> = {
  undefined: () => undefined,
  null: () => null,
  text: () => "just text",
  number: () => Number.NaN,
  bigint: () => 10n,
  symbol: () => Symbol("odd"),
  cyclic,
  "cause-of-itself": causeOfItself,
  huge: () => new Error("x".repeat(5_000_000)),
  // The cut falls into the middle of a pair.
  pairs: () => new Error("😀".repeat(3_000)),
  "lone-surrogate": () => new Error("broken \ud800 text"),
  nul: () => new Error("before\0after"),
  "throwing-getter": () => ({
    get message(): string {
      throw new Error("no message for you");
    },
  }),
  "revoked-proxy": () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    return proxy;
  },
};

export const ODD_RESULTS: Readonly<Record<string, () => unknown>> = {
  undefined: () => undefined,
  null: () => null,
  text: () => 'quotes " and \\ and \u2028 and \0 and 😀',
  // 8,190 characters and two quotes: exactly what is kept.
  "largest-kept": () => "x".repeat(8_190),
  "too-large": () => "x".repeat(8_191),
  bigint: () => ({ amount: 10n }),
  cyclic,
  date: () => ({ at: new Date(0) }),
  response: () => new Response("body"),
};
