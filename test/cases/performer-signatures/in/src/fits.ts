import type { FitsTooPayload, JobContext } from "../generated/index.js";
import type { Letter } from "./letter.js";

interface Page {
  width: number;
}
export default function fits(
  this: void,
  payload: { to: string; copies: number; note?: string; page?: Page; extra?: boolean },
  _ctx?: JobContext,
  ..._rest: unknown[]
): void {
  void payload;
}
export const arrow = (payload: FitsTooPayload): void => void payload;
export const elsewhere = (payload: Letter): void => void payload;
