/**
 * The list as it was left: who comes back from a job finds the row again where it was on the screen, with the focus, and not the
 * top of a list that has yet to be read.
 */

import { useLayoutEffect } from "preact/hooks";
import type { JobListResponse } from "../../runtime/api/types.ts";
import { isReturn } from "../state/place.ts";

interface ListMemory {
  /** What was asked for. */
  readonly key: string;
  readonly answer: JobListResponse;
  readonly scrollY: number;
  /** The address of the row that was opened. */
  readonly href: string | null;
}

let memory: ListMemory | null = null;

/** Called when a row is opened. */
export function rememberRow(key: string, answer: JobListResponse, link: Element): void {
  memory = { key, answer, scrollY, href: link.getAttribute("href") };
}

/** The answer that was shown when a row of this list was opened; null for who has not come back from there. */
export function rememberedAnswer(key: string): JobListResponse | null {
  return isReturn() && memory?.key === key ? memory.answer : null;
}

/** Puts the screen and the focus where they were. */
export function useReturn(key: string): void {
  useLayoutEffect(() => {
    if (memory === null || rememberedAnswer(key) === null) return;
    const { scrollY, href } = memory;
    scrollTo(0, scrollY);
    const links = [...document.querySelectorAll<HTMLElement>("tbody a.id")];
    links.find((link) => link.getAttribute("href") === href)?.focus({ preventScroll: true });
  }, []);
}
