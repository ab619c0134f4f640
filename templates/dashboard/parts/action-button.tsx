/** A button for something that takes a while. It keeps the focus meanwhile, which one that is `disabled` would drop. */

import type { ComponentChildren } from "preact";

export interface ActionButtonProps {
  /** Nothing happens on a click, and it says so. */
  readonly off: boolean;
  readonly onClick: () => void;
  /** More than what it reads, for those who hear the page. */
  readonly label?: string;
  readonly primary?: boolean;
  readonly children: ComponentChildren;
}

export function ActionButton({ off, onClick, label, primary, children }: ActionButtonProps) {
  return (
    <button
      type="button"
      class={primary === true ? "button primary" : "button"}
      aria-disabled={off}
      {...(label === undefined ? {} : { "aria-label": label })}
      onClick={() => {
        if (!off) onClick();
      }}
    >
      {children}
    </button>
  );
}
