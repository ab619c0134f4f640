/** The first waiting jobs of a lane as they are stored: looks at the lanes' index, and the flag that moves them into the common line. */

import type { Sql } from "./ports.ts";
import { toWaiting, type Waiting } from "./waiting.ts";

const ANY_WAITING = `SELECT 1 AS found FROM job WHERE state = 'SCHEDULED' AND lane IS NOT NULL LIMIT 1`;
const ANY_IN_LANE = `SELECT 1 AS found FROM job WHERE state = 'SCHEDULED' AND lane = ? LIMIT 1`;
const FIRST_AT = `SELECT id, priority, due_at, lane FROM job
  WHERE state = 'SCHEDULED' AND lane = ? AND priority = ? AND gate = 1 ORDER BY due_at, id LIMIT 1`;
const FIRST_BELOW = `SELECT id, priority, due_at, lane FROM job
  WHERE state = 'SCHEDULED' AND lane = ? AND priority < ? AND gate = 1
  ORDER BY priority DESC, due_at, id LIMIT 1`;
const FIRST_OF_NEXT_PRIORITY = `SELECT id, priority, due_at, lane, gate FROM job
  WHERE state = 'SCHEDULED' AND lane = ?1
    AND priority = (SELECT max(priority) FROM job WHERE state = 'SCHEDULED' AND lane = ?1 AND priority < ?2)
  ORDER BY due_at, id LIMIT ?3`;

/** Whether any job of the lane waits, due or not. */
export function laneWaits(sql: Sql, lane: string): boolean {
  return sql.all(ANY_IN_LANE, lane).length > 0;
}

/** Whether any job with a key waits. */
export function anyKeyedWaits(sql: Sql): boolean {
  return sql.all(ANY_WAITING).length > 0;
}

/** The first job of each priority that does not stand in the common line; `priorities` null: they are not known. */
export function readHeads(sql: Sql, lane: string, priorities: Iterable<number> | null): Waiting[] {
  if (priorities !== null) {
    return [...priorities].flatMap((priority) => sql.all(FIRST_AT, lane, priority).map(toWaiting));
  }
  const heads: Waiting[] = [];
  for (let below = Number.MAX_SAFE_INTEGER; ;) {
    const row = sql.all(FIRST_BELOW, lane, below)[0];
    if (row === undefined) return heads;
    const head = toWaiting(row);
    heads.push(head);
    below = head.priority;
  }
}

/** Lets the first jobs of each priority, as many as the lane has room for, stand in the common line, and no others. */
export function moveHeadsIntoLine(sql: Sql, lane: string, room: number): Waiting[] {
  const heads: Waiting[] = [];
  for (let below = Number.MAX_SAFE_INTEGER; ;) {
    const rows = sql.all(FIRST_OF_NEXT_PRIORITY, lane, below, room + 1);
    const first = rows[0];
    if (first === undefined) return heads;
    below = Number(first["priority"]);
    rows.forEach((row, position) => {
      const gate = position < room ? 0 : 1;
      if (row["gate"] !== gate) {
        sql.all("UPDATE job SET gate = ? WHERE id = ?", gate, Number(row["id"]));
      }
      if (gate === 0) heads.push(toWaiting(row));
    });
  }
}
