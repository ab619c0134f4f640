/** A list in the payload: one field for each item, to be added and removed. */

import type { SchemaNode } from "../../runtime/core/json-schema.ts";
import { useWording } from "../texts/texts.ts";
import { Field, type FieldProps } from "./field.tsx";
import { initialValue } from "./schema.ts";

export function ListField({
  items,
  path,
  root,
  value,
  onChange,
  issues,
}: FieldProps & { readonly items: SchemaNode }) {
  const { texts, format } = useWording();
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  return (
    <>
      {list.map((item, index) => (
        <div key={index} class="item">
          <Field
            path={`${path}[${index}]`}
            label={format.number(index + 1)}
            schema={items}
            root={root}
            required
            value={item}
            issues={issues}
            onChange={(next) => onChange(list.with(index, next))}
          />
          <button
            type="button"
            class="button plain"
            aria-label={`${texts.enqueue.remove}: ${path}[${index}]`}
            onClick={() => onChange(list.toSpliced(index, 1))}
          >
            {texts.enqueue.remove}
          </button>
        </div>
      ))}
      <button
        type="button"
        class="button"
        onClick={() => onChange([...list, initialValue(items, root) ?? ""])}
      >
        {texts.enqueue.add}
      </button>
    </>
  );
}
