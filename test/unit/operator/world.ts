/** An operator's command against a scripted API, on a terminal that remembers. */

import { operate } from "../../../generator/operator/operate.ts";
import type { OperatorTerminal } from "../../../generator/operator/terminal.ts";

export interface Asked {
  readonly method: string;
  /** From `/api` on, query included. */
  readonly path: string;
  readonly body: unknown;
  readonly authorization: string | undefined;
}

export interface Run {
  readonly exit: number;
  readonly output: string;
  readonly errors: string;
  readonly progress: readonly string[];
  readonly asked: readonly Asked[];
  readonly opened: readonly string[];
}

/** Answers by path; a function is asked with what was sent. A path that is not there is a 404 of the API's. */
export type Answers = Readonly<Record<string, unknown>>;

export function failure(status: number, code: string, details: unknown = null): Response {
  const error = { code, message: `The API says ${code}.`, details };
  return new Response(JSON.stringify({ error }), { status });
}

export async function run(
  argv: readonly string[],
  answers: Answers,
  terminal: Partial<OperatorTerminal> = {},
): Promise<Run> {
  const [output, errors, progress, opened] = [[], [], [], []] as string[][] as [
    string[],
    string[],
    string[],
    string[],
  ];
  const asked: Asked[] = [];
  const exit = await operate(
    argv,
    {
      currentFolder: "/nowhere",
      environment: { TSUMUGI_URL: "https://jobs.test", TSUMUGI_TOKEN: "secret" },
      columns: Infinity,
      isWatched: false,
      signal: new AbortController().signal,
      print: (text) => output.push(text),
      printError: (text) => errors.push(text),
      drawProgress: (text) => progress.push(text),
      readInput: () => Promise.resolve('{"from":"input"}'),
      readFile: (path) => Promise.resolve(JSON.stringify({ from: path })),
      openBrowser: (url) => Promise.resolve(opened.push(url) > 0),
      ...terminal,
    },
    async (url, { method, headers, body }) => {
      const path = url.replace("https://jobs.test/api", "");
      const sent: unknown = body === undefined ? undefined : JSON.parse(body);
      asked.push({ method, path, body: sent, authorization: headers["authorization"] });
      const answer = answers[path] ?? answers[path.replace(/\?.*/, "")];
      const given: unknown =
        typeof answer === "function" ? (answer as (sent: unknown) => unknown)(sent) : answer;
      if (given === undefined) return failure(404, "not-found");
      return given instanceof Response ? given : new Response(JSON.stringify(given));
    },
  );
  return {
    exit,
    output: output.join("\n"),
    errors: errors.join("\n"),
    progress,
    asked,
    opened,
  };
}
