/** What else is known of a job. */

import type { ComponentChildren } from "preact";
import type { JobDetail } from "../../runtime/api/types.ts";
import { Ago } from "../parts/ago.tsx";
import { linkTo } from "../state/place.ts";
import { useWording } from "../texts/texts.ts";

const KEYS = ["concurrency_key", "unique_key", "partition_key"] as const;
const TIMES = ["created_at", "run_after", "dispatched_at", "updated_at"] as const;

export function Facts({ job }: { readonly job: JobDetail }) {
  const { texts, format } = useWording();
  const { fact } = texts.job;
  const attempts = texts.jobs.ofMax(format.number(job.attempts), format.number(job.max_attempts));
  return (
    <section class="panel">
      <h2>{texts.job.facts}</h2>
      <dl class="facts">
        <Fact name={fact.binding}>
          <a href={linkTo("jobs", { binding: job.binding })}>{job.binding}</a>
        </Fact>
        <Fact name={fact.attempts}>{attempts}</Fact>
        <Fact name={fact.priority}>{format.number(job.priority)}</Fact>
        <Fact name={fact.guarantee}>{job.guarantee}</Fact>
        {KEYS.map((name) => {
          const key = job[name];
          if (key === null) return null;
          return (
            <Fact key={name} name={fact[name]}>
              {name === "partition_key" ? (
                <span class="mono">{key}</span>
              ) : (
                <a class="mono" href={linkTo("jobs", { [name]: key })}>
                  {key}
                </a>
              )}
            </Fact>
          );
        })}
        {TIMES.map((name) => (
          <Fact key={name} name={fact[name]}>
            <Ago at={job[name]} />
          </Fact>
        ))}
      </dl>
    </section>
  );
}

interface FactProps {
  readonly name: string;
  readonly children: ComponentChildren;
}

function Fact({ name, children }: FactProps) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
