/**
 * Answers as the REST API does, by the types of its contract, out of a made-up shop: for what a real Worker cannot show at a
 * wish (a million rows, a silent shard, an API without migrations).
 */

import type {
  BulkResponse,
  ErrorCode,
  JobDetail,
  JobsEvent,
  MetricsResponse,
  PurgeResponse,
  SessionResponse,
} from "../../../templates/runtime/api/types.ts";
import type { JobState } from "../../../templates/runtime/core/state.ts";
import { Chance } from "../../support/chance.ts";
import { listPage } from "./fake-list.ts";
import { diagnosticsOf } from "./fake-shards.ts";
import { fakeJob } from "./fake-job.ts";
import type { FakeWorld } from "./fake-world.ts";

export interface FakeSettings {
  readonly token: string;
  /** Good for reading only; payloads are hidden from it. */
  readonly readOnlyToken: string;
  /** Answered to everything but the session. */
  readonly broken: {
    readonly status: number;
    readonly code: ErrorCode;
    readonly details: unknown;
  } | null;
  /** Rows that the list claims to have; those beyond the world's are made up as they are asked for. */
  readonly rows: number | null;
  /** No stream of changes. */
  readonly eventsOff: boolean;
  /** This shard does not answer. */
  readonly silentShard: string | null;
}

/** So few that a purge takes several calls. */
const PURGED_PER_CALL = 2;

export const FAKE_DEFAULTS: FakeSettings = {
  token: "right",
  readOnlyToken: "look",
  broken: null,
  rows: null,
  eventsOff: false,
  silentShard: null,
};

export class FakeApi {
  readonly world: FakeWorld;
  readonly settings: FakeSettings;
  readonly #paused = new Set<string>();
  readonly #streams = new Set<() => void>();
  readonly #listeners = new Set<(event: JobsEvent) => void>();

  constructor(world: FakeWorld, settings: Partial<FakeSettings> = {}) {
    this.world = world;
    this.settings = { ...FAKE_DEFAULTS, ...settings };
  }

  /** Streams that somebody follows now. */
  get openStreams(): number {
    return this.#streams.size;
  }

  /** Ends the streams that are open, as the API does after a while. */
  endStreams(): void {
    for (const end of this.#streams) end();
    this.#streams.clear();
  }

  /** Changes a job and tells those who follow. */
  change(id: string, by: Partial<JobDetail>): void {
    const at = this.world.jobs.findIndex((job) => job.id === id);
    const before = this.world.jobs[at];
    if (before === undefined) throw new Error(`there is no job ${id}`);
    const job = { ...before, ...by };
    this.world.jobs[at] = job;
    for (const listener of this.#listeners) listener({ jobs: [job] });
  }

  async answer(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const path = url.pathname.replace(/^\/api\//, "");
    const cookie = /tsumugi_token=(\w+)/.exec(request.headers.get("cookie") ?? "")?.[1];
    const token = request.headers.get("authorization")?.replace(/^Bearer /, "") ?? cookie ?? "";
    const { settings } = this;
    const mayAct = token === settings.token;
    if (!mayAct && token !== settings.readOnlyToken) return refuse(401, "unauthorized");
    if (path === "session") {
      const session: SessionResponse = {
        name: "tsumugi-example",
        read_only: !mayAct,
        payload_hidden: !mayAct,
      };
      return Response.json(session);
    }
    if (settings.broken !== null) {
      return refuse(settings.broken.status, settings.broken.code, settings.broken.details);
    }
    if (request.method === "GET") return this.#read(path, url.searchParams, mayAct, request.signal);
    if (!mayAct) return refuse(403, "read-only");
    return this.#write(path, (await request.json()) as Readonly<Record<string, unknown>>);
  }

  #read(path: string, query: URLSearchParams, mayAct: boolean, signal: AbortSignal): Response {
    const [first = "", second = "", third = ""] = path.split("/").map(decodeURIComponent);
    switch (first) {
      case "bindings":
        return Response.json({ bindings: this.world.bindings });
      case "diagnostics":
        return Response.json(diagnosticsOf(this.world, this.#paused, this.settings.silentShard));
      case "metrics":
        return Response.json(this.#metrics(Number(query.get("since"))));
      case "events":
        return this.settings.eventsOff ? refuse(501, "not-configured") : this.#events(signal);
      case "jobs": {
        if (second === "")
          return Response.json(listPage(this.world.jobs, query, this.settings.rows));
        const job = this.world.jobs.find(({ id }) => id === second);
        if (job === undefined) return refuse(410, "gone");
        if (third === "explain") return Response.json(explain(job));
        const hidden = { payload: null, result: null, payload_hidden: true };
        return Response.json({ job: mayAct ? job : { ...job, ...hidden }, source: "shard" });
      }
      default:
        return refuse(404, "not-found");
    }
  }

  #write(path: string, body: Readonly<Record<string, unknown>>): Response {
    const [first = "", second = "", third = ""] = path.split("/").map(decodeURIComponent);
    if (first === "bindings" && third === "purge") {
      if (body["confirm"] !== second) return refuse(400, "invalid-request");
      return Response.json(this.#purge(second));
    }
    if (first === "bindings") {
      if (third === "pause") this.#paused.add(second);
      else this.#paused.delete(second);
      return Response.json({ binding: second, paused: third === "pause", shards: 1 });
    }
    if (second === "bulk-retry" || second === "bulk-cancel") {
      return Response.json(this.#bulk(second === "bulk-retry", body));
    }
    if (second === "") return this.#enqueue(body);
    const job = this.world.jobs.find(({ id }) => id === second);
    if (job === undefined) return refuse(410, "gone");
    const states: readonly JobState[] = third === "retry" ? ["FAILED", "STALLED"] : ["SCHEDULED"];
    if (!states.includes(job.state)) return refuse(409, "invalid-state", { state: job.state });
    this.change(job.id, {
      state: third === "cancel" ? "CANCELLED" : "SCHEDULED",
      retryable: false,
    });
    return Response.json({ id: job.id, done: true });
  }

  #purge(binding: string): PurgeResponse {
    const waits = (job: JobDetail): boolean => job.binding === binding && job.state === "SCHEDULED";
    const some = this.world.jobs.filter(waits).slice(0, PURGED_PER_CALL);
    for (const { id } of some) this.change(id, { state: "CANCELLED" });
    return { binding, cancelled: some.length, remaining: this.world.jobs.some(waits) };
  }

  #enqueue(body: Readonly<Record<string, unknown>>): Response {
    const payload = (body["payload"] ?? {}) as Readonly<Record<string, unknown>>;
    if (body["binding"] === "MAIL" && !String(payload["to"] ?? "").includes("@")) {
      const got = payload["to"] === undefined ? "nothing" : JSON.stringify(payload["to"]);
      return refuse(400, "invalid-request", [
        { path: "payload.to", expected: "an email address", got },
      ]);
    }
    const now = Date.now();
    const job = fakeJob(String(body["binding"]), "SCHEDULED", now, now % 10_000, new Chance(now));
    this.world.jobs.unshift({ ...job, payload });
    return Response.json({ id: job.id, deduplicated: false }, { status: 201 });
  }

  #bulk(isRetry: boolean, body: Readonly<Record<string, unknown>>): BulkResponse {
    const wanted: readonly JobState[] = isRetry ? ["FAILED", "STALLED"] : ["SCHEDULED"];
    const ids = body["ids"] as readonly string[] | undefined;
    const states = body["state"] as readonly JobState[] | undefined;
    const jobs = this.world.jobs.filter(({ id, state }) =>
      ids === undefined ? states?.includes(state) !== false : ids.includes(id),
    );
    const good = jobs.filter(({ state }) => wanted.includes(state));
    if (body["dry_run"] !== true) {
      for (const { id } of good) {
        this.change(id, { state: isRetry ? "SCHEDULED" : "CANCELLED", retryable: false });
      }
    }
    const failed = jobs
      .filter(({ state }) => !wanted.includes(state))
      .map(({ id }) => ({ id, reason: "invalid-state" as const }));
    const dry_run = body["dry_run"] === true;
    return { ok: good.length, failed, remaining: 0, next_cursor: null, dry_run };
  }

  #metrics(since: number): MetricsResponse {
    return {
      since,
      bindings: [...this.world.minutes].map(([binding, minutes]) => ({
        binding,
        minutes: minutes.filter(({ minute }) => minute >= since - 60_000),
        unreachable: [],
      })),
    };
  }

  #events(signal: AbortSignal): Response {
    const text = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        const send = (block: string): void => controller.enqueue(text.encode(`${block}\n\n`));
        send(": here");
        const listener = (event: JobsEvent): void =>
          send(`id: ${Date.now()}\nevent: jobs\ndata: ${JSON.stringify(event)}`);
        const forget = (): void => {
          this.#listeners.delete(listener);
          this.#streams.delete(end);
        };
        const end = (): void => {
          forget();
          controller.close();
        };
        this.#listeners.add(listener);
        this.#streams.add(end);
        signal.addEventListener("abort", forget);
      },
    });
    return new Response(body, { headers: { "content-type": "text/event-stream" } });
  }
}

function explain({ id, state, run_after }: JobDetail) {
  const isWaiting = state === "SCHEDULED";
  return {
    id,
    reason: isWaiting ? "due-later" : "not-waiting",
    state: isWaiting ? null : state,
    earliest_at: isWaiting ? run_after : null,
    in_flight: null,
    limit: null,
    ahead: null,
    or_more: false,
  };
}

function refuse(status: number, code: ErrorCode, details: unknown = null): Response {
  return Response.json({ error: { code, message: `refused: ${code}`, details } }, { status });
}
