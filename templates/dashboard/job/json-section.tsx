/** Payload or result: its JSON, to be folded and copied. */

import { useState } from "preact/hooks";
import { CopyButton } from "../parts/copy-button.tsx";
import { JsonTree } from "../parts/json-tree.tsx";
import { useWording } from "../texts/texts.ts";

export interface JsonSectionProps {
  readonly title: string;
  readonly value: unknown;
  /** Stands instead of the value. */
  readonly instead: string | null;
}

const SHALLOW = 2;
const DEEP = 99;

export function JsonSection({ title, value, instead }: JsonSectionProps) {
  const { texts } = useWording();
  const [openTo, setOpenTo] = useState(SHALLOW);
  const isNested = typeof value === "object" && value !== null;
  return (
    <section class="panel">
      <div class="title">
        <h2>{title}</h2>
        {instead === null && (
          <div class="row">
            {isNested && (
              <button class="button plain" onClick={() => setOpenTo(openTo === DEEP ? 1 : DEEP)}>
                {openTo === DEEP ? texts.job.collapseAll : texts.job.expandAll}
              </button>
            )}
            <CopyButton text={() => JSON.stringify(value, null, 2)} what={title} />
          </div>
        )}
      </div>
      {instead === null ? (
        <JsonTree key={openTo} value={value} openTo={openTo} />
      ) : (
        <p class="soft">{instead}</p>
      )}
    </section>
  );
}
