/** A point in time, shown by this computer's clock and kept as epoch ms. */

export interface TimeFieldProps {
  readonly label: string;
  /** Epoch ms as text, or empty. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function TimeField({ label, value, onChange }: TimeFieldProps) {
  return (
    <label class="time">
      <span>{label}</span>
      <input
        type="datetime-local"
        value={localTime(value)}
        onChange={(event) => {
          const at = new Date(event.currentTarget.value).getTime();
          onChange(Number.isNaN(at) ? "" : String(at));
        }}
      />
    </label>
  );
}

/** As the input wants it: `2026-11-30T09:00`, without a zone. */
export function localTime(value: string): string {
  const at = Number(value);
  if (value === "" || !Number.isFinite(at)) return "";
  const shifted = new Date(at - new Date(at).getTimezoneOffset() * 60_000);
  return Number.isNaN(shifted.getTime()) ? "" : shifted.toISOString().slice(0, 16);
}
