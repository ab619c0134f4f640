/** The columns that the list can show; the choice is kept by the browser. */

import type { JobSort } from "../../runtime/api/types.ts";
import { useState } from "preact/hooks";
import { storedColumns } from "../state/stored.ts";

export const COLUMNS = [
  "state",
  "binding",
  "attempts",
  "priority",
  "created_at",
  "run_after",
  "dispatched_at",
  "updated_at",
] as const;
export type Column = (typeof COLUMNS)[number];

/** Those that the API can sort by. */
export const SORTABLE: Readonly<Partial<Record<Column, JobSort>>> = {
  state: "state",
  binding: "binding",
  attempts: "attempts",
  priority: "priority",
  created_at: "created_at",
  updated_at: "updated_at",
};

const BY_DEFAULT: readonly Column[] = ["state", "binding", "attempts", "created_at", "updated_at"];

export function useColumns(): readonly [readonly Column[], (column: Column) => void] {
  const [columns, setColumns] = useState(readColumns);
  const toggle = (column: Column): void => {
    const next = COLUMNS.filter((each) => (each === column) !== columns.includes(each));
    storedColumns.set(next.join(","));
    setColumns(next);
  };
  return [columns, toggle];
}

function readColumns(): readonly Column[] {
  const names = storedColumns.get()?.split(",");
  return names === undefined ? BY_DEFAULT : COLUMNS.filter((column) => names.includes(column));
}
