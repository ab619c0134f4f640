/** How far a bulk action is, and what became of each job that it could not do. */

import { useFailureText } from "../parts/notice.tsx";
import { linkToJob } from "../state/place.ts";
import { useWording } from "../texts/texts.ts";
import type { Bulk } from "./use-bulk.ts";

/** Of a hundred thousand that could not be done, the first ones tell what is wrong. */
const RESULTS_LIMIT = 200;

export function BulkResult({ bulk }: { readonly bulk: Bulk }) {
  const { texts, format } = useWording();
  const failureText = useFailureText();
  const { progress } = bulk;
  if (progress === null) return null;
  const { running, ok, done, failed, remaining, error } = progress;
  const all = [
    ...failed.map(({ id, reason }) => [id, texts.jobs.reasons[reason]] as const),
    ...done.map((id) => [id, texts.jobs.isDone] as const),
  ];
  const results = all.slice(0, RESULTS_LIMIT);
  const look = error !== null ? "bad" : failed.length === 0 ? "good" : ok === 0 ? "bad" : "warn";
  return (
    <section class={`banner ${look}`} role="status">
      <span>{texts.jobs.done(format.number(ok))}</span>
      {failed.length > 0 && <span>{texts.jobs.notDone(format.number(failed.length))}</span>}
      {error !== null && <span>{failureText(error)}</span>}
      {remaining > 0 && <span>{texts.jobs.remaining(format.number(remaining))}</span>}
      {running && <progress max={ok + failed.length + remaining} value={ok + failed.length} />}
      <button class="button plain" onClick={running ? bulk.stop : bulk.dismiss}>
        {running ? texts.jobs.stop : texts.jobs.dismiss}
      </button>
      {results.length > 0 && (
        <ul class="failures">
          {results.map(([id, text]) => (
            <li key={id}>
              <a class="mono" href={linkToJob(id)}>
                {id}
              </a>{" "}
              {text}
            </li>
          ))}
          {all.length > results.length && (
            <li>{texts.job.more(format.number(all.length - results.length))}</li>
          )}
        </ul>
      )}
    </section>
  );
}
