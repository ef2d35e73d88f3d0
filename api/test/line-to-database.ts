import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A connection to the database that can fail like a network: no data arrives, and no end of the connection either. */
export async function startLine(target: URL): Promise<{ address: string; cut(): void; mend(): void }> {
  let isCut = false;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    sockets.add(near);
    near.on('error', () => {});
    if (isCut) return;
    const far = connect(Number(target.port), target.hostname).on('error', () => {});
    sockets.add(far);
    near.on('data', (bytes) => isCut || far.write(bytes));
    far.on('data', (bytes) => isCut || near.write(bytes));
    near.on('close', () => far.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = new URL(target);
  address.port = String((server.address() as { port: number }).port);
  return {
    address: address.href,
    cut() {
      isCut = true;
    },
    /** For new connections. */
    mend() {
      isCut = false;
    },
  };
}
