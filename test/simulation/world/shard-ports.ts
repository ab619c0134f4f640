/** What the platform offers an instance of an object: its storage, clock, queue, read model and alarm. */

import type { ShardPorts } from "../../../templates/runtime/shard/ports.ts";
import type { Instance } from "./instance.ts";
import { headOf } from "./message-queue.ts";
import type { ShardHost } from "./shard-host.ts";
import { ShardReset, type HostTurn } from "./turn.ts";
import type { World } from "./world.ts";

/** What only the instance's own host can tell or do. */
interface Home {
  isAlive(): boolean;
  turn(): HostTurn | null;
  /** Goes on in the instance, in a turn of its own, if it still lives. */
  resume(kind: string, work: () => void): void;
  /** A send was answered; `refused` are its bodies when it was refused. */
  sendAnswered(refused: readonly string[]): void;
}

/** Whatever leaves through them leaves at the end of the turn; a dead instance can do nothing any more. */
export function portsFor(
  host: ShardHost,
  world: World,
  instance: Instance,
  home: Home,
): ShardPorts {
  const { isAlive } = home;
  const mustLive = (): void => {
    if (!isAlive()) throw new ShardReset("this instance is dead");
  };
  /** Leaves the object at the end of the turn; the answer comes back to the instance if it still lives. */
  const leave = (kind: string, start: (settle: (error: unknown) => void) => void) =>
    new Promise<void>((resolve, reject) => {
      const turn = home.turn();
      if (turn === null || !isAlive()) return;
      turn.effects.push(() => {
        instance.pending += 1;
        start((error) => {
          instance.pending -= 1;
          home.resume(kind, () => {
            if (error === null) resolve();
            else reject(error instanceof Error ? error : new Error(String(error)));
          });
        });
      });
    });
  return {
    sql: {
      all: (query, ...bindings) => {
        mustLive();
        return host.storage.all(query, ...bindings);
      },
      transaction: (body) => {
        mustLive();
        return host.storage.transaction(body);
      },
    },
    clock: {
      now: () => host.nowMs,
      after: (durationMs, callback) =>
        world.timeline.after(durationMs, () => home.resume("timer", callback)),
    },
    random: () => world.chance.next(),
    queue: {
      send: (bodies) =>
        leave("send-answered", (settle) => {
          // The reaper may have given it time by a clock that was set back since.
          const leftAt = Math.max(host.nowMs, host.latestReadingMs);
          for (const body of bodies) instance.noteHandOver(headOf(body), leftAt);
          world.queueOf(instance.definition.queueBinding).send(host.name, bodies, (error) => {
            if (isAlive()) home.sendAnswered(error === null ? [] : bodies);
            settle(error);
          });
        }),
    },
    readModel: {
      write: (rowsJson) =>
        leave("flush-answered", (settle) => world.readModel.write(rowsJson, settle)),
    },
    alarm: {
      set: (timeMs) => {
        const turn = home.turn();
        if (turn !== null && isAlive()) turn.alarmAt = timeMs;
      },
    },
    log: (event) => {
      home.turn()?.events.push(event);
    },
    minuteClosed: (closed) => {
      home.turn()?.told.push(closed);
    },
    background: () => {},
  };
}
