/**
 * YAML text -> plain JSON values and the place of each. Stricter than YAML: whatever two parsers could read in two ways is
 * refused with its reason (anchors, merge keys, tags, leading zeros, numbers that do not survive, keys that are not text).
 */

import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  parseAllDocuments,
  type Document,
  type Node,
  type Scalar,
  type YAMLError,
  type YAMLMap,
} from "yaml";
import { isWellFormed } from "../../templates/runtime/core/text.ts";
import type { Diagnostic } from "../diagnostics.ts";
import { CONFLICT_HINT, CONFLICT_MESSAGE, findConflicts } from "../merge-conflict.ts";
import type { Code } from "./codes.ts";
import { LineIndex } from "./line-index.ts";
import { Places, type Path, type Place } from "./places.ts";
import { diagnosticAt } from "./problem.ts";
import { DEPTH_LIMIT, isStumble, syntaxProblem, TOO_DEEP } from "./yaml-syntax.ts";

/** What a YAML text holds. */
export interface YamlReading {
  /** Members that could not be read are left out; undefined when nothing could be. */
  readonly value: unknown;
  readonly places: Places;
  /** Paths that are left out of `value` though they stand in the text. */
  readonly unread: readonly Path[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads one YAML document whose top is a map. Never throws. */
export function readYaml(text: string, file: string): YamlReading {
  const source = text.replace(/^\uFEFF/, "");
  const reading = new Reading(file, source);
  const conflicts = findConflicts(source);
  // What a parser says about a conflict's lines tells nobody anything.
  const documents = conflicts.length > 0 ? [] : parse(source, reading);
  for (const { offset, length } of conflicts) {
    reading.report("TSU101", [offset, offset + length], CONFLICT_MESSAGE, CONFLICT_HINT);
  }
  const first = documents[0];
  if (documents.length === 0 && reading.diagnostics.length === 0) {
    reading.report("TSU103", [0, 0], "the config is empty", "start with `version: 1`");
  }
  for (const document of documents) reading.documentProblems(document);
  const second = documents[1];
  if (second !== undefined) {
    const [start] = second.range ?? [0];
    reading.report("TSU105", [start, start + 1], "a second document starts here", "keep only one");
  }
  const broken = reading.diagnostics.length > 0;
  const value = first === undefined || broken ? undefined : reading.top(first.contents);
  const { places, unread, diagnostics } = reading;
  return { value, places, unread, diagnostics };
}

function parse(source: string, reading: Reading): readonly Document[] {
  try {
    const parsed = parseAllDocuments(source, {
      prettyErrors: false,
      // Found here instead, so that the message can name the first one's line.
      uniqueKeys: false,
      schema: "core",
      version: "1.2",
    });
    // Without any document the parser answers with an empty list that carries the stream's errors.
    return [...parsed] as readonly Document[];
  } catch (error) {
    const isTooDeep = error instanceof RangeError;
    const reason = error instanceof Error ? error.message : String(error);
    const message = isTooDeep ? TOO_DEEP : `the file cannot be read: ${reason}`;
    reading.report("TSU101", [0, 0], message, null);
    return [];
  }
}

type Range = readonly [number, number];

class Reading {
  readonly places = new Places();
  readonly unread: Path[] = [];
  readonly diagnostics: Diagnostic[] = [];
  readonly #file: string;
  readonly #lines: LineIndex;

  constructor(file: string, text: string) {
    this.#file = file;
    this.#lines = new LineIndex(text);
  }

  report(code: Code, range: Range, message: string, hint: string | null): void {
    this.diagnostics.push(diagnosticAt(code, this.#file, this.#placeOf(range), message, hint));
  }

  documentProblems(document: Document): void {
    const [first, ...rest] = document.errors;
    if (first !== undefined) this.#parserProblem(first);
    for (const error of rest) if (!isStumble(error)) this.#parserProblem(error);
    for (const warning of document.warnings) this.#parserProblem(warning);
    const { directives } = document;
    if (directives?.yaml.explicit === true) {
      const message = "a `%YAML` directive is not supported: a config is YAML 1.2";
      this.report("TSU110", [0, 1], message, "delete the directive");
    }
  }

  top(contents: unknown): unknown {
    if (isMap(contents)) return this.#map(contents, []);
    if (isScalar(contents) && contents.value === null) {
      this.report("TSU103", [0, 0], "the config is empty", "start with `version: 1`");
      return undefined;
    }
    const range = rangeOf(contents as Node);
    this.report(
      "TSU104",
      range,
      `the config must be a map of options, not ${kindOf(contents)}`,
      null,
    );
    return undefined;
  }

  #parserProblem(error: YAMLError): void {
    const { code, message, hint } = syntaxProblem(error);
    this.report(code, [error.pos[0], error.pos[1]], message, hint);
  }

  /** The node's value, or undefined where it cannot be used. */
  #node(node: unknown, path: Path): unknown {
    if (node === null) return null;
    if (isAlias(node)) {
      const message = `the alias \`*${node.source}\` is not supported`;
      return this.#refuse("TSU107", node, path, message, "write the value out, or use `defaults:`");
    }
    this.#checkAnchor(node as Node);
    if (path.length > DEPTH_LIMIT) {
      return this.#refuse("TSU101", node as Node, path, TOO_DEEP, null);
    }
    if (isMap(node)) return this.#map(node, path);
    if (isSeq(node)) {
      return node.items.map((item, index) => {
        const inner = [...path, index];
        this.places.add(inner, null, this.#nodePlace(item));
        return this.#node(item, inner) ?? null;
      });
    }
    return isScalar(node) ? this.#scalar(node, path) : undefined;
  }

  #map(map: YAMLMap, path: Path): Record<string, unknown> {
    const result: Record<string, unknown> = {};
    const lines = new Map<string, number>();
    for (const { key, value } of map.items) {
      const name = this.#keyName(key, path);
      if (name === null) continue;
      const inner = [...path, name];
      const keyPlace = this.#placeOf(rangeOf(key as Node));
      const earlier = lines.get(name);
      if (earlier !== undefined) {
        const message = `\`${name}\` stands twice in this map, first in line ${earlier}`;
        this.report("TSU106", rangeOf(key as Node), message, "keep only one of them");
        continue;
      }
      lines.set(name, keyPlace.line);
      this.places.add(inner, keyPlace, this.#nodePlace(value));
      const read = this.#node(value, inner);
      if (read !== undefined) result[name] = read;
    }
    return result;
  }

  /** The key's text, or null when it was refused. */
  #keyName(key: unknown, path: Path): string | null {
    const range = isScalar(key) || isMap(key) || isSeq(key) || isAlias(key) ? rangeOf(key) : [0, 1];
    if (!isScalar(key) || typeof key.value !== "string") {
      const found = isScalar(key) ? `\`${String(key.source ?? key.value)}\`` : kindOf(key);
      const hint = isScalar(key) ? "put quotes around it" : null;
      this.report("TSU108", range as Range, `a key must be text, not ${found}`, hint);
      return null;
    }
    this.#checkAnchor(key);
    if (!isStorable(key.value)) {
      const message = "the key holds half of a surrogate pair or a NUL character";
      this.report("TSU112", range as Range, message, null);
      return null;
    }
    if (key.value === "<<" && key.type === "PLAIN") {
      const message = "the merge key `<<` is not part of YAML 1.2 and is not supported";
      this.report("TSU107", range as Range, message, "use `defaults:` for what bindings share");
      return null;
    }
    if (key.value === "__proto__") {
      this.report("TSU111", range as Range, "`__proto__` cannot be a key", "choose another name");
      this.unread.push([...path, key.value]);
      return null;
    }
    return key.value;
  }

  #scalar(scalar: Scalar, path: Path): unknown {
    const { value, source } = scalar;
    if (typeof value === "string" && !isStorable(value)) {
      const message = "the text holds half of a surrogate pair or a NUL character";
      return this.#refuse("TSU112", scalar, path, message, null);
    }
    if (typeof value !== "number") return typeof value === "bigint" ? Number(value) : value;
    const written = `\`${source ?? String(value)}\``;
    if (!Number.isFinite(value)) {
      return this.#refuse("TSU109", scalar, path, `${written} is not a finite number`, null);
    }
    if (scalar.type === "PLAIN" && /^[-+]?0\d/.test(source ?? "")) {
      const decimal = (source ?? "").replace(/^([-+]?)0+(?=\d)/, "$1");
      const message = `${written} starts with a zero: octal to some YAML parsers, decimal to others`;
      const hint = `write \`${decimal}\`, or \`"${source ?? ""}"\` if it is text`;
      return this.#refuse("TSU109", scalar, path, message, hint);
    }
    if (
      Number.isInteger(value) &&
      !Number.isSafeInteger(value) &&
      /^[-+]?\w+$/.test(source ?? "")
    ) {
      const message = `${written} is beyond 2^53 and would lose digits`;
      return this.#refuse("TSU109", scalar, path, message, "put quotes around it if it is text");
    }
    return value;
  }

  #checkAnchor(node: Node): void {
    const anchor = "anchor" in node ? node.anchor : undefined;
    if (anchor === undefined) return;
    const message = `the anchor \`&${anchor}\` is not supported`;
    this.report("TSU107", rangeOf(node), message, "use `defaults:` for what bindings share");
  }

  #refuse(code: Code, node: Node, path: Path, message: string, hint: string | null): undefined {
    this.report(code, rangeOf(node), message, hint);
    this.unread.push(path);
    return undefined;
  }

  /** Null for a value without text, such as that of `key:`. */
  #nodePlace(node: unknown): Place | null {
    if (!isScalar(node) && !isMap(node) && !isSeq(node) && !isAlias(node)) return null;
    const [start, end] = rangeOf(node);
    return start === end ? null : this.#placeOf([start, end]);
  }

  #placeOf([start, end]: Range): Place {
    const { line, column } = this.#lines.at(start);
    const isOneLine = this.#lines.at(Math.max(start, end)).line === line;
    return { line, column, length: isOneLine ? Math.max(1, end - start) : 1 };
  }
}

function isStorable(text: string): boolean {
  return isWellFormed(text) && !text.includes("\0");
}

function rangeOf(node: Node): Range {
  const range = node.range ?? [0, 1, 1];
  return [range[0], range[1]];
}

function kindOf(node: unknown): string {
  if (isMap(node)) return "a map";
  if (isSeq(node)) return "a list";
  if (isAlias(node)) return "an alias";
  return "a single value";
}
