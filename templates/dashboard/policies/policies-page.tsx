/** The policies as they were generated, one panel for each binding. */

import { api } from "../api/api.ts";
import { Failure, Loading } from "../parts/notice.tsx";
import { useLoaded } from "../state/use-loaded.ts";
import { useWording } from "../texts/texts.ts";
import { PolicyPanel } from "./policy-panel.tsx";

export function PoliciesPage({ query }: { readonly query: URLSearchParams }) {
  const { texts } = useWording();
  const infos = useLoaded("bindings", api.bindings);
  if (infos.value === null) {
    return infos.error === null ? (
      <Loading />
    ) : (
      <Failure error={infos.error} again={infos.reload} />
    );
  }
  const wanted = query.get("binding");
  const shown = infos.value.bindings.filter(({ name }) => wanted === null || name === wanted);
  return (
    <>
      <div class="title">
        <h1>{texts.policies.title}</h1>
        <p class="soft">{texts.policies.lead}</p>
      </div>
      <div class="policies">
        {shown.map((info) => (
          <PolicyPanel key={info.name} info={info} />
        ))}
      </div>
    </>
  );
}
