/** Every kind of mistake that a config can hold: its code for ever, a title, and what `explain` says about it. */

interface CodeEntry {
  readonly title: string;
  readonly explanation: string;
}

/** 1xx: the text is not usable YAML. 2xx: an option is not what its description says. 3xx: options contradict each other. 4xx: the project around the config. 5xx: what was generated before. */
export const CODES = {
  TSU101: {
    title: "YAML syntax",
    explanation:
      "The file is not well-formed YAML 1.2, so nothing in it can be relied on. Repair the place that is shown; later mistakes appear once the file can be read.",
  },
  TSU102: {
    title: "Tab as indentation",
    explanation: "YAML indents with spaces only. Replace each leading tab by two spaces.",
  },
  TSU103: {
    title: "Empty config",
    explanation:
      "The file holds nothing but white space and comments. The smallest config has `version`, `name` and one binding.",
  },
  TSU104: {
    title: "Config is not a map",
    explanation: "The top level must be a map of options such as `version`, `name`, `bindings`.",
  },
  TSU105: {
    title: "More than one document",
    explanation: "A config is one YAML document. A line `---` in the middle starts a second one.",
  },
  TSU106: {
    title: "Duplicate key",
    explanation: "The same key stands twice in one map. One of the two would be silently lost.",
  },
  TSU107: {
    title: "Anchor, alias or merge key",
    explanation:
      "`&name`, `*name` and `<<` are refused: YAML 1.2 has no merge keys and parsers differ in what they make of them. Use `defaults:` for what several bindings share.",
  },
  TSU108: {
    title: "Key is not text",
    explanation:
      "Keys must be text. Put quotes around a number, `null`, `true` or `false` that is meant as a name.",
  },
  TSU109: {
    title: "Ambiguous number",
    explanation:
      "A number with a leading zero is octal to some YAML parsers and decimal to others, and a number beyond 2^53 or `.nan` and `.inf` cannot be kept. Write a plain decimal number, or quote it if it is text.",
  },
  TSU110: {
    title: "Tag or directive",
    explanation: "Tags (`!name`) and `%` directives change how YAML is read and are refused.",
  },
  TSU111: {
    title: "Reserved key",
    explanation: "`__proto__` is not a key like any other in JavaScript and is refused everywhere.",
  },
  TSU112: {
    title: "Text that cannot be stored",
    explanation:
      "An escape such as `\\uD800` stands for half of a character and `\\0` ends texts in many places. Neither survives UTF-8 files, queues and databases.",
  },
  TSU201: {
    title: "Unknown key",
    explanation:
      "No option of this name exists at this place. Most often it is a slip of the pen or one level too high or too low; options of the flow control stand under `policy`.",
  },
  TSU202: {
    title: "Not available yet",
    explanation:
      "The option is part of the config's design, but this version of the generator cannot build it.",
  },
  TSU203: {
    title: "Missing key",
    explanation: "An option without a default is missing.",
  },
  TSU204: {
    title: "Wrong type",
    explanation:
      "The value is of another kind than the option takes, for example text for a number.",
  },
  TSU205: {
    title: "Out of range",
    explanation: "The number is smaller or larger than the option allows. Both ends are inclusive.",
  },
  TSU206: {
    title: "Malformed duration",
    explanation:
      "A duration is a whole number of milliseconds (`60000`, `60_000`) or a whole number with one unit: `500ms`, `30s`, `5m`, `12h`, `7d`. There are no fractions, spaces or other units.",
  },
  TSU207: {
    title: "Not an allowed value",
    explanation: "The option takes one of a few fixed values, which the message lists.",
  },
  TSU208: {
    title: "Malformed name",
    explanation:
      "Bindings are named in capitals (`IMAGE_RESIZE`), the config and queue groups in small letters with dashes (`shop-jobs`), as class names, queue names and `env` entries are made from them.",
  },
  TSU209: {
    title: "Malformed module reference",
    explanation:
      "A module is named by its project-relative path with its extension, and optionally an export: `./src/mail.ts` or `./src/mail.ts#sendMail`.",
  },
  TSU210: {
    title: "Malformed output folder",
    explanation:
      "The generated files get a folder of their own inside the project, for example `generated` or `src/generated`.",
  },
  TSU211: {
    title: "Malformed cron expression",
    explanation:
      "A cron trigger has five fields: minute, hour, day of the month, month, day of the week (1 is Sunday), in UTC.",
  },
  TSU212: {
    title: "Malformed key template",
    explanation:
      "A derived key is text with payload fields in braces, for example `customer:{customerId}` or `{order.id}`.",
  },
  TSU213: {
    title: "Malformed JSON Schema",
    explanation:
      "The inline schema uses a keyword that is not checked at run time, or a keyword's value has the wrong shape. What would not be checked is refused.",
  },
  TSU214: {
    title: "Malformed performer target",
    explanation:
      "`service` names a Worker and at most an entrypoint class and an environment of it. `http` has an absolute `https:` or `http:` URL without user name, password and fragment; headers with text of visible ASCII or `{ secret: NAME }`, none of those that are set for each request; and `hmac: { secret: NAME }`.",
  },
  TSU215: {
    title: "Malformed path of a producer",
    explanation:
      "A producer is another Worker: `wrangler` is the path of its wrangler.jsonc, `out` a folder that its client gets for itself. Both are relative to the config, with `/`, and may begin with `../`.",
  },
  TSU216: {
    title: "Malformed auth setting",
    explanation:
      "`auth` names secrets as they are called in `env` (`TSUMUGI_TOKEN`), never the secret itself; `cookie` is a cookie's name, `teamDomain` a domain such as `my-team.cloudflareaccess.com`, `aud` the audience tag that Cloudflare Access shows for the application.",
  },
  TSU217: {
    title: "Malformed name of a dataset",
    explanation:
      "`analytics: { dataset: NAME }` names a dataset of Workers Analytics Engine. Queries name it in `FROM`, so it is made of letters, digits and underscores, does not begin with a digit, and has at most 64 characters.",
  },
  TSU301: {
    title: "Names collide",
    explanation:
      "Two names differ only in case or underscores, so that class names or file names made from them would be the same.",
  },
  TSU302: {
    title: "Reserved name",
    explanation: "A name that is made from this one belongs to a fixed part of the generated code.",
  },
  TSU303: {
    title: "Concurrency below shards",
    explanation:
      "`concurrency` is the whole binding's and is divided among its shards. With fewer than one per shard some shards could never run a job.",
  },
  TSU304: {
    title: "Rate below shards",
    explanation:
      "`rate.tokens` is the whole binding's and is divided among its shards. With fewer than one token per shard some shards could never dispatch a job. Multiply both `tokens` and `intervalMs` for the same rate.",
  },
  TSU305: {
    title: "Per-key concurrency above concurrency",
    explanation: "One key can never have more jobs in flight than the whole binding may.",
  },
  TSU306: {
    title: "Partition key needed",
    explanation:
      "With two or more shards the partition key decides which shard owns a job, so every job must have one: `required`, or derived from the payload.",
  },
  TSU307: {
    title: "Partition key without shards",
    explanation: "With one shard there is nothing to partition, so a partition key has no meaning.",
  },
  TSU308: {
    title: "D1 outlives the shards",
    explanation:
      "D1 would list failed jobs that their shard has already deleted, and that can no longer be retried. `retention.olderThanMs` must not be above the smallest `failedRetentionMs`.",
  },
  TSU309: {
    title: "Timeout above the platform's",
    explanation:
      "A queue consumer is stopped by the platform after 15 minutes, so a job's timeout ends one minute before that.",
  },
  TSU310: {
    title: "Batch wait above the timeout",
    explanation:
      "A job can wait for its batch as long as `maxBatchTimeoutMs`. When that is longer than its `timeoutMs` it may be taken back before it starts.",
  },
  TSU311: {
    title: "Queue name refused by the platform",
    explanation:
      "Queue names are `<name>-<group>`: at most 63 small letters, digits and inner dashes.",
  },
  TSU312: {
    title: "Unknown queue group",
    explanation: "The binding names a queue group that `queues:` does not declare.",
  },
  TSU313: {
    title: "Index field not in the payload",
    explanation:
      "`index` names top-level properties of the payload's inline schema that hold text, numbers or booleans.",
  },
  TSU314: {
    title: "Key field not in the payload",
    explanation:
      "A derived key is read from every payload, so each field that it names must be a required string, number, integer or boolean.",
  },
  TSU315: {
    title: "Backoff begins above its end",
    explanation: "The first delay `baseMs` is above `maxMs`, which caps every delay.",
  },
  TSU316: {
    title: "More than one performer",
    explanation:
      "A binding's work is done in one place: a module (`performer`), another Worker (`service`) or a URL (`http`).",
  },
  TSU317: {
    title: "Cannot differ between environments",
    explanation:
      "All environments run the same generated code. What is a part of it (payloads, performers, keys, shards, queue groups, indexed fields) is the same in each; policy, retries, timeouts, retention and the Worker behind `service` can differ.",
  },
  TSU318: {
    title: "Unknown binding in an environment",
    explanation:
      "An environment says what bindings do otherwise there, so each must be one of `bindings`.",
  },
  TSU319: {
    title: "Retries outlive failed jobs",
    explanation:
      "All waits and all attempts of a job can add up to more than `failedRetentionMs`, the time that a failed job is kept. That time begins with a job's end, so a job that fails at once would be deleted while those that were enqueued with it are still being tried, and the failures of one outage could never be seen and retried together. Keep failed jobs longer, or try less often or for less long. The sum takes each wait at its longest and each attempt at `timeoutMs`; what a call to `enqueue` says otherwise is not in it.",
  },
  TSU320: {
    title: "More classes than an account has",
    explanation:
      "Each binding, also one that drains, is a Durable Object class, and an account has at most 500 of them (100 on the free plan), those of other Workers and of other environments included. Shards are objects and not classes: there can be as many as you like.",
  },
  TSU321: {
    title: "Auth without an API",
    explanation:
      "`auth` says who may use the REST API and the dashboard. Without `api: true` there is nothing to guard.",
  },
  TSU322: {
    title: "Auth without full access",
    explanation:
      "`readOnly` is an addition for those who may only look. Somebody must be able to act: `bearer`, a token of your own, or `access`, Cloudflare Access.",
  },
  TSU323: {
    title: "Dashboard without an API",
    explanation:
      "The dashboard is a page that reads and acts through the REST API, so a config with `dashboard: true` needs `api: true`, too. Both answer 404 until `auth` is set up.",
  },
  TSU324: {
    title: "Bindings in an environment without jobs",
    explanation:
      "`jobs: false` is for an environment of wrangler.jsonc in which no jobs run: it gets no queue and no Durable Objects. What `bindings` says about it would never count.",
  },
  TSU325: {
    title: "Unknown binding in a producer",
    explanation:
      "`bindings` of a producer says which kinds of jobs the other Worker enqueues, so each must be one of the config's `bindings`. Left out, it enqueues all of them.",
  },
  TSU401: {
    title: "Config not found",
    explanation:
      "The config is `tsumugi.config.yaml` in the current folder, unless `--config` names another file. The folder that holds it is the project.",
  },
  TSU402: {
    title: "Output folder in use",
    explanation:
      "The output folder belongs to the generator alone. It holds files that the generator did not write, or lies outside the project behind a symbolic link. Name an empty or new folder with `output:`, or move the files away.",
  },
  TSU403: {
    title: "wrangler.jsonc cannot be edited",
    explanation:
      "The file is not JSON with comments, or a part that holds entries for the generated code has another shape than wrangler takes. Nothing was written.",
  },
  TSU404: {
    title: "wrangler.toml",
    explanation:
      "Entries are kept up to date in `wrangler.jsonc` only. Write the settings of `wrangler.toml` as `wrangler.jsonc` (the keys are the same), delete `wrangler.toml`, and generate again.",
  },
  TSU405: {
    title: "Module cannot be used",
    explanation:
      "A module that the config names is missing, does not export what the config says, or exports what cannot do the work: a performer is a function of the payload and its context, or a WorkerEntrypoint. Its arguments are judged by the text of its own module; types that it imports are for the compiler, which holds it against the payload in performers.ts.",
  },
  TSU406: {
    title: "Ejected file is not generated",
    explanation:
      "`ejected` names TypeScript files of the output folder, relative to it, that the generator would write. Migrations and the manifest cannot be ejected. `tsumugi eject FILE` writes the right line.",
  },
  TSU411: {
    title: "Folder of a producer cannot be used",
    explanation:
      "The folder that `out` of a producer names belongs to the generator alone. It must not be, hold or lie in this project's folder or output folder, another producer's folder, or a folder that another config generates; it must not hold the other Worker's wrangler.jsonc, nor files that were not generated. Name an empty or new folder.",
  },
  TSU412: {
    title: "wrangler.jsonc of a producer cannot be used",
    explanation:
      "`wrangler` of a producer names the wrangler.jsonc of another Worker, which must be there already. It is neither this Worker's own, nor that of a Worker with the same name, nor named twice.",
  },
  TSU413: {
    title: "Name taken in a producer's wrangler.jsonc",
    explanation:
      "The other Worker has a Durable Object binding of the name that one of ours would get, and it leads to another class or another Worker: perhaps it has bindings of a job system of its own. Nothing of it is changed. Rename one of the bindings, or leave it out with `bindings` of the producer. Where the entry once was ours and the manifest was lost, remove it.",
  },
  TSU414: {
    title: "Worker without a name",
    explanation:
      "Another Worker finds the Durable Objects of this one by this Worker's name, so `name` must stand in wrangler.jsonc. In a named environment it is the environment's own `name`, or `<name>-<environment>`.",
  },
  TSU421: {
    title: "Key twice in wrangler.jsonc",
    explanation:
      "An object of wrangler.jsonc that holds entries of ours has a key twice. Wrangler takes the last without a word, so that one of the two does nothing.",
  },
  TSU422: {
    title: "Entry twice in wrangler.jsonc",
    explanation:
      "A binding of ours, the consumer of a queue of ours or the tag of a migration stands twice. Each of them can be there once: a queue has one consumer, also across environments, and wrangler looks for the first migration with a tag.",
  },
  TSU423: {
    title: "Entry of ours that cannot work",
    explanation:
      "A field that was added to one of our entries in wrangler.jsonc keeps it from working: a consumer that pulls, a queue that is its own dead letter queue, a delay that no queue takes, an id that is none, a script name on our own classes, or a misspelt field, which wrangler passes over with a warning. Fields that are ours are put right without a word.",
  },
  TSU424: {
    title: "Two environments, one Worker",
    explanation:
      "A named environment is the Worker `<name>-<environment>`, or what its own `name` says. Where two parts of wrangler.jsonc come to the same name, each deploy of one replaces the other, with its bindings and its Durable Objects, and wrangler does not notice.",
  },
  TSU425: {
    title: "Name taken in wrangler.jsonc",
    explanation:
      "wrangler.jsonc gives a name that we need to something of yours: a binding, a variable, a Durable Object class, a queue or a database. Nothing of yours is changed. Names in `env` that begin with `TSUMUGI_` are ours; classes are called after their binding, `MailShard` for `MAIL`; queues and the database begin with the config's `name`.",
  },
  TSU426: {
    title: "Environment without our entries",
    explanation:
      "Bindings, queues, databases and variables of wrangler.jsonc are not inherited by its named environments, but the code and the cron triggers are. So an environment that lacks our entries has code that fails when it needs them. List the environment in the config, with `{}` to run jobs there or with `jobs: false`.",
  },
  TSU427: {
    title: "Main module lacks what is called",
    explanation:
      "The platform finds Durable Object classes among the exports of the main module, and calls `queue` and `scheduled` of its default export. `main` of wrangler.jsonc is a module of yours, so it has to pass on those of the generated worker.ts. It is read with what it re-exports, and not run; what comes from a package is taken to be right.",
  },
  TSU428: {
    title: "Script for an unknown environment",
    explanation:
      "A script of package.json gives wrangler an environment that wrangler.jsonc does not have. Wrangler only warns, and takes the top of the file: the wrong Worker is deployed.",
  },
  TSU429: {
    title: "Compatibility date too early",
    explanation:
      "The generated code calls Durable Objects by method, which Workers can do from the compatibility date 2024-04-03 on, or with the flag `rpc`. Before that it deploys, and every enqueue fails with a ShardUnavailableError. A later date can change other things in your Worker: Cloudflare's documentation lists them by date.",
  },
  TSU501: {
    title: "Binding gone without a word",
    explanation:
      "A binding that was generated before is no longer in the config. Its Durable Objects may hold jobs, so the config must say what becomes of them: `renamedFrom` on the binding that takes its place, `removed: { NAME: { drain: true } }` to keep its shards until they are empty, or `removed: { NAME: { delete: true } }` to delete them and every job in them.",
  },
  TSU502: {
    title: "No such binding in the ledger",
    explanation:
      "`renamedFrom` and `removed` name bindings that were generated before. The folder `ledger/` of the output knows which those are; it must be committed with everything else.",
  },
  TSU503: {
    title: "Name belongs to another binding's history",
    explanation:
      "Job ids and the names of Durable Objects keep the name that a binding had first, for as long as it lives. So no other binding can take a name that a living one has or had, and a binding cannot be both in `bindings` and in `removed`.",
  },
  TSU504: {
    title: "Ledger damaged",
    explanation:
      "The files in `ledger/` of the output folder say which Durable Objects and columns exist. One of them is missing, cannot be read or holds a merge conflict. Restore it from git. Where two branches changed the same binding, take the file of one of them, the one with the larger `largestShards` (and with the binding's newer name, if one renamed it): what the config says beyond that is made up for by the next `npx tsumugi generate --force`.",
  },
  TSU506: {
    title: "Waiting jobs may not fit the new payload",
    explanation:
      "Old payloads wait in shards: until their time comes, between retries, and as failed jobs that somebody retries by hand. A change that refuses some of them (a new required member, a removed enum value, another type) would make those jobs fail. Make it compatible, or raise `payloadVersion` by one and name an `upgrade`, a function that makes a payload of one version into one of the next. Without an `upgrade` the older payloads reach the performer as they are, and it must take them, too. A change that is merely wider is fine for old jobs; it is mentioned when it is generated, as producers must then not be deployed before performers.",
  },
  TSU507: {
    title: "Payload version out of step",
    explanation:
      "`payloadVersion` is raised by one with each change that waiting jobs do not fit, and never lowered. The ledger knows the version that was generated last.",
  },
  TSU508: {
    title: "Memory of what is deployed is gone",
    explanation:
      "wrangler.jsonc holds Durable Objects that were generated before, but the output folder with its manifest and its `ledger/` is not there. Generated anew, every binding would count as a first one: renamed bindings would lose their jobs, and D1 migrations that were applied would be applied again. The folder is made to be committed as a whole, so restore it from git. Changing `output` is no such case: what the old folder remembers moves along, as long as it is there.",
  },
  TSU505: {
    title: "History of migrations broken",
    explanation:
      "D1 knows the migrations that it has applied by their file names, and applies every other one, whatever its number. So a migration is never edited, renamed, removed or put before another one; the files in `ledger/migrations/` of the output folder remember each. Restore the file from git. Where two branches have each added a migration, `tsumugi migrations rebase` puts the one that is not on the base behind the other.",
  },
} as const satisfies Record<string, CodeEntry>;

/** The stable code of one kind of mistake. */
export type Code = keyof typeof CODES;

/** Title and explanation of a code in any case (`tsu205`), or null when there is no such code. */
export function explainCode(
  code: string,
): { readonly code: Code; readonly title: string; readonly explanation: string } | null {
  const wanted = code.trim().toUpperCase();
  return isCode(wanted) ? { code: wanted, ...CODES[wanted] } : null;
}

function isCode(text: string): text is Code {
  return Object.hasOwn(CODES, text);
}
