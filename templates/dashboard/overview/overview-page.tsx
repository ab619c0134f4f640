/** All bindings at a look: how many jobs are in which state, what holds them back, and how it went lately. */

import { useEffect } from "preact/hooks";
import { api } from "../api/api.ts";
import { Failure, Loading, Notice } from "../parts/notice.tsx";
import { linkTo } from "../state/place.ts";
import { useChanges } from "../state/session.ts";
import { useLoaded } from "../state/use-loaded.ts";
import { useWording } from "../texts/texts.ts";
import { BindingTable } from "./binding-table.tsx";
import { Charts, RANGES } from "./charts.tsx";
import { minuteLine } from "./minutes.ts";
import { summarise, sumOf } from "./summary.ts";
import { Totals } from "./totals.tsx";

/** Each look asks every shard, so it is not had more often. */
const LOOK_EVERY_MS = 3_000;
const METRICS_EVERY_MS = 20_000;
const HOUR_MS = 3_600_000;

export function OverviewPage({ query }: { readonly query: URLSearchParams }) {
  const { texts } = useWording();
  const range = RANGES.find((each) => each === query.get("range")) ?? "1";
  const shards = useLoaded("shards", api.diagnostics);
  const infos = useLoaded("bindings", api.bindings);
  const metrics = useLoaded(`metrics ${range}`, (signal) =>
    api.metrics(Date.now() - Number(range) * HOUR_MS, signal),
  );
  useChanges(shards.reload, LOOK_EVERY_MS);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.hidden) return;
      metrics.reload();
      // A backlog that nothing moves grows older without an event.
      shards.reload();
    }, METRICS_EVERY_MS);
    return () => clearInterval(timer);
  }, [metrics.reload, shards.reload]);

  if (shards.value === null) {
    return shards.error === null ? (
      <Loading />
    ) : (
      <Failure error={shards.error} again={shards.reload} />
    );
  }
  const bindings = summarise(shards.value.shards);
  const names = bindings.map(({ name }) => name);
  const binding = names.find((name) => name === query.get("binding")) ?? "";
  const totals = sumOf(bindings.map(({ counts }) => counts));
  const isNew = Object.values(totals).every((count) => count === 0);
  const { now } = shards.value;
  const hourOf = (name: string) =>
    metrics.value === null
      ? null
      : minuteLine({ ...metrics.value, since: now - HOUR_MS }, name, now);
  return (
    <>
      <h1 class="hidden">{texts.overview.title}</h1>
      {shards.error !== null && <Failure error={shards.error} again={shards.reload} isBeside />}
      <Totals counts={totals} />
      <BindingTable
        bindings={bindings}
        infos={infos.value?.bindings ?? []}
        hourOf={hourOf}
        onChanged={shards.reload}
      />
      <p class="note faint">{texts.overview.countsNote}</p>
      {metrics.error !== null && shards.error === null && (
        <Failure error={metrics.error} again={metrics.reload} isBeside={metrics.value !== null} />
      )}
      {isNew && metrics.value?.bindings.every(({ minutes }) => minutes.length === 0) === true ? (
        <Notice title={texts.overview.empty} lead={texts.overview.emptyLead}>
          <div class="row">
            <a class="button" href={linkTo("enqueue")}>
              {texts.frame.enqueue}
            </a>
          </div>
        </Notice>
      ) : (
        metrics.value !== null && (
          <Charts
            metrics={metrics.value}
            now={now}
            range={range}
            binding={binding}
            bindings={names}
          />
        )
      )}
    </>
  );
}
