/** Which columns are shown. */

import { useWording } from "../texts/texts.ts";
import { COLUMNS, type Column } from "./columns.ts";

export interface ColumnsMenuProps {
  readonly shown: readonly Column[];
  readonly onToggle: (column: Column) => void;
}

export function ColumnsMenu({ shown, onToggle }: ColumnsMenuProps) {
  const { texts } = useWording();
  return (
    <details
      class="menu"
      onKeyDown={({ key, currentTarget }) => {
        if (key !== "Escape" || !currentTarget.open) return;
        currentTarget.open = false;
        currentTarget.querySelector("summary")?.focus();
      }}
      onFocusOut={({ relatedTarget, currentTarget }) => {
        if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) {
          currentTarget.open = false;
        }
      }}
    >
      <summary class="button">{texts.jobs.columns}</summary>
      <div class="sheet">
        {COLUMNS.map((column) => (
          <label key={column}>
            <input
              type="checkbox"
              checked={shown.includes(column)}
              onChange={() => onToggle(column)}
            />
            {texts.jobs.column[column]}
          </label>
        ))}
      </div>
    </details>
  );
}
