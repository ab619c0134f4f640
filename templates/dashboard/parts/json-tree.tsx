/** A JSON value that can be folded. Everything in it is text and nothing else; long lists are shown piece by piece. */

import { useState } from "preact/hooks";
import { useWording } from "../texts/texts.ts";

export interface JsonTreeProps {
  readonly value: unknown;
  /** Opened from the start down to here. */
  readonly openTo: number;
}

/** Members shown at once: a payload may be a megabyte. */
const CHUNK = 100;
const TEXT_LIMIT = 4_000;

export function JsonTree({ value, openTo }: JsonTreeProps) {
  return (
    <div class="json mono">
      <Node name={null} value={value} depth={0} openTo={openTo} />
    </div>
  );
}

interface NodeProps {
  /** Null at the root and in lists. */
  readonly name: string | null;
  readonly value: unknown;
  readonly depth: number;
  readonly openTo: number;
}

function Node({ name, value, depth, openTo }: NodeProps) {
  const { texts, format } = useWording();
  const [isOpen, setOpen] = useState(depth < openTo);
  const [shown, setShown] = useState(CHUNK);
  const label = name === null ? null : <span class="member">{name}: </span>;
  if (typeof value !== "object" || value === null) {
    return (
      <div class="leaf">
        {label}
        <Leaf value={value} />
      </div>
    );
  }
  const isList = Array.isArray(value);
  const members: readonly (readonly [string | null, unknown])[] = isList
    ? value.map((item: unknown) => [null, item] as const)
    : Object.entries(value);
  if (members.length === 0) {
    return (
      <div class="leaf">
        {label}
        {isList ? "[]" : "{}"}
      </div>
    );
  }
  const count = format.number(members.length);
  return (
    <div>
      <button class="fold" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {label}
        <span class="faint">{isList ? texts.job.items(count) : texts.job.fields(count)}</span>
      </button>
      {isOpen && (
        <div class="members">
          {members.slice(0, shown).map(([key, member], index) => (
            <Node key={key ?? index} name={key} value={member} depth={depth + 1} openTo={openTo} />
          ))}
          {members.length > shown && (
            <button class="fold" onClick={() => setShown(shown + CHUNK)}>
              {texts.job.more(format.number(members.length - shown))}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

function Leaf({ value }: { readonly value: unknown }) {
  const { texts, format } = useWording();
  const [isWhole, setWhole] = useState(false);
  const text = JSON.stringify(value);
  if (text.length <= TEXT_LIMIT || isWhole) return <span class={typeof value}>{text}</span>;
  return (
    <span class="string">
      {text.slice(0, TEXT_LIMIT)}…{" "}
      <button class="fold" onClick={() => setWhole(true)}>
        {texts.job.more(format.number(text.length - TEXT_LIMIT))}
      </button>
    </span>
  );
}
