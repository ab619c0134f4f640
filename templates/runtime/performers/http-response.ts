/** What an answer means for the job: a result, or a failure with the wait that it asks for. */

import type { JobLog } from "../consumer/performer.ts";
import { TsumugiError } from "../core/errors.ts";
import { RetryAfterError } from "../core/performer-errors.ts";
import { boundedText } from "../core/text.ts";
import { parseRetryAfter } from "./retry-after.ts";

/** More of an answer is never read. A result is kept up to 8 KiB of compact JSON, which may have come in more words. */
const RESULT_READ_LIMIT_BYTES = 65_536;
const ERROR_READ_LIMIT_BYTES = 1_000;
const SHORT_WORD_CHARACTERS = 6;

/** The server answered, but not with success. */
export class HttpStatusError extends TsumugiError {
  override readonly name = "HttpStatusError";
  override readonly code = "HTTP_STATUS";
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/**
 * The JSON of a 2xx answer. The work is done by then: a body that is no JSON, too long, cut off or not whole within `patienceMs`
 * only costs the result.
 */
export async function readResult(
  response: Response,
  log: JobLog,
  patienceMs: number,
): Promise<unknown> {
  const type = response.headers.get("content-type") ?? "";
  if (!/^application\/([\w.-]+\+)?json\s*(;|$)/i.test(type)) {
    await response.body?.cancel().catch(() => undefined);
    return undefined;
  }
  const body = await readBody(response, RESULT_READ_LIMIT_BYTES, patienceMs);
  if (body.kind === "whole" && body.text.trim() === "") return undefined;
  try {
    if (body.kind === "whole") return JSON.parse(body.text) as unknown;
    log.warn("the answer's result is not kept", { reason: body.kind });
  } catch {
    log.warn("the answer's result is not kept", { reason: "not JSON" });
  }
  return undefined;
}

/**
 * The error of any other answer. Every status may be retried; `Retry-After` is honoured with all of them. A receiver may repeat what it
 * was sent, but `secrets` shall not come into the job's log by that. Of a body that is not whole within `patienceMs` what came is shown.
 */
export async function readFailure(
  response: Response,
  nowMs: number,
  secrets: readonly string[],
  patienceMs: number,
): Promise<Error> {
  const { status, headers } = response;
  const { text } = await readBody(response, ERROR_READ_LIMIT_BYTES, patienceMs);
  const redirect = status >= 300 && status < 400 ? ", a redirect, which is not followed" : "";
  const shown = boundedText(withoutSecrets(text.trim(), secrets), ERROR_READ_LIMIT_BYTES);
  const error = new HttpStatusError(
    `the server answered ${status}${redirect}${shown === "" ? "" : `: ${shown}`}`,
    status,
  );
  const afterMs = parseRetryAfter(headers.get("retry-after"), nowMs);
  return afterMs === null ? error : new RetryAfterError(afterMs, error.message, { cause: error });
}

/** Words that are too short to be a secret by themselves, such as `Bearer`, stay. */
function withoutSecrets(text: string, secrets: readonly string[]): string {
  const words = secrets.flatMap((secret) => secret.split(/\s+/));
  return words
    .filter((word) => word.length > SHORT_WORD_CHARACTERS)
    .reduce((shown, word) => shown.replaceAll(word, "***"), text);
}

interface ReadBody {
  readonly kind: "whole" | "too long" | "too slow" | "cut off";
  readonly text: string;
}

/** Reads up to the limit, and for no longer than `patienceMs`, and lets go of the rest. Never rejects. */
async function readBody(
  response: Response,
  limitBytes: number,
  patienceMs: number,
): Promise<ReadBody> {
  if (response.body === null) return { kind: "whole", text: "" };
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  let stopTimer = (): void => {};
  const tooSlow = new Promise<"too slow">((resolve) => {
    const timer = setTimeout(() => resolve("too slow"), patienceMs);
    stopTimer = () => clearTimeout(timer);
  });
  try {
    for (;;) {
      const read = await Promise.race([reader.read() as Promise<BodyChunk>, tooSlow]);
      if (read === "too slow") {
        // Not waited for: a server that sends nothing may not answer to this either.
        void reader.cancel().catch(() => undefined);
        return { kind: read, text };
      }
      const { done, value } = read;
      if (done || value === undefined) return { kind: "whole", text: text + decoder.decode() };
      bytes += value.byteLength;
      text += decoder.decode(value, { stream: true });
      if (bytes > limitBytes) break;
    }
    await reader.cancel();
    return { kind: "too long", text };
  } catch {
    return { kind: "cut off", text };
  } finally {
    stopTimer();
  }
}

interface BodyChunk {
  readonly done: boolean;
  readonly value?: Uint8Array;
}
