/** The bindings, one row each. */

import type { BindingInfo } from "../../runtime/api/types.ts";
import { JOB_STATES } from "../../runtime/core/state.ts";
import { useWording } from "../texts/texts.ts";
import { BindingRow } from "./binding-row.tsx";
import type { MinuteLine } from "./minutes.ts";
import type { BindingSummary } from "./summary.ts";

export interface BindingTableProps {
  readonly bindings: readonly BindingSummary[];
  readonly infos: readonly BindingInfo[];
  readonly hourOf: (binding: string) => MinuteLine | null;
  readonly onChanged: () => void;
}

export function BindingTable({ bindings, infos, hourOf, onChanged }: BindingTableProps) {
  const { texts } = useWording();
  const { overview, states } = texts;
  return (
    <div class="scroll" tabIndex={0} role="region" aria-label={overview.title}>
      <table class="bindings cards">
        <thead>
          <tr>
            <th scope="col">{overview.binding}</th>
            <th scope="col">{overview.block}</th>
            {JOB_STATES.map((state) => (
              <th key={state} scope="col" class="number">
                {states[state]}
              </th>
            ))}
            <th scope="col" class="number">
              {overview.inFlight}
            </th>
            <th scope="col" class="number">
              {overview.oldest}
            </th>
            <th scope="col">{overview.throughput}</th>
            <th scope="col">
              <span class="hidden">{overview.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {bindings.map((summary) => (
            <BindingRow
              key={summary.name}
              summary={summary}
              info={infos.find(({ name }) => name === summary.name) ?? null}
              hour={hourOf(summary.name)}
              onChanged={onChanged}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
