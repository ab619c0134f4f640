/** Any JSON value, written as text. While it does not parse it says why, and the value stays what it was. */

import { useState } from "preact/hooks";
import { useWording } from "../texts/texts.ts";

export interface JsonFieldProps {
  readonly id: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  /** Told whether the text is JSON; nothing written is. */
  readonly onGood?: (good: boolean) => void;
}

export function JsonField({ id, value, onChange, onGood, ...aria }: JsonFieldProps) {
  const { texts } = useWording();
  const [text, setText] = useState(value === undefined ? "" : JSON.stringify(value, null, 2));
  const [problem, setProblem] = useState<string | null>(null);
  const write = (written: string): void => {
    setText(written);
    try {
      onChange(written.trim() === "" ? undefined : JSON.parse(written));
      setProblem(null);
      onGood?.(true);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      onGood?.(false);
    }
  };
  return (
    <>
      <textarea
        id={id}
        {...aria}
        spellcheck={false}
        value={text}
        onInput={(event) => write(event.currentTarget.value)}
      />
      {problem !== null && (
        <span class="issue" role="status">
          {texts.enqueue.badJson(problem)}
        </span>
      )}
    </>
  );
}
