/** Jobs of all bindings by state; each number leads to its jobs. */

import type { StateCounts } from "../../runtime/api/types.ts";
import { JOB_STATES } from "../../runtime/core/state.ts";
import { StateShape } from "../parts/state-badge.tsx";
import { linkTo } from "../state/place.ts";
import { useWording } from "../texts/texts.ts";

export function Totals({ counts }: { readonly counts: StateCounts }) {
  const { texts, format } = useWording();
  return (
    <ul class="totals" aria-label={texts.overview.total}>
      {JOB_STATES.map((state) => (
        <li key={state}>
          <a class={counts[state] === 0 ? "zero" : state} href={linkTo("jobs", { state })}>
            <b>{format.number(counts[state])}</b>
            <span>
              <StateShape state={state} />
              {texts.states[state]}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
