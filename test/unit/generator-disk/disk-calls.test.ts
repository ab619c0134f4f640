import { open, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { diskCalls } from "../../../generator/disk/disk-calls.ts";
import { temporaryFolder } from "./folder.ts";

/** The handles of Yarn's Plug'n'Play: no disposal, and a `sync` that throws. */
async function asUnderYarn(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  const handles = Reflect.getPrototypeOf(handle) as { sync(): Promise<void> };
  await handle.close();
  vi.spyOn(handles, "sync").mockRejectedValue(new Error("Method not implemented."));
  const disposal = Object.getOwnPropertyDescriptor(handles, Symbol.asyncDispose);
  Reflect.deleteProperty(handles, Symbol.asyncDispose);
  restore = () => Object.defineProperty(handles, Symbol.asyncDispose, disposal ?? {});
}

let restore = (): unknown => undefined;
afterEach(() => {
  vi.restoreAllMocks();
  restore();
});

describe("calls that change the disk", () => {
  test("ask no more of a file's handle than every package manager's has", async () => {
    const folder = temporaryFolder({});
    await asUnderYarn(folder);
    const file = join(folder, "a.txt");
    await diskCalls.write(file, "text");
    await diskCalls.syncFolder(folder);
    expect(await readFile(file, "utf8")).toBe("text");
  });

  test("a folder that cannot be opened is none to wait for, a file that cannot be written is an error", async () => {
    const missing = join(temporaryFolder({}), "none");
    await expect(diskCalls.syncFolder(missing)).resolves.toBeUndefined();
    await expect(diskCalls.write(join(missing, "a.txt"), "text")).rejects.toThrow("ENOENT");
  });
});
