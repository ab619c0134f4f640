/** Notes every start of a performer in the ledger. It lives outside the runtime, and so through all of its kills. */

import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listen } from "../blackbox/support/listen.ts";
import type { Ledger } from "./ledger.ts";

/** One call of project/starts.ts. */
interface StartCall {
  readonly call: string;
  readonly starts: readonly (readonly [number: number, jobId: string, attempt: number])[];
}

/** Longer than any pause between two calls: a connection that closes on a call would only cost a repetition. */
const KEEP_ALIVE_MS = 600_000;

/** Listens until the stack goes; gives the URL. */
export function startRecorder(stack: AsyncDisposableStack, ledger: Ledger): Promise<string> {
  const seen = new Set<string>();
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    let text = "";
    for await (const chunk of request.setEncoding("utf8")) text += String(chunk);
    const { call, starts } = JSON.parse(text) as StartCall;
    if (!seen.has(call)) {
      seen.add(call);
      for (const [number, jobId, attempt] of starts) ledger.started(number, { jobId, attempt });
    }
    response.end();
  };
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    take(request, response).catch(() => response.destroy());
  });
  return listen(server, stack);
}
