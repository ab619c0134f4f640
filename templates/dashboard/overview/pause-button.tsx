/** Pauses a binding, after a question, or lets it go on. Absent for those who may only look. */

import { useState } from "preact/hooks";
import { api } from "../api/api.ts";
import { Question } from "../parts/dialog.tsx";
import { useFailureText } from "../parts/notice.tsx";
import { useSession } from "../state/session.ts";
import { useWording } from "../texts/texts.ts";

export interface PauseButtonProps {
  readonly binding: string;
  readonly paused: boolean;
  readonly onChanged: () => void;
}

export function PauseButton({ binding, paused, onChanged }: PauseButtonProps) {
  const { texts } = useWording();
  const { who } = useSession();
  const failureText = useFailureText();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (who.read_only) return null;
  const set = async (pause: boolean): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      await api.pause(binding, pause);
    } catch (error) {
      setProblem(failureText(error));
    }
    setBusy(false);
    onChanged();
  };
  const word = paused ? texts.overview.resume : texts.overview.pause;
  return (
    <>
      <button
        class="button"
        disabled={busy}
        aria-label={`${word}: ${binding}`}
        onClick={() => (paused ? void set(false) : setAsking(true))}
      >
        {word}
      </button>
      {problem !== null && (
        <span class="fault" role="alert">
          {problem}
        </span>
      )}
      {asking && (
        <Question
          question={texts.overview.pauseAsk(binding)}
          action={texts.overview.pause}
          onYes={() => void set(true)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
