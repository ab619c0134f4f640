/** `auth`: who may use the REST API and the dashboard. */

import { z } from "zod";
import { checked, flag, good, refused, type OptionText } from "./option.ts";
import { showValue } from "./words.ts";

const SECRET_NAME = "^[A-Za-z_][A-Za-z0-9_]*$";
/** A cookie's name, as RFC 6265 has it. */
const COOKIE_NAME = "^[A-Za-z0-9!#$%&'*+.^_`|~-]+$";
const TEAM_DOMAIN = "^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$";
const AUDIENCE = "^[A-Za-z0-9_-]{1,128}$";

const secret = (use: string) =>
  shaped(SECRET_NAME, "the name of a secret", "write for example `TSUMUGI_TOKEN`", {
    description: `Name of the secret in \`env\`, set with \`wrangler secret put\`: ${use}`,
  });

const bearerSchema = z
  .strictObject({
    secret: secret("whoever sends it may read and act. While it is empty, everything answers 404."),
    cookie: shaped(COOKIE_NAME, "the name of a cookie", "write for example `tsumugi_token`", {
      description:
        "Name of a cookie that may carry the token, too; writes by cookie are taken from pages of the same origin only.",
    }).optional(),
  })
  .meta({ description: "A token of your own: `authorization: Bearer <token>`." });

const accessSchema = z
  .strictObject({
    teamDomain: shaped(
      TEAM_DOMAIN,
      "the domain of a team",
      "write for example `my-team.cloudflareaccess.com`",
      { description: "Your team's domain, `<team>.cloudflareaccess.com`." },
    ),
    aud: shaped(AUDIENCE, "the audience tag of an application", null, {
      description: "Audience tag of the Access application in front of the Worker.",
    }),
  })
  .meta({
    description:
      "Cloudflare Access: its JWT is checked with each request, and whoever it lets in may read and act. Needs the package `jose`.",
  });

const readOnlySchema = z
  .strictObject({
    secret: secret("whoever sends it may read, and not act."),
    hidePayloads: flag({
      default: false,
      description: "Payloads and results are hidden from them.",
    }).optional(),
  })
  .meta({ description: "A second token for those who may only look." });

/** Ways in; several may be combined. */
export const authSchema = z
  .strictObject({
    bearer: bearerSchema.optional(),
    access: accessSchema.optional(),
    readOnly: readOnlySchema.optional(),
  })
  .meta({
    description:
      "Who may use the REST API and the dashboard. Without it everything there answers 404.",
  });

/** Text of a shape that one message can name. */
function shaped(pattern: string, what: string, hint: string | null, option: OptionText) {
  return checked(
    (input) =>
      typeof input === "string" && new RegExp(pattern).test(input)
        ? good(input)
        : refused("TSU216", `expected ${what}, found ${showValue(input)}`, hint),
    { ...option, type: "string", pattern },
  );
}
