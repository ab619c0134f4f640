/** The job that came of it. */

import type { EnqueueResponse } from "../../runtime/api/types.ts";
import { linkToJob } from "../state/place.ts";
import { useWording } from "../texts/texts.ts";

export function EnqueueOutcome({ answer }: { readonly answer: EnqueueResponse }) {
  const { texts } = useWording();
  const { id, deduplicated } = answer;
  return (
    <p class={`banner ${deduplicated ? "warn" : "good"}`} role="status">
      {deduplicated ? texts.enqueue.deduplicated : texts.enqueue.accepted}{" "}
      <a class="mono" href={linkToJob(id)}>
        {id}
      </a>
    </p>
  );
}
