/** Asks for the options of a job: the keys that its binding needs first, the rest on demand. */

import type { BindingDefinition } from "../../runtime/core/definition.ts";
import { TimeField } from "../jobs/time-field.tsx";
import { useWording } from "../texts/texts.ts";
import { KEY_OPTIONS, NUMBER_OPTIONS, type OptionName, type OptionTexts } from "./options.ts";

export interface OptionFieldsProps {
  readonly policy: BindingDefinition;
  readonly options: OptionTexts;
  readonly onChange: (name: OptionName, text: string) => void;
  readonly issues: ReadonlyMap<string, string>;
}

export function OptionFields(props: OptionFieldsProps) {
  const { texts } = useWording();
  const { policy, options, onChange } = props;
  const { keys } = policy;
  const named = KEY_OPTIONS.filter((name) => keys[name].kind !== "forbidden");
  const needed = named.filter((name) => keys[name].kind === "required");
  return (
    <>
      {needed.map((name) => (
        <TextOption key={name} name={name} {...props} />
      ))}
      <details class="options">
        <summary>{texts.enqueue.options}</summary>
        <div class="grid">
          {named.map((name) => {
            const rule = keys[name];
            if (rule.kind === "required") return null;
            if (rule.kind !== "derived") return <TextOption key={name} name={name} {...props} />;
            return (
              <div key={name} class="field">
                <span>{texts.enqueue.option[name]}</span>
                <span class="faint">{texts.enqueue.derived(rule.template)}</span>
              </div>
            );
          })}
          {NUMBER_OPTIONS.map((name) => (
            <TextOption key={name} name={name} {...props} />
          ))}
          <TimeField
            label={texts.enqueue.option.runAt}
            value={options.runAt ?? ""}
            onChange={(text) => onChange("runAt", text)}
          />
          <div class="field">
            <label for="guarantee">{texts.enqueue.option.guarantee}</label>
            <select
              id="guarantee"
              value={options.guarantee ?? ""}
              onChange={(event) => onChange("guarantee", event.currentTarget.value)}
            >
              <option value="">{policy.guarantee}</option>
              {(["at-least-once", "at-most-once"] as const)
                .filter((each) => each !== policy.guarantee)
                .map((each) => (
                  <option key={each}>{each}</option>
                ))}
            </select>
          </div>
        </div>
      </details>
    </>
  );
}

function TextOption({
  name,
  policy,
  options,
  onChange,
  issues,
}: OptionFieldsProps & { readonly name: Exclude<OptionName, "runAt" | "guarantee"> }) {
  const { texts } = useWording();
  const usual = name === "maxAttempts" || name === "timeoutMs" ? String(policy[name]) : "";
  const issue = issues.get(name);
  return (
    <div class="field">
      <label for={name}>{texts.enqueue.option[name]}</label>
      <input
        id={name}
        value={options[name] ?? ""}
        placeholder={usual}
        aria-invalid={issue !== undefined}
        {...(name.endsWith("Key") ? {} : { inputMode: "numeric" as const })}
        onInput={(event) => onChange(name, event.currentTarget.value)}
      />
      {issue !== undefined && <span class="issue">{issue}</span>}
    </div>
  );
}
