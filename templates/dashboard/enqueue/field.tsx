/** One value of the payload, asked for by its schema. */

import type { SchemaNode } from "../../runtime/core/json-schema.ts";
import { useWording } from "../texts/texts.ts";
import { JsonField } from "./json-field.tsx";
import { ListField } from "./list-field.tsx";
import { describe, fieldKind, type FieldKind } from "./schema.ts";

export interface FieldProps {
  /** As the API names it: `payload.items[0].to`. */
  readonly path: string;
  readonly label: string;
  readonly schema: SchemaNode;
  /** Where references point into. */
  readonly root: SchemaNode;
  readonly required: boolean;
  readonly value: unknown;
  /** `undefined` leaves it out. */
  readonly onChange: (value: unknown) => void;
  /** What was not accepted, by path. */
  readonly issues: ReadonlyMap<string, string>;
}

export function Field(props: FieldProps) {
  const { texts } = useWording();
  const { path, label, schema, root, required, issues } = props;
  const kind = fieldKind(schema, root);
  const about = describe(schema, root);
  const issue = issues.get(path);
  const head = (
    <>
      {label}
      {!required && <span class="faint"> {texts.enqueue.optional}</span>}
    </>
  );
  const notes = (
    <>
      {about !== null && <span class="faint">{about}</span>}
      {issue !== undefined && (
        <span class="issue" id={issueId(path)}>
          {issue}
        </span>
      )}
    </>
  );
  if (kind.kind === "object" || kind.kind === "list") {
    return (
      <fieldset>
        <legend>{head}</legend>
        {notes}
        {kind.kind === "object" ? (
          <ObjectFields {...props} kind={kind} />
        ) : (
          <ListField {...props} items={kind.items} />
        )}
      </fieldset>
    );
  }
  return (
    <div class="field">
      <label for={path}>{head}</label>
      <Scalar {...props} kind={kind} />
      {notes}
    </div>
  );
}

type ObjectKind = Extract<FieldKind, { readonly kind: "object" }>;

/** The members of an object, one field each. */
export function ObjectFields({ kind, ...props }: FieldProps & { readonly kind: ObjectKind }) {
  const { path, root, value, onChange, issues } = props;
  const members = isRecord(value) ? value : {};
  return (
    <>
      {kind.fields.map(({ name, schema, required }) => (
        <Field
          key={name}
          path={`${path}.${name}`}
          label={name}
          schema={schema}
          root={root}
          required={required}
          value={members[name]}
          issues={issues}
          onChange={(member) => {
            const { [name]: _before, ...others } = members;
            const next = member === undefined ? others : { ...members, [name]: member };
            onChange(Object.keys(next).length === 0 && !props.required ? undefined : next);
          }}
        />
      ))}
    </>
  );
}

/** Texts without a limit are seldom long; these are. */
const LONG_NAMES = /text|body|message|content|description|comment|note|html|markdown/i;

type ScalarKind = Exclude<FieldKind, { readonly kind: "object" | "list" }>;

function Scalar({ kind, ...props }: FieldProps & { readonly kind: ScalarKind }) {
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
function issueId(path: string): string {
  return `${path.replaceAll(/\s/g, "_")}-issue`;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
