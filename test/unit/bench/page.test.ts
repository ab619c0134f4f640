import { expect, test } from "vitest";
import { printPerformancePage } from "../../bench/page.ts";

const machine = { cores: 2, processor: "Made-up CPU", node: "24.0.0", wrangler: "4", workerd: "1" };

test("a page of two parts", async () => {
  const parts = [
    {
      title: "Latency",
      method: "One job at a time.",
      figures: [
        { name: "latency.p50", value: 5.5, unit: "ms", n: 200, budget: { atMost: 6, met: true } },
        { name: "latency.p95", value: 12, unit: "ms", n: 200 },
      ],
    },
    {
      title: "Throughput",
      method: "Many jobs.",
      figures: [
        { name: "share", value: 49, unit: "%", n: 20_000, budget: { atLeast: 50, met: false } },
        { name: "rate", value: 1_234_567, unit: "jobs/s", n: 20_000 },
      ],
    },
  ];
  expect(await printPerformancePage(machine, parts, false)).toMatchInlineSnapshot(`
    "<!-- Written by \`npm run bench -- --write\`. Do not edit. -->

    # Performance

    Measured with generated code on local workerd, in one run. Rows, requests and statements are counts and hold anywhere; times hold for the machine below. 1 of 2 budgets are met.

    | machine                                     |             |
    | ------------------------------------------- | ----------- |
    | processor                                   | Made-up CPU |
    | cores, shared by everything that takes part | 2           |
    | Node                                        | 24.0.0      |
    | wrangler                                    | 4           |
    | workerd                                     | 1           |

    ## Latency

    One job at a time.

    | figure        | value | unit | n   | budget         |
    | ------------- | ----- | ---- | --- | -------------- |
    | \`latency.p50\` | 5.5   | ms   | 200 | at most 6: met |
    | \`latency.p95\` | 12    | ms   | 200 |                |

    ## Throughput

    Many jobs.

    | figure  | value     | unit   | n      | budget                  |
    | ------- | --------- | ------ | ------ | ----------------------- |
    | \`share\` | 49        | %      | 20,000 | at least 50: **missed** |
    | \`rate\`  | 1,234,567 | jobs/s | 20,000 |                         |
    "
  `);
});

test("a page of a quick run says so", async () => {
  expect(await printPerformancePage(machine, [], true)).toContain("**A quick run");
});
