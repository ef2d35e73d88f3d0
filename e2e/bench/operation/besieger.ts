/** A load attack from an address of its own: `besieger.ts <kind> <port>`, until it is killed. */
import { connect, type Socket } from 'node:net';

const HERE = '127.0.0.9';
/** Milliseconds between two bytes, which keep a connection from being idle. */
const DRIP_MS = 500;
const [kind = '', port = ''] = process.argv.slice(2);
const head = (first: string, ...more: string[]) => [first, 'Host: 127.0.0.1', ...more, '', ''].join('\r\n');

/** Opens connections and reopens each that is closed. */
function hold(connections: number, begin: (socket: Socket) => NodeJS.Timeout | undefined): void {
  const open = () => {
    const socket = connect({ host: '127.0.0.1', port: Number(port), localAddress: HERE });
    let timer: NodeJS.Timeout | undefined;
    socket.on('connect', () => {
      timer = begin(socket);
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(timer);
      setTimeout(open, 200);
    });
    socket.resume();
  };
  for (let n = 0; n < connections; n += 1) open();
}

const drip = (socket: Socket, bytes: string) => setInterval(() => socket.write(bytes), DRIP_MS);

/** Sends the next request on each connection as soon as the previous one is answered. */
function ask(connections: number, text: () => string): void {
  hold(connections, (socket) => {
    socket.on('data', () => setImmediate(() => socket.write(text())));
    socket.write(text());
    return undefined;
  });
}

const KINDS: Record<string, () => void> = {
  'half-open connections': () => hold(3000, () => undefined),
  'slow headers': () =>
    hold(1000, (socket) => {
      socket.write('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n');
      return drip(socket, 'x-a: b\r\n');
    }),
  'slow bodies': () =>
    hold(500, (socket) => {
      socket.write(head('POST /api/kontakt HTTP/1.1', 'Content-Type: application/json', 'Content-Length: 1000000'));
      return drip(socket, ' ');
    }),
  'oversized headers': () => ask(20, () => head('GET / HTTP/1.1', `Cookie: a=${'x'.repeat(60_000)}`)),
  'a flood of pages': () => ask(200, () => head(`GET /suche/?q=${Math.random()} HTTP/1.1`)),
};
const begin = KINDS[kind];
if (!begin) throw new Error(`There is no ${kind}`);
begin();
