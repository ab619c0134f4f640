/** The operator's commands for docs/commands.md, from the table that the command line itself reads. */

import { exampleLines, usageOf } from "../command-line/help.ts";
import { OPERATOR_COMMANDS, OPERATOR_OPTIONS } from "../operator/commands.ts";
import type { OperatorCommand } from "../operator/commands.ts";
import { OPERATOR_EXITS } from "../operator/failures.ts";
import { operatorOptionUsage } from "../operator/help.ts";
import { code, codeBlock, table } from "./markdown.ts";

const INTRODUCTION = `## On a deployed Worker

These commands speak to a Worker whose config has \`api\` and \`auth\`, through its REST API; they are the only ones that use the
network. The address is \`--url\`, else the variable \`TSUMUGI_URL\`, else that of \`wrangler dev\`. The token is the secret that
\`auth.bearer.secret\` names (\`TSUMUGI_TOKEN\` where no config says otherwise), in the environment or in \`.dev.vars\`; it is never
an argument, as those can be seen by everybody on a machine. With \`--json\` they print the API's JSON. A call that is safe to
repeat is tried four times.`;

export function printOperatorCommands(): string {
  const commands = Object.entries<OperatorCommand>(OPERATOR_COMMANDS);
  const exits = Object.values(OPERATOR_EXITS).map((exit) => [String(exit.code), exit.meaning]);
  return [
    INTRODUCTION,
    ...commands.flatMap(([name, entry]) => [
      `### ${code(`tsumugi ${usageOf(name, entry)}`)}`,
      entry.summary,
      ...entry.details,
      table(
        ["option", ""],
        entry.options.map((option) => [
          code(operatorOptionUsage(option)),
          OPERATOR_OPTIONS[option].summary,
        ]),
      ),
      codeBlock(exampleLines(entry)),
    ]),
    "### Exit codes of these commands",
    table(["code", "meaning"], exits),
  ].join("\n\n");
}
