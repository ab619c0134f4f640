/** Cancels the waiting jobs of a binding, after a question. Absent for those who may only look. */

import { useState } from "preact/hooks";
import { ActionButton } from "../parts/action-button.tsx";
import { useFailureText } from "../parts/notice.tsx";
import { useSession } from "../state/session.ts";
import { useWording } from "../texts/texts.ts";
import { PurgeDialog } from "./purge-dialog.tsx";
import type { BindingSummary } from "./summary.ts";
import { usePurge, type PurgeProgress } from "./use-purge.ts";

export interface PurgeButtonProps {
  readonly summary: BindingSummary;
  readonly onChanged: () => void;
}

export function PurgeButton({ summary, onChanged }: PurgeButtonProps) {
  const { texts } = useWording();
  const { who } = useSession();
  const { purge: words } = texts.overview;
  const { name, counts, silent } = summary;
  const purge = usePurge(name, onChanged);
  /** As many as waited when it was asked: the number must not change under the question. */
  const [asked, setAsked] = useState<number | null>(null);
  if (who.read_only) return null;
  const isRunning = purge.progress?.running === true;
  return (
    <>
      {isRunning ? (
        <ActionButton off={false} label={`${texts.jobs.stop}: ${name}`} onClick={purge.stop}>
          {texts.jobs.stop}
        </ActionButton>
      ) : (
        <ActionButton
          off={counts.SCHEDULED === 0}
          label={`${words.word}: ${name}`}
          onClick={() => setAsked(counts.SCHEDULED)}
        >
          {words.word}
        </ActionButton>
      )}
      <Outcome progress={purge.progress} />
      {asked !== null && (
        <PurgeDialog
          binding={name}
          count={asked}
          silent={silent}
          onYes={() => void purge.run(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

function Outcome({ progress }: { readonly progress: PurgeProgress | null }) {
  const { texts, format } = useWording();
  const failureText = useFailureText();
  const { purge: words } = texts.overview;
  return (
    <span class="about" role="status">
      {progress !== null && (
        <>
          {words.cancelled(format.number(progress.cancelled))}
          {!progress.running && progress.remaining && ` ${words.remaining}`}
          {progress.error !== null && <span class="fault">{failureText(progress.error)}</span>}
        </>
      )}
    </span>
  );
}
