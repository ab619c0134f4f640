/** A value without parts: a text, a number, one of a few, or JSON. */

import { useWording } from "../texts/texts.ts";
import type { FieldProps } from "./field.tsx";
import { JsonField } from "./json-field.tsx";
import type { FieldKind } from "./schema.ts";

/** Texts without a limit are seldom long; these are. */
const LONG_NAMES = /text|body|message|content|description|comment|note|html|markdown/i;

type ScalarKind = Exclude<FieldKind, { readonly kind: "object" | "list" }>;

export function ScalarField({ kind, ...props }: FieldProps & { readonly kind: ScalarKind }) {
  const { texts } = useWording();
  const { path, required, value, onChange, issues } = props;
  const shared = {
    id: path,
    "aria-invalid": issues.has(path),
    ...(issues.has(path) ? { "aria-describedby": issueId(path) } : {}),
  };
  const text = value === undefined || value === null ? "" : String(value);
  switch (kind.kind) {
    case "json":
      return <JsonField {...shared} value={value} onChange={onChange} />;
    case "text": {
      const change = (written: string): void =>
        onChange(written === "" && !required ? undefined : written);
      return kind.long && LONG_NAMES.test(props.label) ? (
        <textarea
          {...shared}
          class="short"
          value={text}
          onInput={(event) => change(event.currentTarget.value)}
        />
      ) : (
        <input {...shared} value={text} onInput={(event) => change(event.currentTarget.value)} />
      );
    }
    case "number":
      return (
        <input
          {...shared}
          inputMode="decimal"
          value={text}
          onInput={(event) => onChange(numberIn(event.currentTarget.value))}
        />
      );
    case "choice": {
      const at = kind.values.findIndex((each) => JSON.stringify(each) === JSON.stringify(value));
      return (
        <select
          {...shared}
          value={String(at)}
          onChange={(event) => onChange(kind.values[Number(event.currentTarget.value)])}
        >
          <option value="-1">{texts.enqueue.unset}</option>
          {kind.values.map((each, index) => (
            <option key={index} value={String(index)}>
              {wordFor(each, texts.enqueue)}
            </option>
          ))}
        </select>
      );
    }
  }
}

/** What is no number stays as it was written, for the API to say what is wrong with it. */
function numberIn(written: string): unknown {
  if (written.trim() === "") return undefined;
  const number = Number(written);
  return Number.isFinite(number) && !written.endsWith(".") ? number : written;
}

function wordFor(
  value: unknown,
  words: { readonly yes: string; readonly no: string; readonly null: string },
): string {
  if (value === true) return words.yes;
  if (value === false) return words.no;
  if (value === null) return words.null;
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** Names of fields may hold spaces, and a list of ids is parted by them. */
export function issueId(path: string): string {
  return `${path.replaceAll(/\s/g, "_")}-issue`;
}
