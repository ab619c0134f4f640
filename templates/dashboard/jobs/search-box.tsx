/** Looks for one job by its id, or for those of a key. `/` leads here. */

import { useEffect, useRef, useState } from "preact/hooks";
import { useKeys } from "../state/use-keys.ts";
import { useWording } from "../texts/texts.ts";
import { SEARCH_FIELDS, type SearchField } from "./filter.ts";

export interface SearchBoxProps {
  readonly query: URLSearchParams;
  readonly onSearch: (changes: Readonly<Record<SearchField, string>>) => void;
}

export function SearchBox({ query, onSearch }: SearchBoxProps) {
  const { texts } = useWording();
  const { jobs } = texts;
  const current = SEARCH_FIELDS.find((field) => query.get(field) !== null) ?? "id";
  const [field, setField] = useState<SearchField>(current);
  const [text, setText] = useState(query.get(current) ?? "");
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    setField(current);
    setText(query.get(current) ?? "");
  }, [current, query.get(current)]);
  useKeys({ "/": () => input.current?.focus() });
  const search = (by: SearchField): void => {
    const found = { id: "", unique_key: "", concurrency_key: "" };
    onSearch({ ...found, [by]: text.trim() });
  };
  return (
    <form
      class="search"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        search(field);
      }}
    >
      <select
        aria-label={jobs.searchBy}
        value={field}
        onChange={(event) => {
          const by = event.currentTarget.value as SearchField;
          setField(by);
          if (text.trim() !== "") search(by);
        }}
      >
        {SEARCH_FIELDS.map((each) => (
          <option key={each} value={each}>
            {jobs.by[each]}
          </option>
        ))}
      </select>
      <input
        ref={input}
        type="search"
        aria-label={jobs.search}
        placeholder={jobs.searchHint}
        value={text}
        onInput={(event) => {
          const { value } = event.currentTarget;
          setText(value);
          if (looksLikeId(value)) setField("id");
          // The cross of a search field empties it, and means it.
          if (value === "" && query.get(current) !== null) {
            onSearch({ id: "", unique_key: "", concurrency_key: "" });
          }
        }}
      />
    </form>
  );
}

function looksLikeId(text: string): boolean {
  return /^\s*[A-Z][A-Z0-9_]*#\d+:\w+\s*$/.test(text);
}
