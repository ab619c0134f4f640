/** One binding in the overview. */

import type { BindingInfo } from "../../runtime/api/types.ts";
import { JOB_STATES } from "../../runtime/core/state.ts";
import { linkTo } from "../state/place.ts";
import { useWording } from "../texts/texts.ts";
import type { MinuteLine } from "./minutes.ts";
import { PauseButton } from "./pause-button.tsx";
import { PurgeButton } from "./purge-button.tsx";
import type { BindingSummary } from "./summary.ts";
import { Thread } from "./thread.tsx";

export interface BindingRowProps {
  readonly summary: BindingSummary;
  /** Null until the declarations have been read. */
  readonly info: BindingInfo | null;
  readonly hour: MinuteLine | null;
  readonly onChanged: () => void;
}

export function BindingRow({ summary, info, hour, onChanged }: BindingRowProps) {
  const { texts, format } = useWording();
  const { overview } = texts;
  const { name, counts, inFlight, concurrency, oldestWaitMs, silent } = summary;
  const total = (values: readonly number[]): string =>
    format.number(values.reduce((sum, value) => sum + value, 0));
  return (
    <tr>
      <th scope="row" class="name">
        <a href={linkTo("jobs", { binding: name })}>{name}</a>
        {info?.description != null && (
          <span class="about faint" title={info.description}>
            {info.description}
          </span>
        )}
        {info?.draining === true && <span class="about faint">{texts.policies.draining}</span>}
        {silent.length > 0 && <span class="fault">{overview.silentShards(silent.join(", "))}</span>}
      </th>
      <td class="blocks">
        <Blocks summary={summary} />
      </td>
      {JOB_STATES.map((state) => (
        <td key={state} class="number count" data-label={texts.states[state]}>
          <a
            class={counts[state] === 0 ? "zero" : state}
            href={linkTo("jobs", { binding: name, state })}
          >
            {format.number(counts[state])}
          </a>
        </td>
      ))}
      <td class="number places" data-label={overview.inFlight}>
        <meter
          min={0}
          max={Math.max(1, concurrency)}
          value={inFlight}
          aria-label={overview.inFlightNote(format.number(inFlight), format.number(concurrency))}
        />
        {format.number(inFlight)}
        <span class="faint">/{format.number(concurrency)}</span>
      </td>
      <td class="number" data-label={overview.oldest}>
        {oldestWaitMs === 0 ? (
          <span class="faint">{overview.none}</span>
        ) : (
          format.duration(oldestWaitMs)
        )}
      </td>
      <td class="spark">
        {hour !== null && (
          <Thread
            completed={hour.completed}
            failed={hour.failed}
            label={overview.summary(total(hour.completed), total(hour.failed))}
          />
        )}
      </td>
      <td class="number actions">
        <PauseButton summary={summary} onChanged={onChanged} />
        <PurgeButton summary={summary} onChanged={onChanged} />
      </td>
    </tr>
  );
}

/** Why jobs of the binding wait. */
function Blocks({ summary }: { readonly summary: BindingSummary }) {
  const { texts, format } = useWording();
  const { blocks, blocksNote, none, partlyPaused } = texts.overview;
  const { paused, pausedShards, shards } = summary;
  // A shard that is paused says so only when something is due; who resumes the others must know of it all the same.
  const others = summary.blocks.filter((reason) => reason !== "paused");
  const reasons = paused
    ? (["paused"] as const)
    : pausedShards > 0
      ? (["paused", ...others] as const)
      : others;
  const word = (reason: (typeof reasons)[number]): string =>
    reason === "paused" && !paused
      ? partlyPaused(format.number(pausedShards), format.number(shards))
      : blocks[reason];
  if (reasons.length === 0) return <span class="faint none">{none}</span>;
  return (
    <>
      {reasons.map((reason) => (
        <span
          key={reason}
          class={`state ${reason === "paused" ? "STALLED" : "QUEUED"}`}
          title={blocksNote[reason]}
        >
          {word(reason)}
        </span>
      ))}
    </>
  );
}
