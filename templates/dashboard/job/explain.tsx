/** Why a job does not run now. */

import type { ExplainResponse, JobDetail } from "../../runtime/api/types.ts";
import { api } from "../api/api.ts";
import { useChanges } from "../state/session.ts";
import { useLoaded } from "../state/use-loaded.ts";
import { useNow } from "../state/use-now.ts";
import { useWording, type Wording } from "../texts/texts.ts";

const EXPLAIN_EVERY_MS = 3_000;

export function Explain({ job }: { readonly job: JobDetail }) {
  const wording = useWording();
  const { texts } = wording;
  const now = useNow();
  const isWaiting = job.state === "SCHEDULED";
  const explained = useLoaded(isWaiting ? job.id : null, (signal) => api.explain(job.id, signal));
  useChanges(() => {
    if (isWaiting) explained.reload();
  }, EXPLAIN_EVERY_MS);
  if (job.state === "STALLED") {
    return <p class="banner warn">{texts.job.explain.stalled}</p>;
  }
  if (!isWaiting || explained.value === null) return null;
  const reason = reasonOf(explained.value, wording, now);
  if (reason === null) return null;
  return (
    <p class="banner">
      <b>{texts.job.explain.title}</b> {reason}
    </p>
  );
}

function reasonOf(
  { reason, earliest_at, in_flight, limit, ahead, or_more }: ExplainResponse,
  { texts, format }: Wording,
  now: number,
): string | null {
  const { explain } = texts.job;
  const number = (value: number | null): string => format.number(value ?? 0);
  const when = earliest_at === null ? "–" : format.relativeInWords(earliest_at, now);
  switch (reason) {
    case "not-waiting":
      return null;
    case "paused":
      return explain.paused;
    case "due-later":
    case "queue":
    case "rate":
      return explain[reason](when);
    case "key":
    case "concurrency":
      return explain[reason](number(in_flight), number(limit));
    case "behind":
      if (ahead === 0) return explain.next;
      return explain.behind(`${number(ahead)}${or_more ? "+" : ""}`);
  }
}
