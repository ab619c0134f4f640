/** How long ago, or in how long; the exact time is behind it. */

import { useNow } from "../state/use-now.ts";
import { useWording } from "../texts/texts.ts";

/** @param at epoch ms; null: never */
export function Ago({ at }: { readonly at: number | null }) {
  const { format } = useWording();
  const now = useNow();
  if (at === null) return <span class="faint">–</span>;
  return (
    <time dateTime={new Date(at).toISOString()} title={format.timeInZone(at)}>
      {format.relative(at, now)}
    </time>
  );
}
