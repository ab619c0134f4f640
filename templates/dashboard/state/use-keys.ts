/** Keys that do something, unless one is writing. */

import { useEffect, useRef } from "preact/hooks";

/** Key, or two keys after each other (`g j`) -> what it does. */
export type KeyActions = Readonly<Record<string, () => void>>;

const PAIR_MS = 1_200;

export function useKeys(actions: KeyActions): void {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    let first = { key: "", at: 0 };
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
      const pair = event.timeStamp - first.at < PAIR_MS ? `${first.key} ${event.key}` : "";
      first = { key: event.key, at: event.timeStamp };
      const action = latest.current[pair] ?? latest.current[event.key];
      if (action === undefined) return;
      event.preventDefault();
      action();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}

function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest("dialog") !== null) return true;
  return /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) && !isCheckbox(target);
}

function isCheckbox(target: HTMLElement): boolean {
  return target instanceof HTMLInputElement && target.type === "checkbox";
}
