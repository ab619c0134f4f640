/** The filters above the list. Each change is a new address. */

import { useState } from "preact/hooks";
import type { BindingInfo } from "../../runtime/api/types.ts";
import { JOB_STATES, type JobState } from "../../runtime/core/state.ts";
import { StateShape } from "../parts/state-badge.tsx";
import { linkTo } from "../state/place.ts";
import { useSession } from "../state/session.ts";
import { useWording } from "../texts/texts.ts";
import { filtersOf, narrow, statesOf } from "./filter.ts";
import { SearchBox } from "./search-box.tsx";
import { TimeField } from "./time-field.tsx";

export interface FilterBarProps {
  readonly query: URLSearchParams;
  readonly bindings: readonly BindingInfo[];
}

export function FilterBar({ query, bindings }: FilterBarProps) {
  const { texts } = useWording();
  const { jobs } = texts;
  const states = statesOf(query);
  const binding = query.get("binding") ?? "";
  const { who } = useSession();
  // They are of the payload, which is not for everybody.
  const open = who.payload_hidden ? [] : bindings;
  const fields = open.find(({ name }) => name === binding)?.index ?? [];
  const names = bindings.map(({ name }) => name);
  const show = (changes: Readonly<Record<string, string>>): void => narrow(() => changes);
  return (
    <section class="filters" aria-label={jobs.filters}>
      <div class="row states" role="group" aria-label={jobs.column.state}>
        {JOB_STATES.map((state) => (
          <button
            key={state}
            class={`button chip ${state}`}
            aria-pressed={states.includes(state)}
            onClick={() => narrow((now) => ({ state: toggled(statesOf(now), state) }))}
          >
            <StateShape state={state} />
            {texts.states[state]}
          </button>
        ))}
      </div>
      <div class="row">
        <select
          aria-label={jobs.binding}
          value={binding}
          onChange={(event) =>
            show({
              binding: event.currentTarget.value,
              // Fields belong to a binding.
              ...Object.fromEntries(fields.map((field) => [`index.${field}`, ""])),
            })
          }
        >
          <option value="">{jobs.anyBinding}</option>
          {(binding === "" || names.includes(binding) ? names : [binding, ...names]).map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
        <SearchBox query={query} onSearch={show} />
        {fields.map((field) => (
          <FieldBox
            key={field}
            field={field}
            value={query.get(`index.${field}`) ?? ""}
            onChange={(value) => show({ [`index.${field}`]: value })}
          />
        ))}
        <TimeField
          label={jobs.from}
          value={query.get("created_from") ?? ""}
          onChange={(value) => show({ created_from: value })}
        />
        <TimeField
          label={jobs.to}
          value={query.get("created_to") ?? ""}
          onChange={(value) => show({ created_to: value })}
        />
        {filtersOf(query).size > 0 && (
          <a class="button plain" href={linkTo("jobs")}>
            {jobs.clear}
          </a>
        )}
      </div>
    </section>
  );
}

function toggled(states: readonly JobState[], state: JobState): readonly JobState[] {
  return JOB_STATES.filter((each) => (each === state) !== states.includes(each));
}

interface FieldBoxProps {
  readonly field: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A field of the payload that can be searched for. */
function FieldBox({ field, value, onChange }: FieldBoxProps) {
  const { texts } = useWording();
  const [text, setText] = useState(value);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onChange(text.trim());
      }}
    >
      <input
        type="search"
        placeholder={field}
        aria-label={texts.jobs.field(field)}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
        onChange={() => {
          if (text.trim() !== value) onChange(text.trim());
        }}
      />
    </form>
  );
}
