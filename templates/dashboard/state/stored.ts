/** Small things that the browser keeps. Where storage is forbidden they last as long as the page. */

const kept = new Map<string, string>();

/** One text under one name. */
export interface Stored {
  get(): string | null;
  /** `null` forgets it. */
  set(value: string | null): void;
}

export function stored(storage: () => Storage, name: string): Stored {
  return {
    get() {
      try {
        return storage().getItem(name);
      } catch {
        return kept.get(name) ?? null;
      }
    },
    set(value) {
      if (value === null) kept.delete(name);
      else kept.set(name, value);
      try {
        if (value === null) storage().removeItem(name);
        else storage().setItem(name, value);
      } catch {
        // Kept above.
      }
    },
  };
}

/** The token, gone when the tab is closed. */
export const storedToken = stored(() => sessionStorage, "tsumugi.token");
export const storedTheme = stored(() => localStorage, "tsumugi.theme");
export const storedLanguage = stored(() => localStorage, "tsumugi.language");
export const storedColumns = stored(() => localStorage, "tsumugi.columns");
