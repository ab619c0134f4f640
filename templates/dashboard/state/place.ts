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

/** The place that the address names, followed as it changes. */
export function usePlace(): Place {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const follow = (): void => setHash(location.hash);
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
