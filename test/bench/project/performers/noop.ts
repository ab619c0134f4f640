import { performed } from "../counters.ts";

/** Does nothing but say that it was here. */
export default function noop(payload: { readonly value: string }): void {
  performed(payload.value);
}
