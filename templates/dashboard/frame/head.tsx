/** The head of every page: where one can go, how changes arrive, and the reader's preferences. */

import type { FeedState } from "../api/feed.ts";
import { Spindle } from "../parts/spindle.tsx";
import { linkTo, PAGES, type Page } from "../state/place.ts";
import { useWording } from "../texts/texts.ts";
import { Tools, type Preferences } from "./tools.tsx";

export interface HeadProps {
  readonly page: Page;
  readonly name: string;
  readonly readOnly: boolean;
  readonly feed: FeedState;
  readonly preferences: Preferences;
  readonly onHelp: () => void;
  /** Null when the browser signs in by itself, with a cookie. */
  readonly onSignOut: (() => void) | null;
}

export function Head({ page, name, readOnly, feed, preferences, onHelp, onSignOut }: HeadProps) {
  const { texts } = useWording();
  return (
    <header class="head">
      <a class="brand" href={linkTo("overview")}>
        <Spindle size={22} />
        <span lang="ja">紡ぎ</span>
        <small>{name}</small>
      </a>
      <nav aria-label={texts.frame.pages}>
        {PAGES.map((target) => (
          <a
            key={target}
            href={linkTo(target)}
            {...(target === page ? { "aria-current": "page" as const } : {})}
          >
            {texts.frame[target]}
          </a>
        ))}
      </nav>
      <div class="tools">
        {readOnly && <span class="live">{texts.frame.readOnly}</span>}
        <span class={`live ${feed}`} title={texts.frame.liveNote[feed]} role="status">
          <i />
          {texts.frame.live[feed]}
        </span>
        <Tools {...preferences} />
        <button class="button plain" aria-label={texts.frame.shortcuts} onClick={onHelp}>
          ?
        </button>
        {onSignOut !== null && (
          <button class="button plain" onClick={onSignOut}>
            {texts.frame.signOut}
          </button>
        )}
      </div>
    </header>
  );
}
