/** The bundle's files as one TypeScript module of texts. */

export interface Asset {
  readonly name: "page" | "script" | "style";
  readonly contentType: string;
  readonly text: string;
  /** Quoted, as the header wants it. */
  readonly etag: string;
}

const HEAD = `/**
 * The dashboard: its page, script and style as texts. Made from templates/dashboard/ by \`npm run dashboard\`.
 * The script holds preact and uPlot (both MIT); their licence stands in its first lines.
 */

/** One file of the dashboard. */
export interface DashboardAsset {
  readonly contentType: string;
  /** Changes with the text; quoted, as the header wants it. */
  readonly etag: string;
  readonly text: string;
}
`;

export function printAssets(assets: readonly Asset[]): string {
  return [HEAD, ...assets.map(printAsset)].join("\n");
}

function printAsset({ name, contentType, text, etag }: Asset): string {
  return `export const ${name}: DashboardAsset = {
  contentType: ${JSON.stringify(contentType)},
  etag: '${etag}',
  text: \`${escapeTemplate(text)}\`,
};
`;
}

/** Text as it stands between backticks. */
function escapeTemplate(text: string): string {
  return text.replaceAll("\\", "\\\\").replaceAll("`", "\\`").replaceAll("${", "\\${");
}
