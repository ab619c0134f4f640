/** Asks when a job is to run instead: in so many minutes, or at a time. */

import { useState } from "preact/hooks";
import type { RescheduleBody } from "../../runtime/api/types.ts";
import { TimeField } from "../jobs/time-field.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { useWording } from "../texts/texts.ts";

export interface RescheduleDialogProps {
  readonly onChosen: (when: RescheduleBody) => void;
  readonly onClose: () => void;
}

export function RescheduleDialog({ onChosen, onClose }: RescheduleDialogProps) {
  const { texts } = useWording();
  const [minutes, setMinutes] = useState("10");
  const [at, setAt] = useState("");
  const choose = (when: RescheduleBody): void => {
    onClose();
    onChosen(when);
  };
  return (
    <Dialog title={texts.job.rescheduleTitle} onClose={onClose}>
      <form
        class="reschedule"
        onSubmit={(event) => {
          event.preventDefault();
          choose(
            at === "" ? { delayMs: Math.round(Number(minutes) * 60_000) } : { runAt: Number(at) },
          );
        }}
      >
        <label>
          <span>{texts.job.inMinutes}</span>
          <input
            type="number"
            min="0"
            step="any"
            required={at === ""}
            disabled={at !== ""}
            value={minutes}
            onInput={(event) => setMinutes(event.currentTarget.value)}
          />
        </label>
        <TimeField label={texts.job.at} value={at} onChange={setAt} />
        <div class="row">
          <button type="button" class="button" onClick={onClose}>
            {texts.job.keep}
          </button>
          <button type="button" class="button" onClick={() => choose({ delayMs: 0 })}>
            {texts.job.now}
          </button>
          <button class="button primary">{texts.job.reschedule}</button>
        </div>
      </form>
    </Dialog>
  );
}
