/** What all pages have around them, and which page is shown. */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { SessionResponse } from "../../runtime/api/types.ts";
import { Feed, type FeedState } from "../api/feed.ts";
import { EnqueuePage } from "../enqueue/enqueue-page.tsx";
import { JobPage } from "../job/job-page.tsx";
import { BulkResult } from "../jobs/bulk-result.tsx";
import { JobsPage } from "../jobs/jobs-page.tsx";
import { useBulk } from "../jobs/use-bulk.ts";
import { OverviewPage } from "../overview/overview-page.tsx";
import { PoliciesPage } from "../policies/policies-page.tsx";
import { go, isReturn, linkTo, usePlace, type Place } from "../state/place.ts";
import { SessionContext } from "../state/session.ts";
import { storedToken } from "../state/stored.ts";
import { useKeys } from "../state/use-keys.ts";
import { useWording } from "../texts/texts.ts";
import { Head } from "./head.tsx";
import { Shortcuts } from "./shortcuts.tsx";
import type { Preferences } from "./tools.tsx";

export interface FrameProps {
  readonly who: SessionResponse;
  /** Signed in a moment ago: the form that had the focus is gone. */
  readonly isNew: boolean;
  readonly preferences: Preferences;
  readonly onSignOut: () => void;
}

export function Frame({ who, isNew, preferences, onSignOut }: FrameProps) {
  const { texts } = useWording();
  const place = usePlace();
  const [feedState, setFeedState] = useState<FeedState>("connecting");
  const [helping, setHelping] = useState(false);
  const feed = useMemo(() => new Feed(setFeedState), []);
  useEffect(() => () => feed.close(), [feed]);
  const bulk = useBulk();
  const session = useMemo(() => ({ who, feed, bulk }), [who, feed, bulk.progress]);
  const main = useRef<HTMLElement>(null);

  const title = place.jobId ?? texts.frame[place.page];
  useEffect(() => {
    document.title = `${title} · ${who.name}`;
  }, [title, who.name]);
  const shown = `${place.page} ${place.jobId ?? ""}`;
  const first = useRef(isNew ? "" : shown);
  useEffect(() => {
    // Another page begins at its beginning, also for who cannot see it; one that was come back to has its own place.
    const isPlaced = main.current?.contains(document.activeElement) === true && isReturn();
    if (shown !== first.current && !isPlaced) main.current?.focus();
    first.current = "";
  }, [shown]);
  useKeys({
    "?": () => setHelping(true),
    t: preferences.nextTheme,
    "g o": () => go(linkTo("overview")),
    "g j": () => go(linkTo("jobs")),
    "g e": () => go(linkTo("enqueue")),
    "g p": () => go(linkTo("policies")),
  });
  return (
    <SessionContext.Provider value={session}>
      <a
        class="button skip"
        href="#content"
        onClick={(event) => {
          // The address behind `#` is the place, so the link must not be followed.
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {texts.frame.skip}
      </a>
      <Head
        page={place.page}
        name={who.name}
        readOnly={who.read_only}
        feed={feedState}
        preferences={preferences}
        onHelp={() => setHelping(true)}
        onSignOut={storedToken.get() === null ? null : onSignOut}
      />
      <main ref={main} id="content" tabIndex={-1}>
        <BulkResult bulk={bulk} />
        <PageOf place={place} />
      </main>
      {helping && <Shortcuts onClose={() => setHelping(false)} />}
    </SessionContext.Provider>
  );
}

function PageOf({ place }: { readonly place: Place }) {
  if (place.jobId !== null) return <JobPage key={place.jobId} id={place.jobId} />;
  switch (place.page) {
    case "overview":
      return <OverviewPage query={place.query} />;
    case "jobs":
      return <JobsPage query={place.query} />;
    case "enqueue":
      return <EnqueuePage query={place.query} />;
    case "policies":
      return <PoliciesPage query={place.query} />;
  }
}
