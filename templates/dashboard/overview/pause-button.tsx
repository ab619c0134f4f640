/** Pauses a binding, after a question, or lets it go on. Absent for those who may only look. */

import { useState } from "preact/hooks";
import { api } from "../api/api.ts";
import { ActionButton } from "../parts/action-button.tsx";
import { Question } from "../parts/dialog.tsx";
import { useFailureText } from "../parts/notice.tsx";
import { useSession } from "../state/session.ts";
import { useWording } from "../texts/texts.ts";
import type { BindingSummary } from "./summary.ts";

export interface PauseButtonProps {
  readonly summary: BindingSummary;
  readonly onChanged: () => void;
}

export function PauseButton({ summary, onChanged }: PauseButtonProps) {
  const { texts } = useWording();
  const { who } = useSession();
  const failureText = useFailureText();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (who.read_only) return null;
  const { name, paused, pausedShards } = summary;
  // Of a binding that is paused in part (a deploy gave it more shards) either may be wanted.
  const steps = [...(paused ? [] : [true]), ...(pausedShards > 0 ? [false] : [])];
  const set = async (pause: boolean): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      await api.pause(name, pause);
    } catch (error) {
      setProblem(failureText(error));
    }
    setBusy(false);
    onChanged();
  };
  const word = (pause: boolean): string => texts.overview[pause ? "pause" : "resume"];
  return (
    <>
      {steps.map((pause, place) => (
        <ActionButton
          // By place: the one that becomes the other keeps the focus.
          key={place}
          off={busy}
          label={`${word(pause)}: ${name}`}
          onClick={() => (pause ? setAsking(true) : void set(false))}
        >
          {word(pause)}
        </ActionButton>
      ))}
      {problem !== null && (
        <span class="fault" role="alert">
          {problem}
        </span>
      )}
      {asking && (
        <Question
          question={texts.overview.pauseAsk(name)}
          action={texts.overview.pause}
          onYes={() => void set(true)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
