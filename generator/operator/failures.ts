/** What went wrong, for whoever typed the command: what it was, and what to do next. */

import type { RequestIssue } from "../../templates/runtime/api/types.ts";
import { ApiError, ApiUnreachableError } from "../../templates/runtime/http-client/errors.ts";

/** The command line makes no sense, or the command cannot begin. */
export class MisuseError extends Error {
  override readonly name = "MisuseError";
}

export const OPERATOR_EXITS = {
  fine: { code: 0, meaning: "Done." },
  failed: { code: 1, meaning: "The API refused, or some of the jobs could not be acted on." },
  misuse: { code: 2, meaning: "The command line is wrong." },
  unreachable: { code: 69, meaning: "The Worker did not answer." },
} as const satisfies Record<string, { readonly code: number; readonly meaning: string }>;

export type OperatorExit = keyof typeof OPERATOR_EXITS;

/** The text for an error and how the command ends; null for one that is a bug. */
export function explainFailure(
  error: unknown,
  tokenVariable: string,
): { readonly exit: OperatorExit; readonly text: string } | null {
  if (error instanceof MisuseError) {
    const end = error.message.endsWith("?") ? "" : ".";
    return { exit: "misuse", text: `${error.message}${end} \`--help\` says more.` };
  }
  if (error instanceof ApiUnreachableError) {
    const text = `${error.message}\nIs the Worker there? Name it with \`--url\` or TSUMUGI_URL.`;
    return { exit: "unreachable", text };
  }
  if (!(error instanceof ApiError)) return null;
  return { exit: "failed", text: [textOf(error), ...nextStep(error, tokenVariable)].join("\n") };
}

function textOf({ code, message, details }: ApiError): string {
  if (code !== "invalid-request" || !Array.isArray(details)) return message;
  const issues = (details as readonly RequestIssue[]).map(
    ({ path, expected, got }) => `${path}: expected ${expected}, found ${got}`,
  );
  const told = issues.filter((issue) => issue !== message).map((issue) => `  ${issue}`);
  return [message, ...told].join("\n");
}

function nextStep({ code }: ApiError, tokenVariable: string): readonly string[] {
  switch (code) {
    case "unauthorized":
      return [`Put the token into ${tokenVariable}, in the environment or in .dev.vars.`];
    case "read-only":
      return [`This token may only read; the one of \`auth.bearer\` may act.`];
    case "not-found":
      return [
        "The API answers so while `api` or `auth` is not in the config, or its secret is empty.",
      ];
    case "migrations-missing":
      return [
        "Run `npx wrangler d1 migrations apply TSUMUGI_DB --remote` (`--local` for `wrangler dev`).",
      ];
    case "unreadable":
      return ["Is this the Worker's address?"];
    default:
      return [];
  }
}
