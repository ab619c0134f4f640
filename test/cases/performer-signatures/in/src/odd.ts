import type { JobContext } from "../generated/index.js";

export function other(payload: { other: number }): void {
  void payload;
}
export function three(payload: unknown, ctx: JobContext, more: string): void {
  void [payload, ctx, more];
}
export const text = (payload: string): string => payload;
type Letter = { to: number };
export const kind = async function (payload: Letter): Promise<void> {
  void payload;
};
interface Note {
  readonly to: string;
  readonly note: string;
}
export const optional = (payload: Note): void => void payload;
export default function inner({ page }: { page?: { width: string } }): void {
  void page;
}
