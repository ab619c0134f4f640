/** A class as a performer; that workerd lets it be made is for the black-box tests to show. */

import { expect, test } from "vitest";
import type { JobContext } from "../../../templates/runtime/consumer/performer.ts";
import { entrypointPerformer } from "../../../templates/runtime/performers/entrypoint.ts";
import { contextOf } from "./world.ts";

test("each attempt has an instance of its own, made with the platform's context and env", async () => {
  const made: unknown[] = [];
  class Entrypoint {
    constructor(executionContext: unknown, env: unknown) {
      made.push([executionContext, env]);
    }

    async perform(payload: string, ctx: JobContext): Promise<unknown> {
      return [payload, ctx.attempt, this instanceof Entrypoint];
    }
  }
  const { perform } = entrypointPerformer(Entrypoint);
  const [env, executionContext] = [{}, {}];
  expect(await perform("a", contextOf(env), executionContext)).toEqual(["a", 2, true]);
  expect(await perform("b", contextOf(env), executionContext)).toEqual(["b", 2, true]);
  expect(made).toEqual([
    [executionContext, env],
    [executionContext, env],
  ]);
});
