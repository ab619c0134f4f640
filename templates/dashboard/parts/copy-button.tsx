/** Puts a text on the clipboard, and says whether it is there. */

import { useEffect, useState } from "preact/hooks";
import { useWording } from "../texts/texts.ts";

export interface CopyButtonProps {
  /** Asked for when it is copied: a payload may be a megabyte. */
  readonly text: () => string;
  /** What is copied, for those who hear the page. */
  readonly what: string;
}

type Outcome = "copied" | "notCopied";

const SHOWN_MS = 2_000;

export function CopyButton({ text, what }: CopyButtonProps) {
  const { texts } = useWording();
  const { copy } = texts;
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(setOutcome, SHOWN_MS, null);
    return () => clearTimeout(timer);
  }, [outcome]);
  const run = (): void => {
    // There is no clipboard on pages that are served without https, and the browser may refuse.
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(text()))
      .then(
        () => setOutcome("copied"),
        () => setOutcome("notCopied"),
      );
  };
  return (
    <>
      <button
        class="button plain copy"
        aria-label={copy.of(what)}
        title={copy.of(what)}
        onClick={run}
      >
        {outcome === null ? copy.do : copy[outcome]}
      </button>
      <span class="hidden" role="status">
        {outcome !== null && copy[outcome]}
      </span>
    </>
  );
}
