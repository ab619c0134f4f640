/** One value of the payload, asked for by its schema. */

import type { SchemaNode } from "../../runtime/core/json-schema.ts";
import { useWording } from "../texts/texts.ts";
import { ListField } from "./list-field.tsx";
import { issueId, ScalarField } from "./scalar-field.tsx";
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
      <ScalarField {...props} kind={kind} />
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

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
