/** The example's Worker as its HTTP clients see it (example/worker.ts). */

import type { Job } from "../../templates/runtime/client/types.ts";
import type { ReadModelRow } from "./evidence.ts";
import type { ReceiverRecords } from "./records.ts";
import type { JobInput } from "./workload.ts";

export interface Receipt {
  readonly id: string;
  readonly deduplicated: boolean;
}

/** Number of jobs of one binding in one state. */
export interface StateCount {
  readonly binding: string;
  readonly state: string;
  readonly total: number;
}

const CHUNK = 200;

/** Calls the shop's routes, in chunks where a list may be long. */
export class Shop {
  private readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  /** Receipts in the order of the inputs. */
  async enqueue(inputs: readonly JobInput[]): Promise<readonly Receipt[]> {
    return inChunks(inputs, (chunk) => call<Receipt[]>(`${this.url}/jobs`, chunk));
  }

  async cancel(ids: readonly string[]): Promise<void> {
    await inChunks(ids, (chunk) => call<string[]>(`${this.url}/jobs/cancel`, chunk));
  }

  /** What the shards say. */
  async jobs(ids: readonly string[]): Promise<ReadonlyMap<string, Job>> {
    const views = await inChunks(ids, (chunk) =>
      call<(Job | null)[]>(`${this.url}/jobs/get`, chunk),
    );
    return new Map(views.filter((view) => view !== null).map((view) => [view.id, view]));
  }

  /** What D1 says, summed up. */
  async counts(): Promise<readonly StateCount[]> {
    return call<StateCount[]>(`${this.url}/counts`);
  }

  /** What D1 says, row by row. */
  async rows(): Promise<readonly ReadModelRow[]> {
    const rows: ReadModelRow[] = [];
    for (;;) {
      const after = encodeURIComponent(rows.at(-1)?.id ?? "");
      const page = await call<ReadModelRow[]>(`${this.url}/rows?after=${after}`);
      if (page.length === 0) return rows;
      rows.push(...page);
    }
  }
}

/** What the receiver has seen. */
export async function receiverRecords(receiverUrl: string): Promise<ReceiverRecords> {
  return call<ReceiverRecords>(`${receiverUrl}/records`);
}

async function call<T>(url: string, body?: unknown): Promise<T> {
  const response =
    body === undefined
      ? await fetch(url)
      : await fetch(url, { method: "POST", body: JSON.stringify(body) });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text.slice(0, 500)}`);
  return JSON.parse(text) as T;
}

async function inChunks<In, Out>(
  list: readonly In[],
  each: (chunk: readonly In[]) => Promise<readonly Out[]>,
): Promise<readonly Out[]> {
  const out: Out[] = [];
  for (let start = 0; start < list.length; start += CHUNK) {
    out.push(...(await each(list.slice(start, start + CHUNK))));
  }
  return out;
}
