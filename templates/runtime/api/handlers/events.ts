/**
 * `GET /api/events`: what changed, as it changes. Each stream looks at the read model once a second: at the newest changes of
 * each state, which lie in an index. Rows arrive in D1 a little after the time that they carry, and not in its order, so
 * each look reaches back over a while and what was sent already is known by its time of change. So is what was there when
 * the stream began. A look's cost is bounded: rows that did not change for that while are not read, and when more changed
 * than it sends, it says `reset` instead.
 */

import { idNameOf } from "../../core/definition.ts";
import { sleep } from "../../core/clock.ts";
import { definitionsOf, type ApiCall, type Handler } from "../call.ts";
import { readModelOf, type Row } from "../read-model/database.ts";
import { SUMMARY_COLUMNS, toSummary } from "../read-model/jobs.ts";
import { pageStatements } from "../read-model/page.ts";
import type { JobsEvent } from "../types.ts";
import { lensOf } from "./jobs.ts";

const LOOK_EVERY_MS = 1_000;
/** Jobs of one event. */
const JOBS_LIMIT = 100;
/** How late a row may arrive and still be told of. */
const REACH_MS = 60_000;
/** Looks without a word after which a comment shows that the stream lives. */
const SILENT_LOOKS = 15;
/** An invocation may ask D1 fifty times on the free plan (platform fact, 2026-11); then the browser connects again. */
const LOOKS_LIMIT = 45;
/** Changes so long before a stream began are told of, too: the client's page may have missed them. */
const OVERLAP_MS = 1_000;
/** After `Last-Event-ID`, too, but rows may have come late meanwhile. */
const RESUME_OVERLAP_MS = 5_000;
/** What a browser waits before it connects again. */
const RETRY_MS = 1_000;

export const streamEvents: Handler = (call) => {
  const stream = new EventStream(call);
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => stream.pull(controller),
      cancel: () => {
        stream.end();
      },
    },
    { highWaterMark: 0 },
  );
  const headers = {
    "content-type": "text/event-stream",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  };
  return Promise.resolve(new Response(body, { headers }));
};

class EventStream {
  readonly #call: ApiCall;
  /** Time of change that was sent, by id. */
  readonly #sent = new Map<string, number>();
  /** Changes at or before this time were seen by the client's page, or by the stream before. */
  readonly #since: number;
  #looks = 0;
  #silentLooks = 0;
  #isOver = false;

  constructor(call: ApiCall) {
    this.#call = call;
    const last = Number(call.request.headers.get("last-event-id") ?? Number.NaN);
    this.#since = Number.isFinite(last)
      ? last - RESUME_OVERLAP_MS
      : call.runtime.clock.now() - OVERLAP_MS;
  }

  end(): void {
    this.#isOver = true;
  }

  /** Comes back with something to send, or at the end. */
  async pull(controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> {
    const send = (text: string): void => {
      controller.enqueue(new TextEncoder().encode(text));
    };
    if (this.#looks === 0) {
      this.#looks = 1;
      for (const row of await this.#newestChanges()) {
        if (timeOf(row) <= this.#since) this.#sent.set(String(row["id"]), timeOf(row));
      }
      const now = this.#call.runtime.clock.now();
      // What changed before the reach of a look is told to nobody: who was away for longer has to read again.
      send(`retry: ${RETRY_MS}\n\n${this.#since < now - REACH_MS ? resetAt(now) : ""}`);
      return;
    }
    const { clock } = this.#call.runtime;
    while (!this.#isOver && this.#looks <= LOOKS_LIMIT) {
      await sleep(clock, LOOK_EVERY_MS);
      if (this.#isEnded()) break;
      this.#looks += 1;
      const text = await this.#look();
      if (text !== null) {
        send(text);
        return;
      }
    }
    // Who cancelled has closed it already.
    if (!this.#isOver) controller.close();
    this.#isOver = true;
  }

  /** Asked after a wait: somebody may have gone meanwhile. */
  #isEnded(): boolean {
    return this.#isOver || this.#call.request.signal.aborted;
  }

  async #look(): Promise<string | null> {
    const now = this.#call.runtime.clock.now();
    const rows = await this.#newestChanges();
    const news = rows.filter((row) => this.#isNews(row, now));
    for (const row of news) this.#sent.set(String(row["id"]), timeOf(row));
    for (const [id, time] of this.#sent) if (time < now - REACH_MS) this.#sent.delete(id);
    if (news.length === 0) {
      this.#silentLooks += 1;
      if (this.#silentLooks < SILENT_LOOKS) return null;
      this.#silentLooks = 0;
      // Nothing came since then: a client that has heard nothing for long goes on from here, and not from its last event.
      return `: still here\nid: ${now - SILENT_LOOKS * LOOK_EVERY_MS}\n\n`;
    }
    this.#silentLooks = 0;
    if (news.length > JOBS_LIMIT) return resetAt(now);
    const lens = lensOf(this.#call);
    const event: JobsEvent = { jobs: news.map((row) => toSummary(row, lens)) };
    return `event: jobs\nid: ${now}\ndata: ${JSON.stringify(event)}\n\n`;
  }

  #isNews(row: Row, now: number): boolean {
    return timeOf(row) > now - REACH_MS && this.#sent.get(String(row["id"])) !== timeOf(row);
  }

  async #newestChanges(): Promise<readonly Row[]> {
    const [statement] = pageStatements(SUMMARY_COLUMNS, {
      filters: {
        bindings: definitionsOf(this.#call).map(idNameOf),
        isOneBinding: false,
        states: [],
        id: null,
        uniqueKey: null,
        concurrencyKey: null,
        createdFrom: null,
        createdTo: null,
        fields: [],
      },
      order: { sort: "updated_at", descending: true },
      after: null,
      limit: JOBS_LIMIT + 1,
      offset: 0,
      areFew: false,
      changedAfter: this.#call.runtime.clock.now() - REACH_MS,
    });
    const statements = statement === undefined ? [] : [statement];
    // A look that fails is one look less; that D1 does not answer has been logged.
    const [rows = []] = await readModelOf(this.#call.env)
      .read(statements)
      .catch(() => []);
    return rows;
  }
}

function resetAt(now: number): string {
  return `event: reset\nid: ${now}\ndata: {}\n\n`;
}

function timeOf(row: Row): number {
  return Number(row["updated_at"]);
}
