/** generated/runtime/**: the fixed modules, byte for byte as they are tested here, but for the extension in imports. */

import type { Features, Model } from "../model/model.ts";
import type { EmitContext } from "./context.ts";
import { rewriteExtensions } from "./imports.ts";

const FOLDER = "runtime/";

/** What writes data points. */
const ANALYTICS_FOLDER = "runtime/analytics/";

/** Folders of runtime/ that only some projects get. */
const FEATURE_FOLDERS: Readonly<Record<keyof Features, readonly string[]>> = {
  testing: ["runtime/testing/"],
  dashboard: ["runtime/dashboard/"],
  api: ["runtime/api/", "runtime/http-client/"],
  access: ["runtime/access/"],
};

/** Path inside of the output folder -> text. */
export function emitRuntime(
  model: Model,
  context: EmitContext,
): readonly (readonly [path: string, text: string])[] {
  const others = Object.entries(FEATURE_FOLDERS)
    .filter(([feature]) => !model.features[feature as keyof Features])
    .flatMap(([, folders]) => folders);
  const absent = model.analytics === null ? [...others, ANALYTICS_FOLDER] : others;
  return [...context.templates]
    .filter(
      ([path]) => path.startsWith(FOLDER) && path.endsWith(".ts") && !path.endsWith(".test.ts"),
    )
    .filter(([path]) => !absent.some((folder) => path.startsWith(folder)))
    .map(([path, text]) => [path, rewriteExtensions(text, model.importExtension)] as const);
}
