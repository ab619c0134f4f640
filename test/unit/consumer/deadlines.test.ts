/** What a batch's attempts share so that one of them costs little: a timer, and no signal until somebody asks. */

import { describe, expect, it } from "vitest";
import { Deadlines } from "../../../templates/runtime/consumer/deadlines.ts";
import { LazySignal } from "../../../templates/runtime/consumer/lazy-signal.ts";

/** A clock that shows its timers. */
class Timers {
  nowMs = 0;
  readonly #armed = new Map<number, { readonly at: number; readonly run: () => void }>();
  made = 0;

  get armed(): number {
    return this.#armed.size;
  }

  now(): number {
    return this.nowMs;
  }

  setTimeout(run: () => void, afterMs: number): number {
    this.made += 1;
    this.#armed.set(this.made, { at: this.nowMs + afterMs, run });
    return this.made;
  }

  clearTimeout(timer: unknown): void {
    this.#armed.delete(timer as number);
  }

  advance(durationMs: number): void {
    this.nowMs += durationMs;
    for (const [timer, { at, run }] of this.#armed) {
      if (at > this.nowMs || !this.#armed.delete(timer)) continue;
      run();
    }
  }
}

describe("deadlines", () => {
  it("those that begin together share a timer, and each passes by itself", () => {
    const timers = new Timers();
    const deadlines = new Deadlines(timers);
    const passed: string[] = [];
    deadlines.add(100, () => passed.push("a"));
    const cancel = deadlines.add(100, () => passed.push("b"));
    deadlines.add(50, () => passed.push("sooner"));
    expect(timers.made).toBe(2);
    timers.advance(20);
    deadlines.add(100, () => passed.push("later"));
    cancel();
    timers.advance(79);
    expect(passed).toEqual(["sooner"]);
    timers.advance(1);
    expect(passed).toEqual(["sooner", "a"]);
    timers.advance(20);
    expect(passed).toEqual(["sooner", "a", "later"]);
    expect(timers.armed).toBe(0);
  });

  it("no timer stays when all are cancelled, and one that begins after that has its own", () => {
    const timers = new Timers();
    const deadlines = new Deadlines(timers);
    const cancels = [1, 2, 3].map(() => deadlines.add(100, () => expect.unreachable()));
    for (const cancel of [...cancels, ...cancels]) cancel();
    expect(timers.armed).toBe(0);
    let isPassed = false;
    deadlines.add(100, () => (isPassed = true));
    for (const cancel of cancels) cancel();
    timers.advance(100);
    expect(isPassed).toBe(true);
  });

  it("one that passes may cancel the others", () => {
    const timers = new Timers();
    const deadlines = new Deadlines(timers);
    const cancels: (() => void)[] = [];
    cancels.push(deadlines.add(100, () => cancels.forEach((cancel) => cancel())));
    cancels.push(deadlines.add(100, () => expect.unreachable()));
    timers.advance(100);
    expect(timers.armed).toBe(0);
  });
});

describe("a signal that is made when it is asked for", () => {
  it("was aborted before: it is aborted, for the first reason", () => {
    const lazySignal = new LazySignal();
    lazySignal.abort(new Error("first"));
    lazySignal.abort(new Error("second"));
    expect(lazySignal.signal.aborted).toBe(true);
    expect(lazySignal.signal.reason).toEqual(new Error("first"));
  });

  it("is aborted after: its listeners hear it, and it stays the same signal", () => {
    const lazySignal = new LazySignal();
    const { signal } = lazySignal;
    const heard: unknown[] = [];
    signal.addEventListener("abort", () => heard.push(signal.reason));
    lazySignal.abort(new Error("over"));
    expect(heard).toEqual([new Error("over")]);
    expect(lazySignal.signal).toBe(signal);
  });
});
