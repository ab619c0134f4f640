import { DurableObject, WorkerEntrypoint } from "cloudflare:workers";

export const settings = { retries: 3 } as const;
export function* steps(): Generator<number> {
  yield 1;
}
export class Plain {
  perform(): void {}
}
export class Counter extends DurableObject {
  perform(): void {}
}
export class Empty extends WorkerEntrypoint {
  run(): void {}
}
