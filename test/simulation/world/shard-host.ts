/**
 * One Durable Object as the platform runs it: storage that lasts, an instance that does not, one alarm, a clock of its own.
 *
 * What an instance does without an await in between is one turn. Its writes and its alarm become durable together at the
 * end of the turn, and only then do its messages, its writes to D1 and its answer leave the object (the output gate).
 * A crash inside a turn undoes it; a crash after it loses memory, the answer, and perhaps what was about to leave.
 */

import type { BindingDefinition } from "../../../templates/runtime/core/definition.ts";
import { Shard } from "../../../templates/runtime/shard/shard.ts";
import { Alarm } from "./alarm.ts";
import { Instance, LONGEST_PAUSE_MS } from "./instance.ts";
import { Ledger } from "./ledger.ts";
import { portsFor } from "./shard-ports.ts";
import { Storage } from "./storage.ts";
import { ShardReset, type Answer, type HostTurn } from "./turn.ts";
import type { World } from "./world.ts";

/** A turn has about this many statements; one of them is where it crashes. */
const STATEMENTS_PER_TURN = 24;
/** A turn that needs more is not bounded. */
const STATEMENTS_LIMIT = 5_000;

export class ShardHost {
  readonly binding: string;
  readonly index: number;
  readonly name: string;
  readonly storage = new Storage();
  readonly ledger = new Ledger();
  /** How much its clock has been set forward in all; clock time that the shard may count as passed is real time plus this. */
  forwardMs = 0;
  /** The latest reading of its clock. */
  latestReadingMs = -Infinity;
  #pausedUntilMs = -Infinity;
  /** Bodies of the send that was refused in this turn. */
  refused: readonly string[] = [];
  /** Somebody has paused it, and it has taken that in. */
  isPaused = false;
  /** Instances that it has had. */
  lives = 0;
  lastStatementFailureMs = -Infinity;
  /** The definition of the instance that ran last. */
  definition: BindingDefinition;
  readonly #world: World;
  #offsetMs = 0;
  #instance: Instance | null = null;
  #turn: HostTurn | null = null;
  readonly #alarm: Alarm;

  constructor(world: World, binding: string, index: number) {
    this.#world = world;
    this.binding = binding;
    this.index = index;
    this.name = `${binding}#${index}`;
    this.definition = world.definitionOf(binding);
    this.#alarm = new Alarm(world, this);
    this.storage.beforeStatement = () => this.#countStatement();
  }

  /** When its alarm is to go off, by its own clock; null: not armed. */
  get alarmAt(): number | null {
    return this.#alarm.at;
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
    this.#instance?.noteDispatch(key);
  }

  /** Whether the message of an attempt still waits in the instance for its send. */
  isUnsent(key: string): boolean {
    return this.#instance?.isUnsent(key) === true;
  }

  /**
   * When the silence of an attempt began at the latest: not before its message has left. Until then the reaper gives it
   * time again and again, perhaps by a clock that was set back since.
   */
  silentSince(key: string, aliveAt: number): number {
    const unsentAt = Math.max(this.nowMs, this.latestReadingMs);
    const leftAt = this.isUnsent(key) ? unsentAt : this.#instance?.handedOverAt(key);
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

  alarmFired(scheduledAt: number, done: (answer: Answer) => void): void {
    this.call("alarm", (shard) => shard.alarmFired(scheduledAt), done);
  }

  /** Memory is gone, with everything under way in it. */
  crash(): void {
    this.#instance = null;
    this.#pausedUntilMs = -Infinity;
  }

  stepClock(byMs: number): void {
    this.#offsetMs += byMs;
    if (byMs > 0) this.forwardMs += byMs;
    this.#alarm.clockStepped();
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
    if (turn.alarmAt !== null) this.#alarm.set(turn.alarmAt);
    // A send was refused, or not answered in time: the shard has said so, and pauses.
    if (turn.events.some(({ event }) => event === "send-failed"))
      this.#pausedUntilMs = this.nowMs + turn.instance.noteRefusal();
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
      told: [],
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
    this.lives += 1;
    return new Instance(this.#world.definitionOf(this.binding));
  }

  #start(instance: Instance): Shard {
    const ports = portsFor(this, this.#world, instance, {
      isAlive: () => this.#instance === instance,
      turn: () => this.#turn,
      resume: (kind, work) => this.#resume(kind, instance, work),
      sendAnswered: (refused) => {
        this.refused = refused;
        if (refused.length === 0) instance.noteAcceptance();
      },
    });
    return new Shard(ports, {
      definition: instance.definition,
      index: this.index,
      armedAt: this.alarmAt,
      memoryLimits: this.#world.plan.memoryLimits,
    });
  }
}
