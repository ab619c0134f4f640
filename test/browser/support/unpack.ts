/** Unpacks the browser once, before several test files would do so at the same time. */

import { chromiumPath } from "./chromium.ts";

export default async function unpack(): Promise<void> {
  await chromiumPath();
}
