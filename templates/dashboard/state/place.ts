/**
 * Where one is: the page and everything about it that a link should carry. It lives in the address behind `#`, so that a
 * filter can be bookmarked and sent, and never reaches a server's log.
 */

import { useEffect, useState } from "preact/hooks";

export const PAGES = ["overview", "jobs", "enqueue", "policies"] as const;
export type Page = (typeof PAGES)[number];

export interface Place {
  readonly page: Page;
  /** Of the job that is looked at; only on the page `jobs`. */
  readonly jobId: string | null;
  readonly query: URLSearchParams;
}

/** Anything that is no place is the overview. */
export function parsePlace(hash: string): Place {
  const [path = "", search = ""] = hash.replace(/^#\/?/, "").split(/\?(.*)/s);
  const [first = "", second = ""] = path.split("/");
  const page = PAGES.find((name) => name === first) ?? "overview";
  const jobId = page === "jobs" && second !== "" ? decode(second) : null;
  return { page, jobId, query: new URLSearchParams(search) };
}

/** The link to a place; what is empty in `query` is left out. */
export function linkTo(
  page: Page,
  query: URLSearchParams | Readonly<Record<string, string>> = {},
  jobId: string | null = null,
): string {
  const full = new URLSearchParams(query as Record<string, string>);
  const kept = new URLSearchParams([...full].filter(([, value]) => value !== ""));
  const path = jobId === null ? page : `${page}/${encodeURIComponent(jobId)}`;
  return `#/${path}${kept.size === 0 ? "" : `?${kept}`}`;
}

export function linkToJob(id: string): string {
  return linkTo("jobs", {}, id);
}

let lastList = "#/jobs";

/** The way back from a job: to the list as it was left. */
export function linkToLastList(): string {
  return lastList;
}

export function rememberList(query: URLSearchParams): void {
  lastList = linkTo("jobs", query);
}

/** Goes there; `replace` leaves no step behind to go back to. */
export function go(link: string, { replace = false } = {}): void {
  if (!replace) {
    location.hash = link;
    return;
  }
  history.replaceState(history.state, "", link);
  dispatchEvent(new HashChangeEvent("hashchange"));
}

let returns = false;
let announced = false;

/** Whether the place was come back to: by the browser's own steps, or by a link that says so. */
export function isReturn(): boolean {
  return returns;
}

/** The link that is about to be followed leads back. */
export function announceReturn(): void {
  announced = true;
}

/** A step that was shown is marked, so that it is known when it comes again. */
function markStep(): void {
  const { isShown } = Object(history.state) as { readonly isShown?: unknown };
  returns = isShown === true || announced;
  announced = false;
  if (isShown !== true) history.replaceState({ isShown: true }, "");
}

/** The place that the address names, followed as it changes. */
export function usePlace(): Place {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const follow = (): void => {
      markStep();
      setHash(location.hash);
    };
    markStep();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  return parsePlace(hash);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
