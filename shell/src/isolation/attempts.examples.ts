/** Tries, as a release might, what `removeReach` removes; reports on its pipe what was not refused. */
import dgram from 'node:dgram';
import dns from 'node:dns';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import tracing from 'node:trace_events';
import v8 from 'node:v8';
import { removeReach } from './remove-reach.ts';

const [, , socketPath = '', reach = 'removed'] = process.argv;
const channel = new net.Socket({ fd: 3, readable: true, writable: true });
if (reach === 'removed') removeReach(channel);

let isRefused = false;
const note = (error: Error | null): void => {
  isRefused ||= /not allowed|EPERM/.test(error?.message ?? '');
};
process.on('uncaughtException', note);

/** As the system's part of one pipe leads to another. */
const bindPipe = () => {
  const { constructor: Pipe } = Reflect.get(channel, '_handle') as {
    constructor: new (kind: number) => { bind: (path: string) => number };
  };
  if (new Pipe(0).bind(`${socketPath}.pipe`) < 0) throw new Error('EPERM');
};

/** Node.js 20 has none. */
const openSqlite = () => {
  const sqlite = process.getBuiltinModule('node:sqlite') as { DatabaseSync: new (file: string) => unknown } | undefined;
  if (!sqlite) throw new Error('EPERM');
  new sqlite.DatabaseSync(`${socketPath}.db`);
};

const attempts: Record<string, () => unknown> = {
  'a Unix socket': () => net.connect(socketPath).on('error', note),
  'a connection': () => net.connect(9, '127.0.0.1').on('error', note),
  'a request': () => http.get({ socketPath }).on('error', note),
  'a server on a path': () => net.createServer().on('error', note).listen(`${socketPath}.own`),
  'a server': () => net.createServer().on('error', note).listen(0),
  'a pipe': bindPipe,
  'a datagram': () => dgram.createSocket('udp4').on('error', note).send('x', 9, '127.0.0.1'),
  'a lookup': () => dns.lookup('localhost', note),
  'a promised lookup': () => dns.promises.lookup('localhost'),
  'a resolver': () => new dns.Resolver().resolve('localhost', note),
  'a signal': () => process.kill(process.ppid, 0),
  'a flag of V8': () => v8.setFlagsFromString('--trace-opt'),
  'a heap snapshot': () => v8.setHeapSnapshotNearHeapLimit(1),
  'a trace': () => tracing.createTracing({ categories: ['v8'] }),
  'a priority': () => os.setPriority(process.ppid, 1),
  'a database': openSqlite,
};

const worked: string[] = [];
for (const [what, work] of Object.entries(attempts)) {
  isRefused = false;
  try {
    await work();
  } catch (error) {
    note(error as Error);
  }
  await wait(20);
  if (!isRefused) worked.push(what);
}
channel.end(JSON.stringify(worked), () => process.exit(0));
