/** Payload and options of one job for one binding. What the API does not accept is said beside the field. */

import { useState } from "preact/hooks";
import type { BindingInfo, EnqueueResponse } from "../../runtime/api/types.ts";
import type { SchemaNode } from "../../runtime/core/json-schema.ts";
import { api } from "../api/api.ts";
import { ApiFailure } from "../api/failure.ts";
import { useFailureText } from "../parts/notice.tsx";
import { useWording } from "../texts/texts.ts";
import { EnqueueOutcome } from "./outcome.tsx";
import { Field } from "./field.tsx";
import { JsonField } from "./json-field.tsx";
import { OptionFields } from "./option-fields.tsx";
import { optionsOf, type OptionTexts } from "./options.ts";
import { fieldKind, initialValue } from "./schema.ts";

export interface EnqueueFormProps {
  readonly info: BindingInfo;
  /** The payload to start from; undefined: an empty one. */
  readonly copied: unknown;
}

export function EnqueueForm({ info, copied }: EnqueueFormProps) {
  const { texts } = useWording();
  const failureText = useFailureText();
  const schema = (info.payload_schema ?? true) as SchemaNode;
  const hasForm = fieldKind(schema, schema).kind === "object";
  const [asJson, setAsJson] = useState(!hasForm);
  const [isJson, setIsJson] = useState(true);
  const [payload, setPayload] = useState<unknown>(copied ?? initialValue(schema, schema) ?? {});
  const [options, setOptions] = useState<OptionTexts>({});
  const [sending, setSending] = useState(false);
  const [answer, setAnswer] = useState<EnqueueResponse | null>(null);
  const [error, setError] = useState<unknown>(null);
  const found = error instanceof ApiFailure ? error.issues : [];
  const issues = new Map(
    found.map(({ path, expected, got }) => [path, texts.enqueue.expectedGot(expected, got)]),
  );
  const send = async (): Promise<void> => {
    setSending(true);
    setAnswer(null);
    setError(null);
    try {
      const body = { binding: info.name, payload, ...optionsOf(options, info.policy) };
      setAnswer(await api.enqueue(body));
    } catch (failure) {
      setError(failure);
    }
    setSending(false);
  };
  return (
    <form
      class="enqueue"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <div class="title">
        <h2>{texts.enqueue.payload}</h2>
        {hasForm ? (
          <div class="segments row" role="group" aria-label={texts.enqueue.payload}>
            {([false, true] as const).map((json) => (
              <button
                key={String(json)}
                type="button"
                class="button"
                aria-pressed={asJson === json}
                disabled={!isJson}
                onClick={() => setAsJson(json)}
              >
                {json ? texts.enqueue.json : texts.enqueue.form}
              </button>
            ))}
          </div>
        ) : (
          info.payload_schema === null && <span class="faint">{texts.enqueue.anyPayload}</span>
        )}
      </div>
      {asJson ? (
        <div class="field">
          <label class="hidden" for="payload">
            {texts.enqueue.payload}
          </label>
          <JsonField id="payload" value={payload} onChange={setPayload} onGood={setIsJson} />
        </div>
      ) : (
        <Field
          path="payload"
          label={info.name}
          schema={schema}
          root={schema}
          required
          value={payload}
          onChange={setPayload}
          issues={issues}
        />
      )}
      <OptionFields
        policy={info.policy}
        options={options}
        onChange={(name, text) => setOptions({ ...options, [name]: text })}
        issues={issues}
      />
      {error !== null && (
        <div class="banner bad" role="alert">
          <span>{found.length > 0 ? texts.enqueue.issues : failureText(error)}</span>
          {found.length > 0 && (
            <ul class="failures">
              {[...issues].map(([path, text]) => (
                <li key={path}>
                  <code>{path}</code> {text}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      {answer !== null && <EnqueueOutcome answer={answer} />}
      <div class="row">
        <button class="button primary" disabled={sending || !isJson}>
          {sending ? texts.enqueue.sending : texts.enqueue.submit}
        </button>
      </div>
    </form>
  );
}
