import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLogReporter } from './report-log.ts';

let tracker: Server;
let dsn: string;
let bodies: string[];
beforeEach(async () => {
  bodies = [];
  tracker = createServer((request, reply) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += String(chunk);
    });
    request.on('end', () => {
      bodies.push(body);
      reply.end('{}');
    });
  });
  await new Promise<void>((resolve) => tracker.listen(0, '127.0.0.1', resolve));
  dsn = `http://k@127.0.0.1:${(tracker.address() as AddressInfo).port}/1`;
});
afterEach(() => {
  tracker.closeAllConnections();
  tracker.close();
});

const eventsOf = () => bodies.map((body) => JSON.parse(body.trimEnd().split('\n').at(-1) ?? ''));
const stack = 'Error: x\n    at send (/srv/api/main.mjs:12:3)';

async function report(...lines: (object | string)[]): Promise<void> {
  const reporter = await createLogReporter(dsn, 'api');
  for (const line of lines) reporter.write(typeof line === 'string' ? line : JSON.stringify(line));
  await reporter.close();
}

it('reports an error with its cause, its location and the part of the software', async () => {
  const cause = { type: 'TypeError', message: 'an a@b.example', stack };
  await report({
    level: 50,
    msg: 'request failed',
    req: { path: '/a' },
    err: { type: 'AppError', message: 'Außen', cause },
  });
  const [event] = eventsOf();
  expect(event).toMatchObject({
    level: 'error',
    tags: { dienst: 'api', vorgang: 'request failed' },
    exception: {
      values: [
        { type: 'TypeError', value: 'an [E-Mail]', stacktrace: { frames: [{ function: 'send', lineno: 12 }] } },
        { type: 'AppError', value: 'Außen' },
      ],
    },
  });
  expect(Object.keys(event)).not.toEqual(expect.arrayContaining(['user']));
  for (const key of ['user', 'server_name', 'contexts', 'extra', 'breadcrumbs', 'request', 'modules']) {
    expect(event).not.toHaveProperty(key);
  }
});

it('reports errors without an exception, and warnings with one', async () => {
  await report(
    { level: 60, msg: 'the database is gone' },
    { level: 40, msg: 'fault', err: { type: 'Error', message: 'x' } },
    { level: 40, msg: 'slow' },
    { level: 30, msg: 'listening' },
    'no line of a log',
    '{"level":"hoch"}',
  );
  expect(eventsOf().map(({ level, tags }) => `${level} ${tags.vorgang}`)).toEqual([
    'fatal the database is gone',
    'warning fault',
  ]);
});

it('reports the same error at most once a minute', async () => {
  const line = { level: 50, msg: 'request failed', err: { type: 'Error', message: 'weg' } };
  await report(line, line, { ...line, err: { type: 'Error', message: 'anders' } });
  expect(eventsOf()).toHaveLength(2);
});

it('does not delay the end of the process if the tracker does not respond', async () => {
  tracker.close();
  await expect(report({ level: 50, msg: 'x' })).resolves.toBeUndefined();
});
