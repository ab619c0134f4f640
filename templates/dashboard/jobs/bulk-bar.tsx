/** What can be done with the selection, or with all that match. It asks first, with the number of jobs. */

import { useState } from "preact/hooks";
import type { BulkBody, JobSummary } from "../../runtime/api/types.ts";
import { api, type JobAction } from "../api/api.ts";
import { ActionButton } from "../parts/action-button.tsx";
import { Question } from "../parts/dialog.tsx";
import { useFailureText } from "../parts/notice.tsx";
import { useWording } from "../texts/texts.ts";
import { ACTION_STATES, bulkFilters } from "./filter.ts";
import type { Bulk } from "./use-bulk.ts";
import type { Selection } from "./use-selection.ts";

const ACTIONS = ["retry", "cancel"] as const satisfies readonly JobAction[];

export interface BulkBarProps {
  readonly jobs: readonly JobSummary[];
  readonly query: URLSearchParams;
  readonly selection: Selection;
  readonly bulk: Bulk;
}

interface Asked {
  readonly action: JobAction;
  readonly body: BulkBody;
  readonly count: number;
}

export function BulkBar({ jobs, query, selection, bulk }: BulkBarProps) {
  const { texts, format } = useWording();
  const failureText = useFailureText();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { ids } = selection;
  const isBusy = bulk.progress?.running === true;
  const fits = (action: JobAction): boolean => {
    if (ids.size === 0) return bulkFilters(query, action) !== null;
    const chosen = jobs.filter(({ id }) => ids.has(id));
    return chosen.some(({ state }) => ACTION_STATES[action].includes(state));
  };
  const ask = async (action: JobAction): Promise<void> => {
    setProblem(null);
    if (ids.size > 0) {
      setAsked({ action, body: { ids: [...ids] }, count: ids.size });
      return;
    }
    const body = bulkFilters(query, action);
    if (body === null) return;
    try {
      const { ok, remaining } = await api.bulk(action, { ...body, dry_run: true });
      setAsked({ action, body, count: ok + remaining });
    } catch (error) {
      setProblem(failureText(error));
    }
  };
  return (
    <div class="row bulk">
      <span class="soft" role="status">
        {ids.size > 0 ? texts.jobs.selected(format.number(ids.size)) : texts.jobs.allMatching}
      </span>
      {ACTIONS.map((action) => (
        <ActionButton key={action} off={isBusy || !fits(action)} onClick={() => void ask(action)}>
          {texts.jobs[action]}
        </ActionButton>
      ))}
      {ids.size > 0 && (
        <button class="button plain" onClick={selection.clear}>
          {texts.jobs.clearSelection}
        </button>
      )}
      {problem !== null && (
        <span class="fault" role="alert">
          {problem}
        </span>
      )}
      {asked !== null && (
        <Question
          question={texts.jobs.bulkAsk[asked.action](format.number(asked.count))}
          action={texts.jobs[asked.action]}
          onYes={() => {
            selection.clear();
            void bulk.run(asked.action, asked.body);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}
