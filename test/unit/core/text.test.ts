import fc from "fast-check";
import { expect, test } from "vitest";
import {
  boundedText,
  fitsUtf8,
  isWellFormed,
  toWellFormed,
  utf8Length,
} from "../../../templates/runtime/core/text.ts";

/** Strings of any code units, lone surrogates among them. */
const anyText = fc.string({
  unit: fc.oneof(
    fc.constantFrom("a", "é", "界", "😀", "\ud83d", "\ude00", "\0", "\u2028"),
    fc.string(),
  ),
});

test("utf8Length counts what an encoder writes", () => {
  fc.assert(
    fc.property(anyText, fc.integer({ min: 0, max: 60 }), (text, limit) => {
      const bytes = new TextEncoder().encode(text).length;
      expect(utf8Length(text)).toBe(bytes);
      expect(fitsUtf8(text, limit)).toBe(bytes <= limit);
    }),
  );
});

test("well-formedness agrees with the language", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(isWellFormed(text)).toBe(text.isWellFormed());
      expect(toWellFormed(text)).toBe(text.toWellFormed());
    }),
  );
});

test("boundedText is within its limit, well-formed, without NUL, and never cuts a pair", () => {
  fc.assert(
    fc.property(anyText, fc.integer({ min: 0, max: 20 }), (text, limit) => {
      const bounded = boundedText(text, limit);
      expect(bounded.length).toBeLessThanOrEqual(limit);
      expect(bounded.isWellFormed()).toBe(true);
      expect(bounded).not.toContain("\0");
    }),
  );
  expect(boundedText("ab😀cd", 4)).toBe("ab…");
  expect(boundedText("ab😀cd", 5)).toBe("ab😀…");
  expect(boundedText("ab😀cd", 6)).toBe("ab😀cd");
});
