export function mail(payload: { to: string }) {
  return { to: [payload.to], subject: "" };
}
