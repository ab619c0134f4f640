/**
 * uPlot formats numbers by the browser's language as soon as it is loaded, and throws on a tag that is none (`en-US@posix`, from
 * a system whose locale is POSIX's). Imported before it: then the browser says a language that everybody understands.
 */

const FALLBACK = "en-US";

if (!isReadable(navigator.language)) {
  Object.defineProperty(navigator, "language", { value: FALLBACK, configurable: true });
}

function isReadable(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
