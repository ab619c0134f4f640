/**
 * One Durable Object as the platform runs it: storage that lasts, an instance that does not, one alarm, a clock of its own.
 *
 * What an instance does without an await in between is one turn. Its writes and its alarm become durable together at the
 * end of the turn, and only then do its messages, its writes to D1 and its answer leave the object (the output gate).
 * A crash inside a turn undoes it; a crash after it loses memory, the answer, and perhaps what was about to leave.
 */

import type { BindingDefinition } from "../../../templates/runtime/core/definition.ts";
import type { ShardEvent, ShardPorts } from "../../../templates/runtime/shard/ports.ts";
import { Shard } from "../../../templates/runtime/shard/shard.ts";
import { Ledger } from "./ledger.ts";
import { headOf } from "./message-queue.ts";
import { Storage } from "./storage.ts";
import type { World } from "./world.ts";

/** What the caller of a shard gets when the object died under its call; the platform marks it so. */
export class ShardReset extends Error {
  readonly retryable = true;
}

export type Answer =
  | { readonly kind: "value"; readonly value: unknown }
  | { readonly kind: "error"; readonly error: unknown };

interface Instance {
  shard: Shard | null;
  readonly definition: BindingDefinition;
  /** Sends and writes that left it and are not answered: while there are any, it is not idle. */
  pending: number;
  /** Sends refused in a row. */
  refusals: number;
  /** Attempts that it dispatched, and when it handed those to the queue that it did; as `id/attempt`. */
  readonly dispatched: Set<string>;
  readonly handedOver: Map<string, number>;
}

export interface HostTurn {
  readonly kind: string;
  readonly args: readonly unknown[];
  readonly instance: Instance;
  statements: number;
  readonly crashAt: number;
  readonly failAt: number;
  alarmAt: number | null;
  readonly effects: (() => void)[];
  readonly events: ShardEvent[];
  answer: Answer;
  readonly done: (answer: Answer) => void;
}

/** A turn has about this many statements; one of them is where it crashes. */
const STATEMENTS_PER_TURN = 24;
/** A turn that needs more is not bounded. */
const STATEMENTS_LIMIT = 5_000;
const ALARM_RETRY_MS = 2_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 5_000;

export class ShardHost {
  readonly binding: string;
  readonly index: number;
  readonly name: string;
  readonly storage = new Storage();
  readonly ledger = new Ledger();
  alarmAt: number | null = null;
  /** How much its clock has been set forward in all; clock time that the shard may count as passed is real time plus this. */
  forwardMs = 0;
  /** The latest reading of its clock. */
  latestReadingMs = -Infinity;
  #pausedUntilMs = -Infinity;
  /** Bodies of the send that was refused in this turn. */
  refused: readonly string[] = [];
  lastStatementFailureMs = -Infinity;
  /** The definition of the instance that ran last. */
  definition: BindingDefinition;
  readonly #world: World;
  #offsetMs = 0;
  #instance: Instance | null = null;
  #turn: HostTurn | null = null;
  #cancelAlarm: () => void = () => {};

  constructor(world: World, binding: string, index: number) {
    this.#world = world;
    this.binding = binding;
    this.index = index;
    this.name = `${binding}#${index}`;
    this.definition = world.definitionOf(binding);
    this.storage.beforeStatement = () => this.#countStatement();
  }

  /** The time by its own clock. */
  get nowMs(): number {
    return this.#world.timeline.nowMs + this.#offsetMs;
  }

  /** It sends nothing before this time, by its clock: pauses after refused sends grow, but none is longer than the longest. */
  get pausedUntilMs(): number {
    return this.#pausedUntilMs - this.nowMs > LONGEST_PAUSE_MS ? -Infinity : this.#pausedUntilMs;
  }

  /** Time as far as the shard's clock ever moved forward: what a token bucket may count. */
  get passedMs(): number {
    return this.#world.timeline.nowMs + this.forwardMs;
  }

  /** Notes that the instance has dispatched an attempt. */
  noteDispatch(key: string): void {
    this.#instance?.dispatched.add(key);
    // After a refused send the attempt goes out again, under the same number.
    this.#instance?.handedOver.delete(key);
  }

  /** Whether the message of an attempt still waits in the instance for its send. */
  isUnsent(key: string): boolean {
    const { dispatched, handedOver } = this.#instance ?? {};
    return dispatched?.has(key) === true && handedOver?.has(key) !== true;
  }

  /** When the silence of an attempt began at the latest: not before its message has left. */
  silentSince(key: string, aliveAt: number): number {
    const leftAt = this.isUnsent(key) ? this.nowMs : this.#instance?.handedOver.get(key);
    return Math.max(aliveAt, leftAt ?? -Infinity);
  }

  /** Runs a call on the instance, starting one if there is none. The answer leaves when the turn is durable. */
  call(
    kind: string,
    work: (shard: Shard) => unknown,
    done: (answer: Answer) => void,
    args: readonly unknown[] = [],
  ): void {
    const instance = (this.#instance ??= this.#newInstance());
    const turn = this.#begin(kind, instance, done, args);
    try {
      instance.shard ??= this.#start(instance);
      turn.answer = { kind: "value", value: work(instance.shard) };
    } catch (error) {
      turn.answer = { kind: "error", error };
      if (instance.shard === null && this.#instance === instance) this.#instance = null;
    }
  }

  /** Memory is gone, with everything under way in it. */
  crash(): void {
    this.#instance = null;
    this.#pausedUntilMs = -Infinity;
  }

  stepClock(byMs: number): void {
    this.#offsetMs += byMs;
    if (byMs > 0) this.forwardMs += byMs;
    this.#scheduleAlarm(0);
  }

  /** The event is over, and with it the turn. */
  endTurn(): void {
    const turn = this.#turn;
    if (turn === null) return;
    this.#turn = null;
    this.latestReadingMs = Math.max(this.latestReadingMs, this.nowMs);
    if (this.#instance !== turn.instance && turn.statements >= turn.crashAt) {
      this.storage.rollback();
      this.refused = [];
      turn.done({ kind: "error", error: new ShardReset("crashed") });
      return;
    }
    const { faults } = this.#world;
    const writes = this.storage.commit();
    this.definition = turn.instance.definition;
    if (turn.alarmAt !== null) {
      this.alarmAt = turn.alarmAt;
      this.#scheduleAlarm(this.#lateness());
    }
    if (turn.events.some(({ event }) => event === "send-failed")) this.#notePause(turn.instance);
    this.#world.turnEnded(this, turn, writes);
    this.refused = [];
    if (this.#instance === turn.instance && faults.strikes("shard-crashes-after-turn")) {
      this.#world.tell(`${this.name} crashes after ${turn.kind}`);
      this.#instance = null;
      for (const effect of turn.effects) if (this.#world.chance.chance(0.5)) effect();
      turn.done({ kind: "error", error: new ShardReset("crashed") });
      return;
    }
    for (const effect of turn.effects) effect();
    if (turn.instance.pending === 0 && faults.strikes("shard-evicted")) {
      this.#world.tell(`${this.name} is evicted`);
      this.#instance = null;
    }
    turn.done(turn.answer);
  }

  /** Goes on in the instance, if it is still the one. */
  #resume(kind: string, instance: Instance, work: () => void): void {
    if (this.#instance !== instance) return;
    this.#begin(kind, instance, () => {});
    work();
  }

  #begin(
    kind: string,
    instance: Instance,
    done: (answer: Answer) => void,
    args: readonly unknown[] = [],
  ): HostTurn {
    const { faults, chance } = this.#world;
    const place = (strikes: boolean): number =>
      strikes ? 1 + chance.below(STATEMENTS_PER_TURN) : Infinity;
    const turn: HostTurn = {
      kind,
      args,
      instance,
      statements: 0,
      crashAt: place(faults.strikes("shard-crashes-in-turn")),
      failAt: place(faults.strikes("statement-fails")),
      alarmAt: null,
      effects: [],
      events: [],
      answer: { kind: "value", value: undefined },
      done,
    };
    this.#turn = turn;
    this.#world.turnBegan(this);
    return turn;
  }

  #countStatement(): void {
    const turn = this.#turn;
    if (turn === null) {
      this.#world.fail("turns", `${this.name} touched its storage outside a turn`);
      return;
    }
    turn.statements += 1;
    if (turn.statements > STATEMENTS_LIMIT) {
      this.#world.fail("turns", `${this.name}: ${turn.kind} takes ${turn.statements} statements`);
      throw new Error("too many statements");
    }
    if (turn.statements === turn.crashAt) {
      this.#world.tell(`${this.name} crashes in ${turn.kind}, at statement ${turn.statements}`);
      this.#instance = null;
    }
    if (turn.statements >= turn.crashAt) throw new ShardReset("crashed");
    if (turn.statements === turn.failAt) {
      this.lastStatementFailureMs = this.nowMs;
      this.#world.tell(`${this.name}: statement ${turn.statements} of ${turn.kind} fails`);
      throw new Error("SQLITE_FULL: database or disk is full");
    }
  }

  #newInstance(): Instance {
    this.#pausedUntilMs = -Infinity;
    return {
      shard: null,
      definition: this.#world.definitionOf(this.binding),
      pending: 0,
      refusals: 0,
      dispatched: new Set(),
      handedOver: new Map(),
    };
  }

  #start(instance: Instance): Shard {
    return new Shard(this.#ports(instance), {
      definition: instance.definition,
      index: this.index,
      armedAt: this.alarmAt,
      memoryLimits: this.#world.plan.memoryLimits,
    });
  }

  #ports(instance: Instance): ShardPorts {
    const world = this.#world;
    const isAlive = (): boolean => this.#instance === instance;
    const mustLive = (): void => {
      if (!isAlive()) throw new ShardReset("this instance is dead");
    };
    /** Leaves the object at the end of the turn; the answer comes back to the instance if it still lives. */
    const leave = (kind: string, start: (settle: (error: unknown) => void) => void) =>
      new Promise<void>((resolve, reject) => {
        const turn = this.#turn;
        if (turn === null || !isAlive()) return;
        turn.effects.push(() => {
          instance.pending += 1;
          start((error) => {
            instance.pending -= 1;
            this.#resume(kind, instance, () => {
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
          return this.storage.all(query, ...bindings);
        },
        transaction: (body) => {
          mustLive();
          return this.storage.transaction(body);
        },
      },
      clock: {
        now: () => this.nowMs,
        after: (durationMs, callback) =>
          world.timeline.after(durationMs, () => this.#resume("timer", instance, callback)),
      },
      random: () => world.chance.next(),
      queue: {
        send: (bodies) =>
          leave("send-answered", (settle) => {
            for (const body of bodies) instance.handedOver.set(headOf(body), this.nowMs);
            world.queueOf(instance.definition.queueBinding).send(this.name, bodies, (error) => {
              if (isAlive()) this.#noteAnswer(instance, error === null ? [] : bodies);
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
          if (this.#turn !== null && isAlive()) this.#turn.alarmAt = timeMs;
        },
      },
      log: (event) => {
        this.#turn?.events.push(event);
      },
      background: () => {},
    };
  }

  #noteAnswer(instance: Instance, refused: readonly string[]): void {
    this.refused = refused;
    if (refused.length === 0) instance.refusals = 0;
  }

  /** A send was refused, or not answered in time: the shard has said so, and pauses. */
  #notePause(instance: Instance): void {
    instance.refusals += 1;
    const pauseMs = FIRST_PAUSE_MS * 2 ** (instance.refusals - 1);
    this.#pausedUntilMs = this.nowMs + Math.min(LONGEST_PAUSE_MS, pauseMs);
  }

  #lateness(): number {
    const { faults, chance } = this.#world;
    return faults.strikes("alarm-late") ? chance.between(100, 60_000) : chance.below(20);
  }

  #scheduleAlarm(latenessMs: number): void {
    this.#cancelAlarm();
    const { alarmAt } = this;
    if (alarmAt === null) return;
    const waitMs = Math.max(0, alarmAt - this.nowMs) + latenessMs;
    this.#cancelAlarm = this.#world.timeline.after(waitMs, () => this.#fire(alarmAt, 0));
  }

  #fire(scheduledAt: number, failures: number): void {
    this.alarmAt = null;
    this.call(
      "alarm",
      (shard) => shard.alarmFired(scheduledAt),
      (answer) => {
        if (answer.kind === "value" || this.alarmAt !== null) return;
        // The platform repeats a handler that died, with growing pauses, unless it has armed another alarm.
        this.alarmAt = scheduledAt;
        const pauseMs = ALARM_RETRY_MS * 2 ** Math.min(5, failures);
        this.#cancelAlarm = this.#world.timeline.after(pauseMs, () =>
          this.#fire(scheduledAt, failures + 1),
        );
      },
    );
  }
}
