/** Asks whether all waiting jobs of a binding are to be cancelled. Its name must be typed: nothing brings them back. */

import { useState } from "preact/hooks";
import { Dialog } from "../parts/dialog.tsx";
import { useWording } from "../texts/texts.ts";

export interface PurgeDialogProps {
  readonly binding: string;
  /** Jobs that wait in the shards that answered. */
  readonly count: number;
  /** Names of shards that did not answer. */
  readonly silent: readonly string[];
  readonly onYes: () => void;
  readonly onClose: () => void;
}

export function PurgeDialog({ binding, count, silent, onYes, onClose }: PurgeDialogProps) {
  const { texts, format } = useWording();
  const { purge } = texts.overview;
  const [typed, setTyped] = useState("");
  return (
    <Dialog title={purge.ask(format.number(count), binding)} onClose={onClose}>
      <form
        class="purge"
        onSubmit={(event) => {
          event.preventDefault();
          if (typed !== binding) return;
          onClose();
          onYes();
        }}
      >
        <p>{purge.warning}</p>
        {silent.length > 0 && <p class="fault">{texts.overview.silentShards(silent.join(", "))}</p>}
        <label>
          <span>{purge.type(binding)}</span>
          <input
            class="mono"
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            autofocus
            value={typed}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
        </label>
        <div class="row">
          <button type="button" class="button" onClick={onClose}>
            {texts.job.keep}
          </button>
          <button class="button danger" disabled={typed !== binding}>
            {purge.yes(format.number(count))}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
