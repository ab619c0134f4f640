/** Switches of language and theme, at hand also before anyone has signed in. */

import type { Theme } from "../state/theme.ts";
import { useWording } from "../texts/texts.ts";

export interface Preferences {
  readonly theme: Theme;
  readonly nextTheme: () => void;
  readonly otherLanguage: () => void;
}

/** Drawn in a box of 16 × 16. */
const THEME_SHAPES: Readonly<Record<Theme, string>> = {
  system: "M8 2a6 6 0 1 0 .01 0M8 2v12M5.6 2.6v10.8M3.4 4.2v7.6",
  light:
    "M8 5a3 3 0 1 0 .01 0M8 1v1.4M8 13.6V15M1 8h1.4M13.6 8H15M3 3l1 1M12 12l1 1M3 13l1-1M12 4l1-1",
  dark: "M13.5 9.6A6 6 0 1 1 6.4 2.5a4.8 4.8 0 0 0 7.1 7.1z",
};

export function Tools({ theme, nextTheme, otherLanguage }: Preferences) {
  const { texts, language } = useWording();
  return (
    <>
      <button class="button plain" lang={language === "en" ? "ja" : "en"} onClick={otherLanguage}>
        {texts.frame.otherLanguage}
      </button>
      <button
        class="button plain"
        aria-label={texts.frame.themes[theme]}
        title={texts.frame.themes[theme]}
        onClick={nextTheme}
      >
        <svg
          width="15"
          height="15"
          viewBox="0 0 16 16"
          fill="none"
          stroke="currentColor"
          stroke-width="1.4"
          stroke-linecap="round"
          stroke-linejoin="round"
          aria-hidden="true"
        >
          <path d={THEME_SHAPES[theme]} />
        </svg>
      </button>
    </>
  );
}
