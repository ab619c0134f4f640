/** A question or a list over the page. Escape and a click outside close it; the focus goes back to where it came from. */

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { useWording } from "../texts/texts.ts";

export interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

export function Dialog({ title, onClose, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = element.current;
    const before = document.activeElement;
    shown?.showModal();
    // A dialog that is taken out of the page drops the focus, and until it is closed nothing else can have it.
    return () => {
      shown?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={element}
      aria-labelledby="dialog-title"
      // The browser tells of a close a moment after it. What was asked for in between must not be closed with it:
      // so Escape closes at once, and a dialog that is gone already is passed over.
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        if (element.current?.isConnected === true) onClose();
      }}
      onClick={(event) => {
        if (event.target === element.current) onClose();
      }}
    >
      <h2 id="dialog-title">{title}</h2>
      {children}
    </dialog>
  );
}

export interface QuestionProps {
  readonly question: string;
  /** The word for doing it. */
  readonly action: string;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

export function Question({ question, action, onYes, onClose }: QuestionProps) {
  const { texts } = useWording();
  return (
    <Dialog title={question} onClose={onClose}>
      <div class="row">
        <button class="button" onClick={onClose}>
          {texts.job.keep}
        </button>
        <button
          class="button primary"
          onClick={() => {
            onClose();
            onYes();
          }}
        >
          {action}
        </button>
      </div>
    </Dialog>
  );
}
