import type { ImportPayload, ImportResult, JobContext } from "../../generated/index.ts";
import { CsvReader } from "../csv.ts";

/** Reads a CSV file as it arrives, never whole in memory, and reports its progress by the bytes read so far. */
export default async function importCsv(
  payload: ImportPayload,
  ctx: JobContext,
): Promise<ImportResult> {
  const response = await fetch(payload.url, { signal: ctx.signal });
  if (!response.ok || response.body === null) {
    throw new Error(`${payload.url} answered ${response.status}`);
  }
  const totalBytes = Number(response.headers.get("x-file-bytes") ?? 0);
  const reader = new CsvReader();
  const decoder = new TextDecoder();
  const states = new Set<string>();
  let header: readonly string[] | null = null;
  let stateColumn = -1;
  let rows = 0;
  let bytes = 0;

  const take = (parsed: readonly string[][]): void => {
    for (const row of parsed) {
      if (header === null) {
        header = row;
        stateColumn = row.indexOf("state");
        if (stateColumn < 0) throw new Error(`no column "state" in ${row.join(", ")}`);
        continue;
      }
      rows += 1;
      states.add(row[stateColumn] ?? "");
    }
  };

  for await (const chunk of response.body) {
    bytes += chunk.byteLength;
    take(reader.push(decoder.decode(chunk, { stream: true })));
    ctx.heartbeat(totalBytes > 0 ? bytes / totalBytes : undefined);
  }
  take(reader.push(decoder.decode()));
  take(reader.end());
  return { rows, states: states.size };
}
