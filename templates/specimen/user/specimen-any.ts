/** Takes whatever JSON comes. */
export default function specimenAny(payload: unknown): string {
  return typeof payload;
}
