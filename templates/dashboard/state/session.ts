/** Who is signed in and what the pages share: handed down from app.tsx. */

import { createContext } from "preact";
import { useContext, useEffect, useRef } from "preact/hooks";
import type { SessionResponse } from "../../runtime/api/types.ts";
import type { Change, Feed } from "../api/feed.ts";
import type { Bulk } from "../jobs/use-bulk.ts";

export interface Session {
  readonly who: SessionResponse;
  readonly feed: Feed;
  /** What is done to many jobs: it goes on while one looks at other pages. */
  readonly bulk: Bulk;
}

export const SessionContext = createContext<Session | null>(null);

/** Only inside of a page, where somebody is signed in. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error("nobody is signed in");
  return session;
}

/**
 * Calls `listener` when jobs changed, as long as the component is shown and the page is looked at.
 *
 * @param everyMs not more often than that; what came too early is told later, as "anything may have changed"
 */
export function useChanges(listener: (change: Change) => void, everyMs = 0): void {
  const { feed } = useSession();
  const latest = useRef(listener);
  latest.current = listener;
  useEffect(() => {
    let missed = false;
    let toldAt = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = (change: Change): void => {
      missed = document.hidden;
      clearTimeout(timer);
      const wait = toldAt + everyMs - Date.now();
      if (missed) return;
      if (wait > 0) {
        timer = setTimeout(tell, wait, null);
        return;
      }
      toldAt = Date.now();
      latest.current(change);
    };
    const comeBack = (): void => {
      if (missed) tell(null);
    };
    const stop = feed.listen(tell);
    document.addEventListener("visibilitychange", comeBack);
    return () => {
      stop();
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", comeBack);
    };
  }, [feed, everyMs]);
}
