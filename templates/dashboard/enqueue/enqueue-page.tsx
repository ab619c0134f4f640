/** Enqueues one job by hand. */

import { api } from "../api/api.ts";
import { Failure, Loading, Notice } from "../parts/notice.tsx";
import { go, linkTo } from "../state/place.ts";
import { useSession } from "../state/session.ts";
import { useLoaded } from "../state/use-loaded.ts";
import { useWording } from "../texts/texts.ts";
import { EnqueueForm } from "./enqueue-form.tsx";

export function EnqueuePage({ query }: { readonly query: URLSearchParams }) {
  const { texts } = useWording();
  const { who } = useSession();
  const infos = useLoaded("bindings", api.bindings);
  const copy = query.get("copy");
  const original = useLoaded(copy, (signal) => api.job(copy ?? "", false, signal));
  if (who.read_only) return <Notice title={texts.enqueue.title} lead={texts.enqueue.readOnly} />;
  const error = infos.error ?? original.error;
  if (error !== null) {
    const again = (): void => {
      infos.reload();
      original.reload();
    };
    return <Failure error={error} again={again} />;
  }
  if (infos.value === null || (copy !== null && original.value === null)) return <Loading />;
  const open = infos.value.bindings.filter(({ draining }) => !draining);
  const info = open.find(({ name }) => name === query.get("binding")) ?? open[0];
  if (info === undefined) return null;
  return (
    <div class="narrow">
      <div class="title">
        <h1>{texts.enqueue.title}</h1>
      </div>
      <div class="field">
        <label for="binding">{texts.enqueue.binding}</label>
        <select
          id="binding"
          value={info.name}
          onChange={(event) =>
            go(linkTo("enqueue", { binding: event.currentTarget.value }), { replace: true })
          }
        >
          {open.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        {info.description !== null && <span class="faint">{info.description}</span>}
      </div>
      <EnqueueForm
        key={`${info.name} ${copy ?? ""}`}
        info={info}
        copied={original.value?.job.payload}
      />
    </div>
  );
}
