import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** What happens to a request instead of an answer of the api: an HTTP status, a cut connection, or silence. */
type Fault = number | 'cut' | 'hang';

type Edit = (body: unknown) => unknown;

/** Stands between shell and api, so that a test can break single calls or all of them. */
export interface ApiProxy {
  port: number;
  /** Paths with query of all requests that came from the shell since the last `reset`. */
  seen: string[];
  /** From now on requests whose path and query match suffer the fault. */
  fail(path: RegExp, fault: Fault): void;
  /** From now on the JSON replies to requests whose path and query match are what `edit` makes of them. */
  rewrite(path: RegExp, edit: Edit): void;
  /** Refuses connections, as a stopped api does. */
  goDown(): Promise<void>;
  comeUp(): Promise<void>;
  /** Everything passes again. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

function forward(incoming: IncomingMessage, answer: ServerResponse, apiPort: number): void {
  const outgoing = request(
    { host: '127.0.0.1', port: apiPort, path: incoming.url, method: incoming.method, headers: incoming.headers },
    (reply) => {
      // How long a connection lives is each hop's own matter: the api's promise would be broken by this proxy.
      const { connection, 'keep-alive': keepAlive, ...headers } = reply.headers;
      answer.writeHead(reply.statusCode ?? 502, headers);
      // An event stream may stay silent for long: the shell must see its headers at once.
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
    // A connection that closes just when the shell uses it again would be a fault no test asked for.
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
