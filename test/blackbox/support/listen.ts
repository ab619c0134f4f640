/** A server of the test's own, for as long as the test runs. */

import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Listens on a free port until the stack goes; gives the URL. */
export async function listen(server: Server, stack: AsyncDisposableStack): Promise<string> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  stack.defer(async () => {
    server.close();
    server.closeAllConnections();
    await once(server, "close");
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
