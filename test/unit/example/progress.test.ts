import { expect, test } from "vitest";
import { isDone, progressTable } from "../../../example/demo/progress.ts";
import { renderTable } from "../../../example/demo/table.ts";

const totals = new Map([
  ["MAIL", 3],
  ["CHARGE", 1],
]);

test("done means that every binding is at rest", () => {
  const counts = [
    { binding: "MAIL", state: "COMPLETED", total: 2 },
    { binding: "MAIL", state: "RUNNING", total: 1 },
    { binding: "CHARGE", state: "STALLED", total: 1 },
  ];
  expect(isDone(totals, [])).toBe(false);
  expect(isDone(totals, counts)).toBe(false);
  const ended = counts.map((count) => ({
    ...count,
    state: count.state.replace("RUNNING", "FAILED"),
  }));
  expect(isDone(totals, ended)).toBe(true);
});

test("the table has a line per binding and a column per state", () => {
  const lines = progressTable(totals, [{ binding: "MAIL", state: "QUEUED", total: 2 }]);
  expect(lines).toHaveLength(4);
  expect(lines[0]).toMatch(/^binding {2}SCHEDULED {2}QUEUED .* STALLED {2}of$/);
  expect(lines[2]).toMatch(/^MAIL .* 2 .* 3$/);
});

test("numbers are aligned right, texts left", () => {
  expect(
    renderTable(
      ["name", "n", "note"],
      [
        ["a", "7", "x"],
        ["bcdef", "12", "yz"],
      ],
    ),
  ).toEqual(["name    n  note", "─────  ──  ────", "a       7  x", "bcdef  12  yz"]);
});
