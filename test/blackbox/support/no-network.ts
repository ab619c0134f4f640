/** Loaded with `--import`: whatever looks for the network ends the process with 99. */

import dgram from "node:dgram";
import dns from "node:dns";
import { syncBuiltinESMExports } from "node:module";
import net from "node:net";

function cut(name: string): () => never {
  return () => {
    process.stderr.write(`the network was used: ${name}\n${new Error("from").stack}\n`);
    process.exit(99);
  };
}

// Everything above (http, tls, fetch) goes through one of these.
net.Socket.prototype.connect = cut("net connect");
dgram.Socket.prototype.send = cut("dgram send");
dns.lookup = cut("dns lookup") as unknown as typeof dns.lookup;
dns.promises.lookup = cut("dns lookup");
dns.resolve = cut("dns resolve") as unknown as typeof dns.resolve;
dns.promises.resolve = cut("dns resolve");

// Named imports see it, too.
syncBuiltinESMExports();
