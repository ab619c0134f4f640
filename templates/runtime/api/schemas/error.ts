/** Schema of every answer that is no success. */

import { anything, list, oneOf, record, text } from "./build.ts";
import { ERROR_STATUS } from "../problem.ts";

export const requestIssues = list(record({ path: text(), expected: text(), got: text() }));

export const errorResponse = record({
  error: record({
    code: oneOf(Object.keys(ERROR_STATUS)),
    message: text("For people."),
    details: anything("By code; null where there is nothing more to say."),
  }),
});
