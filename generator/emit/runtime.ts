/** generated/runtime/**: the fixed modules, byte for byte as they are tested here, but for the extension in imports. */

import type { Model } from "../model/model.ts";
import type { EmitContext } from "./context.ts";
import { rewriteExtensions } from "./imports.ts";

const FOLDER = "runtime/";

/** Path inside of the output folder -> text. */
export function emitRuntime(
  model: Model,
  context: EmitContext,
): readonly (readonly [path: string, text: string])[] {
  return [...context.templates]
    .filter(
      ([path]) => path.startsWith(FOLDER) && path.endsWith(".ts") && !path.endsWith(".test.ts"),
    )
    .map(([path, text]) => [path, rewriteExtensions(text, model.importExtension)] as const);
}
