/** The folder of one producer: what should stand in it. */

import { join } from "node:path";
import { realPathOf } from "../disk/read.ts";
import { readImportExtension } from "../disk/tsconfig.ts";
import { emitProducer } from "../emit/producer.ts";
import { finish } from "../finish.ts";
import type { FinishedFiles } from "../finish.ts";
import type { Binding, Model, Producer } from "../model/model.ts";
import { readTemplates, type Project } from "../project.ts";

/** What the producer enqueues, in the order of the config. A binding that drains takes no jobs. */
export function bindingsOf(model: Model, { bindings }: Producer): readonly Binding[] {
  return model.bindings.filter(
    ({ name, definition }) =>
      definition.draining !== true && (bindings === null || bindings.includes(name)),
  );
}

/** @param recall what a draft became the last time, by project-relative path */
export async function producerFiles(
  project: Project,
  model: Model,
  producer: Producer,
  recall: (path: string, draft: string) => string | null,
): Promise<FinishedFiles> {
  const inFolder = (path: string) => `${producer.out}/${path}`;
  const files = emitProducer(await producerModel(project, model, producer), {
    templates: await readTemplates(),
    configSchema: {},
    payloadSchemas: new Map(),
  });
  const finished = await finish(files, {
    configFile: `${model.configFile} of ${model.name}`,
    isVerbatim: (path) => path.startsWith("runtime/"),
    recall: (path, draft) => recall(inFolder(path), draft),
  });
  const placed = (texts: ReadonlyMap<string, string>) =>
    new Map([...texts].map(([path, text]) => [inFolder(path), text]));
  return { files: placed(finished.files), drafts: placed(finished.drafts) };
}

/** The way from there to the user's schemas is that between two folders of the disk, so all paths are absolute here. */
async function producerModel(project: Project, model: Model, producer: Producer): Promise<Model> {
  const folder = join(project.folder, producer.out);
  const bindings = bindingsOf(model, producer).map(async (binding) => {
    const { payload } = binding;
    if (payload.kind !== "zod") return binding;
    const module = await absolute(join(project.folder, payload.module));
    return { ...binding, payload: { ...payload, module } };
  });
  return {
    ...model,
    bindings: await Promise.all(bindings),
    output: await absolute(folder),
    importExtension: await readImportExtension(folder),
  };
}

/** With `/` and without the one at the front, as paths in a model are. */
async function absolute(path: string): Promise<string> {
  return (await realPathOf(path)).replaceAll("\\", "/").replace(/^\//, "");
}
