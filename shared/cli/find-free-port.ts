import { createServer } from 'node:net';

/** Below the ephemeral range (from 32768), from which an outgoing connection could take the port before it is used. */
const PORTS = { from: 10_000, count: 22_000 };
/** Each process starts at a different offset. */
let asked = process.pid * 97;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** A free port of this machine, unique across processes. Rejects if there is none. */
export async function findFreePort(): Promise<number> {
  for (let tries = 0; tries < PORTS.count; tries += 1) {
    asked += 1;
    const port = PORTS.from + (asked % PORTS.count);
    if (await isFree(port)) return port;
  }
  throw new Error('no port is free');
}
