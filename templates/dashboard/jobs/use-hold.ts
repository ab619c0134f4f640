/** Whether somebody is about to take one of the rows: points at them, or has the focus among them. */

import { useEffect, useMemo, useState } from "preact/hooks";

export interface Hold {
  readonly isHeld: boolean;
  /** For the element that holds the rows. */
  readonly watch: {
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: () => void;
    readonly onFocusIn: (event: FocusEvent) => void;
    readonly onFocusOut: () => void;
  };
}

/** @param rows how many there are: those that are gone are pointed at no more, and nobody says so */
export function useHold(rows: number): Hold {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const watch = useMemo(
    () => ({
      // A finger does not hover: it is there for the moment of the touch.
      onPointerEnter: (event: PointerEvent) => setPointed(event.pointerType !== "touch"),
      onPointerLeave: () => setPointed(false),
      // Where a click has left the focus nobody is about to press a key.
      onFocusIn: ({ target }: FocusEvent) =>
        setFocused(target instanceof Element && target.matches(":focus-visible")),
      onFocusOut: () => setFocused(false),
    }),
    [],
  );
  useEffect(() => {
    if (rows > 0) return;
    setPointed(false);
    setFocused(false);
  }, [rows === 0]);
  return { isHeld: pointed || focused, watch };
}
