/** One binding's policy, with what to mind about it. */

import type { BindingInfo } from "../../runtime/api/types.ts";
import { linkTo } from "../state/place.ts";
import { useWording } from "../texts/texts.ts";
import { hintsFor } from "./hints.ts";
import { policyRows } from "./policy-rows.ts";

export function PolicyPanel({ info }: { readonly info: BindingInfo }) {
  const wording = useWording();
  const { policies } = wording.texts;
  const hints = hintsFor(info, wording);
  return (
    <section class="panel policy">
      <div class="title">
        <h2>
          <a href={linkTo("jobs", { binding: info.name })}>{info.name}</a>
        </h2>
        {info.draining && <span class="state STALLED">{policies.draining}</span>}
      </div>
      {info.description !== null && <p class="soft">{info.description}</p>}
      <dl class="facts">
        {policyRows(info, wording).map(([name, text]) => [
          <dt key={name}>{policies.row[name]}</dt>,
          <dd key={`${name} is`}>{text}</dd>,
        ])}
      </dl>
      {hints.length > 0 && (
        <ul class="hints" aria-label={policies.hints}>
          {hints.map((hint) => (
            <li key={hint}>
              {hint.split("`").map((part, place) => (place % 2 === 1 ? <code>{part}</code> : part))}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
