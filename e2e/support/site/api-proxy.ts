import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** Injected instead of the api's response: an HTTP status, a closed connection, or no response. */
type Fault = number | 'cut' | 'hang';

type Edit = (body: unknown) => unknown;

/** A proxy between shell and api for fault injection. */
export interface ApiProxy {
  port: number;
  /** Paths with query of the shell's requests since the last `reset`. */
  seen: string[];
  /** Injects the fault into requests with a matching path and query. */
  fail(path: RegExp, fault: Fault): void;
  /** Replaces the JSON responses of matching requests by the result of `edit`. */
  rewrite(path: RegExp, edit: Edit): void;
  /** Refuses connections, like a stopped api. */
  goDown(): Promise<void>;
  comeUp(): Promise<void>;
  /** Removes all faults. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

function forward(incoming: IncomingMessage, answer: ServerResponse, apiPort: number): void {
  const outgoing = request(
    { host: '127.0.0.1', port: apiPort, path: incoming.url, method: incoming.method, headers: incoming.headers },
    (reply) => {
      // Hop-by-hop headers: the proxy does not keep the api's promise.
      const { connection, 'keep-alive': keepAlive, ...headers } = reply.headers;
      answer.writeHead(reply.statusCode ?? 502, headers);
      // An event stream may stay silent for long: send its headers immediately.
      answer.flushHeaders();
      reply.pipe(answer);
      reply.on('error', () => answer.destroy());
    },
  );
  outgoing.on('error', () => answer.destroy());
  answer.on('close', () => outgoing.destroy());
  incoming.pipe(outgoing);
}

async function forwardEdited(url: string, answer: ServerResponse, apiPort: number, edit: Edit): Promise<void> {
  const reply = await fetch(`http://127.0.0.1:${apiPort}${url}`);
  answer.writeHead(reply.status, { 'content-type': 'application/json' });
  answer.end(JSON.stringify(edit(await reply.json())));
}

export async function startApiProxy(apiPort: number): Promise<ApiProxy> {
  const faults: { path: RegExp; fault: Fault }[] = [];
  const edits: { path: RegExp; edit: Edit }[] = [];
  const seen: string[] = [];
  const sockets = new Set<Socket>();
  let port = 0;
  let server: Server | undefined;

  function handle(incoming: IncomingMessage, answer: ServerResponse): void {
    const url = incoming.url ?? '/';
    seen.push(url);
    const fault = faults.find(({ path }) => path.test(url))?.fault;
    const edit = edits.find(({ path }) => path.test(url))?.edit;
    if (fault === 'hang') return;
    if (fault === 'cut') incoming.socket.destroy();
    else if (fault !== undefined) answer.writeHead(fault, { 'content-type': 'text/plain' }).end('fault');
    else if (edit) forwardEdited(url, answer, apiPort, edit).catch(() => answer.destroy());
    else forward(incoming, answer, apiPort);
  }

  async function comeUp(): Promise<void> {
    if (server) return;
    const next = createServer(handle);
    // Avoids a race: a connection that closes on reuse would be an unintended fault.
    next.keepAliveTimeout = 600_000;
    next.on('connection', (socket) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    });
    await new Promise<void>((resolve, reject) => next.once('error', reject).listen(port, '127.0.0.1', resolve));
    port = (next.address() as AddressInfo).port;
    server = next;
  }

  async function goDown(): Promise<void> {
    const stopped = server && new Promise((resolve) => server?.close(resolve));
    server = undefined;
    for (const socket of sockets) socket.destroy();
    await stopped;
  }

  await comeUp();
  return {
    port,
    seen,
    fail: (path, fault) => void faults.push({ path, fault }),
    rewrite: (path, edit) => void edits.push({ path, edit }),
    goDown,
    comeUp,
    async reset() {
      faults.length = 0;
      edits.length = 0;
      seen.length = 0;
      await comeUp();
    },
    close: goDown,
  };
}
