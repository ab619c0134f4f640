/** Schema of every answer that is no success. */

import { anything, list, oneOf, record, text } from "./build.ts";
import { ERROR_STATUS } from "../problem.ts";

export const requestIssue = record(
  { path: text(), expected: text(), got: text() },
  "One fault of a request; `invalid-request` lists them all in its `details`.",
);

export const errorResponse = record({
  error: record({
    code: oneOf(Object.keys(ERROR_STATUS)),
    message: text("For people."),
    details: anything("By code; null where there is nothing more to say."),
  }),
});

/** The only answer with 400. */
export const invalidRequestResponse = record({
  error: record({
    code: { const: "invalid-request" },
    message: text("For people."),
    details: list(requestIssue, "Everything that is wrong."),
  }),
});
