import { createServer } from 'node:net';

/** Below those that systems give to connections on their way out (from 32768 on), which may take one between look and use. */
const PORTS = { from: 10_000, count: 22_000 };
/** Processes begin at places of their own. */
let asked = process.pid * 97;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** A port of this machine that nobody listens on; no process gets one twice. Rejects where none is free. */
export async function findFreePort(): Promise<number> {
  for (let tries = 0; tries < PORTS.count; tries += 1) {
    asked += 1;
    const port = PORTS.from + (asked % PORTS.count);
    if (await isFree(port)) return port;
  }
  throw new Error('no port is free');
}
