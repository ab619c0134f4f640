/** The language that the reader wants, and its texts. */

import { createContext } from "preact";
import { useContext, useEffect, useState } from "preact/hooks";
import { formatFor, type Format } from "../format/format.ts";
import { storedLanguage } from "../state/stored.ts";
import { english, type Texts } from "./english.ts";
import { japanese } from "./japanese.ts";

export type Language = "en" | "ja";

const TEXTS: Readonly<Record<Language, Texts>> = { en: english, ja: japanese };

export interface Wording {
  readonly language: Language;
  readonly texts: Texts;
  readonly format: Format;
}

export const WordingContext = createContext<Wording>(wordingIn("en"));

export function useWording(): Wording {
  return useContext(WordingContext);
}

/** The wording and the step to the other language; the document says which one it is in. */
export function useLanguage(): readonly [Wording, () => void] {
  const [language, setLanguage] = useState<Language>(readLanguage);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const other = (): void => {
    const next = language === "en" ? "ja" : "en";
    storedLanguage.set(next);
    setLanguage(next);
  };
  return [wordingIn(language), other];
}

function wordingIn(language: Language): Wording {
  return { language, texts: TEXTS[language], format: formatFor(language) };
}

function readLanguage(): Language {
  const chosen = storedLanguage.get() ?? navigator.language;
  return chosen.toLowerCase().startsWith("ja") ? "ja" : "en";
}
