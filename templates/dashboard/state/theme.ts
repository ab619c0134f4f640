/** Light, dark, or as the system is. */

import { useLayoutEffect, useState } from "preact/hooks";
import { storedTheme } from "./stored.ts";

export type Theme = "system" | "light" | "dark";

const NEXT: Readonly<Record<Theme, Theme>> = { system: "light", light: "dark", dark: "system" };

/** The theme and the step to the next one; the page follows. */
export function useTheme(): readonly [Theme, () => void] {
  const [theme, setTheme] = useState<Theme>(readTheme);
  useLayoutEffect(() => {
    if (theme === "system") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = theme;
    storedTheme.set(theme === "system" ? null : theme);
    dispatchEvent(new Event(THEME_CHANGE));
  }, [theme]);
  return [theme, () => setTheme(NEXT[theme])];
}

/** Told to the window after the page's colours have changed: what is painted on a canvas must follow by itself. */
export const THEME_CHANGE = "tsumugi-theme";

function readTheme(): Theme {
  const value = storedTheme.get();
  return value === "light" || value === "dark" ? value : "system";
}
