/** The outside world: notes every start of a performer, and how many run at once. What the tests judge by is written down here. */

import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listen } from "./listen.ts";

/** One start of a performer. */
export interface Start {
  readonly jobId: string;
  readonly attempt: number;
  readonly binding: string;
  readonly label: string;
  /** `open` while the performer runs; `cut` when it went away before its answer. */
  end: "open" | "answered" | "cut";
}

export class Receiver {
  readonly starts: Start[] = [];
  /** The most performers that ran at once, by binding and by shard. */
  readonly most = new Map<string, number>();
  readonly #running = new Map<string, number>();
  readonly #cuts = new Map<Start, () => void>();
  #url = "";
  readonly #server = createServer((request, response) => {
    this.#take(request, response).catch(() => response.destroy());
  });

  /** Listens on a free port until the stack goes. */
  static async listen(stack: AsyncDisposableStack): Promise<Receiver> {
    const receiver = new Receiver();
    receiver.#url = await listen(receiver.#server, stack);
    return receiver;
  }

  get url(): string {
    return this.#url;
  }

  /** The performers that run now. */
  get open(): readonly Start[] {
    return [...this.#cuts.keys()];
  }

  /** Answers none of those that run now: whoever waits for it is dead. Gives them. */
  cut(): readonly Start[] {
    const { open } = this;
    for (const cut of this.#cuts.values()) cut();
    return open;
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = "";
    for await (const chunk of request.setEncoding("utf8")) text += String(chunk);
    const { jobId, attempt, label, takesMs } = JSON.parse(text) as {
      readonly jobId: string;
      readonly attempt: number;
      readonly label: string;
      readonly takesMs: number;
    };
    const shard = jobId.slice(0, jobId.indexOf(":"));
    const binding = shard.slice(0, shard.indexOf("#"));
    const start: Start = { jobId, attempt, binding, label, end: "open" };
    this.starts.push(start);
    // A label is a job's concurrency key where its binding has one.
    const scopes = [binding, shard, `${binding}/${label}`];
    this.#change(scopes, 1);
    const timer = setTimeout(() => {
      // Counted before it is sent: from then on another may start in its place.
      finish("answered");
      response.end("{}");
    }, takesMs);
    const finish = (end: "answered" | "cut"): void => {
      if (start.end !== "open") return;
      start.end = end;
      this.#cuts.delete(start);
      clearTimeout(timer);
      this.#change(scopes, -1);
    };
    response.on("close", () => finish("cut"));
    this.#cuts.set(start, () => {
      finish("cut");
      response.destroy();
    });
  }

  #change(scopes: readonly string[], by: 1 | -1): void {
    for (const scope of scopes) {
      const running = (this.#running.get(scope) ?? 0) + by;
      this.#running.set(scope, running);
      this.most.set(scope, Math.max(running, this.most.get(scope) ?? 0));
    }
  }
}
