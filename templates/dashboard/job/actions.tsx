/** What can be done with a job in its state. Absent for those who may only look. */

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { JobDetail } from "../../runtime/api/types.ts";
import { api } from "../api/api.ts";
import { ApiFailure } from "../api/failure.ts";
import { ActionButton } from "../parts/action-button.tsx";
import { Question } from "../parts/dialog.tsx";
import { useFailureText } from "../parts/notice.tsx";
import { linkTo } from "../state/place.ts";
import { useSession } from "../state/session.ts";
import { useWording } from "../texts/texts.ts";
import { RescheduleDialog } from "./reschedule-dialog.tsx";

type Word = "retry" | "cancel" | "reschedule";

export interface ActionsProps {
  readonly job: JobDetail;
  readonly onChanged: () => void;
}

/** What the last action came to. */
export interface Outcome {
  readonly good: boolean;
  readonly text: string;
}

export function Actions({ job, onChanged }: ActionsProps) {
  const { texts } = useWording();
  const { who } = useSession();
  const failureText = useFailureText();
  const [asking, setAsking] = useState<Word | null>(null);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const said = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    // What was clicked may be gone with the state that it was for: who has no mouse goes on from here.
    if (outcome !== null && document.activeElement === document.body) said.current?.focus();
  }, [outcome, job.state]);
  if (who.read_only) return null;
  const run = async (word: Word, work: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    try {
      await work();
      setOutcome({ good: true, text: texts.job.done[word] });
    } catch (error) {
      const isLate = error instanceof ApiFailure && error.code === "invalid-state";
      const text = isLate ? texts.job.refused(stateIn(error, texts.states)) : failureText(error);
      setOutcome({ good: false, text });
    }
    setBusy(false);
    onChanged();
  };
  const close = (): void => setAsking(null);
  const isWaiting = job.state === "SCHEDULED";
  return (
    <>
      <div class="row">
        {job.retryable && (
          <ActionButton
            primary
            off={busy}
            onClick={() => void run("retry", () => api.act(job.id, "retry"))}
          >
            {texts.job.retry}
          </ActionButton>
        )}
        {isWaiting && (
          <>
            <ActionButton off={busy} onClick={() => setAsking("reschedule")}>
              {texts.job.reschedule}
            </ActionButton>
            <ActionButton off={busy} onClick={() => setAsking("cancel")}>
              {texts.job.cancel}
            </ActionButton>
          </>
        )}
        {!job.payload_hidden && (
          <a class="button" href={linkTo("enqueue", { binding: job.binding, copy: job.id })}>
            {texts.job.copy}
          </a>
        )}
      </div>
      {outcome !== null && (
        <p
          ref={said}
          tabIndex={-1}
          class={`banner outcome ${outcome.good ? "good" : "bad"}`}
          role="status"
        >
          {outcome.text}
        </p>
      )}
      {asking === "cancel" && (
        <Question
          question={texts.job.cancelAsk}
          action={texts.job.cancel}
          onYes={() => void run("cancel", () => api.act(job.id, "cancel"))}
          onClose={close}
        />
      )}
      {asking === "reschedule" && (
        <RescheduleDialog
          onChosen={(when) => void run("reschedule", () => api.reschedule(job.id, when))}
          onClose={close}
        />
      )}
    </>
  );
}

function stateIn({ details }: ApiFailure, words: Readonly<Record<string, string>>): string {
  const { state } = (details ?? {}) as { readonly state?: unknown };
  return words[String(state)] ?? String(state);
}
