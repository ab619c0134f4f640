/** An expression without what only the type checker or the eye needs. */

import type { ts } from "ts-morph";
import { compiler } from "./compiler.ts";

/** The value without `satisfies`, `as` and brackets. */
export function bare(expression: ts.Expression): ts.Expression {
  return compiler.isSatisfiesExpression(expression) ||
    compiler.isAsExpression(expression) ||
    compiler.isParenthesizedExpression(expression)
    ? bare(expression.expression)
    : expression;
}
