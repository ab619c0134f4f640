import { expect, test } from "vitest";
import { readCommand } from "../../soak/command.ts";

const DEFAULTS = { minutes: 15, jobs: Infinity, seed: 7, withKills: true, write: false };

test.each<[string, object]>([
  ["", {}],
  ["--minutes 0.4", { minutes: 0.4 }],
  ["--jobs 5000", { jobs: 5_000, minutes: Infinity }],
  ["--jobs 5000 --minutes 2", { jobs: 5_000, minutes: 2 }],
  ["--seed 0", { seed: 0 }],
  ["--without-kills --write", { withKills: false, write: true }],
])("`%s` means %j", (line, changes) => {
  expect(readCommand(line.split(" ").filter(Boolean), 7)).toEqual({ ...DEFAULTS, ...changes });
});

test.each<[string, string]>([
  ["--minutes", "--minutes takes a number above 0, found nothing"],
  ["--minutes 0", "--minutes takes a number above 0, found 0"],
  ["--minutes ten", "--minutes takes a number above 0, found ten"],
  ["--jobs 5000.5", "--jobs takes a whole number of at least 5000, found 5000.5"],
  ["--jobs 4999", "--jobs takes a whole number of at least 5000, found 4999"],
  ["--seed --write", "--seed takes a whole number, found --write"],
  ["--kills", "unknown: --kills; there are --minutes, --jobs, --seed, --without-kills and --write"],
])("`%s` is refused", (line, problem) => {
  expect(readCommand(line.split(" "), 7)).toEqual({ problem });
});
