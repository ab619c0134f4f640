/** Where the API is and what opens it: options, then the environment, then `.dev.vars`. */

import { join } from "node:path";
import { parseEnv } from "node:util";
import { parse } from "yaml";
import { readText } from "../disk/read.ts";
import { CONFIG_FILE } from "../project.ts";
import { MisuseError } from "./failures.ts";

/** `wrangler dev`'s address. */
const LOCAL_URL = "http://localhost:8787";
const TOKEN_VARIABLE = "TSUMUGI_TOKEN";

export interface Access {
  readonly url: string;
  readonly token: string | undefined;
  /** Name of the variable that the token is taken from. */
  readonly tokenVariable: string;
}

export async function readAccess(
  folder: string,
  environment: Readonly<Record<string, string | undefined>>,
  givenUrl: string | undefined,
): Promise<Access> {
  const url = givenUrl ?? (environment["TSUMUGI_URL"] || LOCAL_URL);
  if (!/^https?:$/.test(protocolOf(url))) {
    throw new MisuseError(`expected an address such as https://jobs.example.com, found \`${url}\``);
  }
  const tokenVariable = await secretOfConfig(folder);
  const local = parseEnv((await readText(folder, ".dev.vars")) ?? "");
  const token = environment[tokenVariable] || local[tokenVariable] || undefined;
  return { url: url.replace(/\/+$/, ""), token, tokenVariable };
}

function protocolOf(url: string): string {
  return URL.canParse(url) ? new URL(url).protocol : "";
}

/** The name of the secret as the config has it. A config that cannot be read is none of this command's business. */
async function secretOfConfig(folder: string): Promise<string> {
  const text = await readText(join(folder), CONFIG_FILE);
  try {
    const config: unknown = parse(text ?? "");
    const secret = (config as { auth?: { bearer?: { secret?: unknown } } } | null)?.auth?.bearer
      ?.secret;
    return typeof secret === "string" ? secret : TOKEN_VARIABLE;
  } catch {
    return TOKEN_VARIABLE;
  }
}
