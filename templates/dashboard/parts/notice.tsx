/** What stands where there is nothing to show: nothing yet, nothing any more, or why not. */

import type { ComponentChildren } from "preact";
import { ApiFailure } from "../api/failure.ts";
import { linkTo } from "../state/place.ts";
import type { Texts } from "../texts/english.ts";
import { useWording } from "../texts/texts.ts";
import { Spindle } from "./spindle.tsx";

export interface NoticeProps {
  readonly title: string;
  readonly lead?: string;
  readonly children?: ComponentChildren;
}

export function Notice({ title, lead, children }: NoticeProps) {
  return (
    <section class="notice">
      <Spindle size={40} />
      <h2>{title}</h2>
      {lead !== undefined && <p>{lead}</p>}
      {children}
    </section>
  );
}

/** Grey lines where the answer will be. */
export function Loading() {
  const { texts } = useWording();
  return (
    <div class="bones" role="status">
      <span class="hidden">{texts.notice.loading}</span>
      {Array.from({ length: 8 }, (_, line) => (
        <i key={line} />
      ))}
    </div>
  );
}

export interface FailureProps {
  readonly error: unknown;
  readonly again: () => void;
  /** What was read before is still shown: a word about it must not push it away. */
  readonly isBeside?: boolean;
}

/** Why something could not be shown, and what to do about it. */
export function Failure({ error, again, isBeside = false }: FailureProps) {
  const { texts } = useWording();
  const failureText = useFailureText();
  const { notice } = texts;
  const retry = (
    <div class="row">
      <button class="button" onClick={again}>
        {notice.again}
      </button>
    </div>
  );
  if (isBeside) {
    return (
      <section class="banner bad aside" role="alert">
        <span>{failureText(error)}</span>
        <button class="button plain" onClick={again}>
          {notice.again}
        </button>
      </section>
    );
  }
  if (!(error instanceof ApiFailure)) return <Notice title={notice.failed}>{retry}</Notice>;
  switch (error.code) {
    case "gone":
      return (
        <Notice title={notice.gone} lead={notice.goneLead}>
          <div class="row">
            <a class="button" href={linkTo("jobs")}>
              {notice.backToJobs}
            </a>
          </div>
        </Notice>
      );
    case "bindings-missing":
      return (
        <Notice title={notice.unavailable} lead={notice.unavailableLead}>
          {error.names("missing_bindings").map((name) => (
            <p key={name}>{notice.missingBinding(name)}</p>
          ))}
          <pre>npx tsumugi generate{"\n"}npx wrangler deploy</pre>
          {retry}
        </Notice>
      );
    case "migrations-missing":
      return (
        <Notice title={notice.unavailable} lead={notice.unavailableLead}>
          <p>{notice.missingMigration}</p>
          <pre>
            npx wrangler d1 migrations apply TSUMUGI_DB {isLocal() ? "--local" : "--remote"}
          </pre>
          {retry}
        </Notice>
      );
    default:
      return (
        <Notice title={notice.failed} lead={textOf(error, texts)}>
          {retry}
        </Notice>
      );
  }
}

/** Whether the Worker runs on this computer, with a database of its own. */
function isLocal(): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])$/.test(location.hostname);
}

/** One line that says why an action did not work. */
export function useFailureText(): (error: unknown) => string {
  const { texts } = useWording();
  return (error) => {
    if (!(error instanceof ApiFailure)) return texts.notice.failed;
    return textOf(error, texts);
  };
}

/** The reader's words for it, and what it is about: the silent shards, or what was not accepted and why. */
function textOf(error: ApiFailure, { errors, enqueue }: Texts): string {
  const issues = error.issues.map(
    ({ path, expected, got }) => `${path}: ${enqueue.expectedGot(expected, got)}`,
  );
  const shards = error.names("unreachable").join(", ");
  // A newer API may know codes that this page does not.
  const text = errors[error.code] ?? error.message;
  return [text, ...issues, ...(shards === "" ? [] : [`(${shards})`])].join(" ");
}
