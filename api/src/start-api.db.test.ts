import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:http';
import { connect, createServer, type Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '@gm/shared/cli/find-free-port';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { createTestContent, type TestContent } from '../test/test-content.ts';
import { openTestDatabase, type TestDatabase } from '../test/test-database.ts';
import type { Config } from './core/platform/config/config.ts';
import { readConfig } from './core/platform/config/read-config.ts';
import { createLogger } from './core/platform/observability/logger.ts';
import { type RunningApi, startApi } from './start-api.ts';

let database: TestDatabase;
let content: TestContent;
let api: RunningApi | undefined;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.close();
});
beforeEach(async () => {
  content = await createTestContent();
});
afterEach(async () => {
  await api?.stop();
  api = undefined;
  await content.remove();
});
afterAll(() => database.remove());

/** Another database: empty, or left by an earlier version. */
async function renew(fill?: (database: TestDatabase) => Promise<void>): Promise<void> {
  await database.remove();
  database = await openTestDatabase();
  await fill?.(database);
  await database.close();
}

const log: string[] = [];
const logger = createLogger('info', { write: (line) => void log.push(line) });

async function start(settings: Partial<Config> = {}): Promise<RunningApi> {
  const config = {
    ...readConfig({}),
    ...database.options,
    API_PORT: 0,
    CONTENT_DIR: content.ordner,
    DEMO: true,
    SHUTDOWN_DELAY: 0,
  };
  api = await startApi({ ...config, ...settings }, logger);
  return api;
}
const get = async (path: string) => (await fetch(`${api?.address}${path}`)).json();

const readTitle = async () => (await get('/api/cms/route?url=/')).title;

it('fills an empty database from the folder, and never again', async () => {
  const { stop } = await start();
  expect(await get('/readyz')).toEqual({ status: 'bereit' });
  expect(await readTitle()).toBe('Willkommen');
  await stop();
  await content.write('seiten/index.md', '---\ntitel: Hallo\n---\n');
  await start();
  expect(await readTitle()).toBe('Willkommen');
});

it('starts without demo content, but knows its municipality', async () => {
  await renew();
  await start({ DEMO: false });
  expect(await get('/api/cms/gemeinde')).toMatchObject({ name: 'Musterhardt' });
  expect((await fetch(`${api?.address}/api/cms/route?url=/`)).status).toBe(404);
});

it('leaves nothing open when it cannot start', async () => {
  await renew();
  await content.write('gemeinde.yaml', 'name: 7');
  await expect(start()).rejects.toMatchObject({ code: 'inhalt_fehlerhaft' });
  await content.write('gemeinde.yaml', null);
  const second = await createTestContent();
  await start({ CONTENT_DIR: second.ordner });
  expect(await get('/healthz')).toEqual({ status: 'ok' });
  await second.remove();
});

describe.runIf(inject('vorlage').art === 'postgres')('a database that is not there at start', () => {
  let line: Server | undefined;
  afterEach(() => line?.close());

  it('is waited for, said in one line, and served when it comes', async () => {
    const there = new URL(database.options.DATABASE_URL ?? '');
    const port = await findFreePort();
    const away = new URL(there);
    away.host = `127.0.0.1:${port}`;
    log.length = 0;
    const starting = start({ DATABASE_URL: away.href });
    const listWaiting = () => log.filter((entry) => entry.includes('waiting for the database'));
    await vi.waitFor(() => expect(listWaiting()).toHaveLength(1), 5_000);
    await wait(1_200);
    line = createServer((socket) => {
      const onward = connect(Number(there.port), there.hostname);
      for (const end of [socket, onward]) end.on('error', () => {});
      socket.pipe(onward).pipe(socket);
    }).listen(port, '127.0.0.1');
    await starting;
    expect(await get('/readyz')).toEqual({ status: 'bereit' });
    expect(listWaiting()).toHaveLength(1);
    await api?.stop();
    api = undefined;
  });

  it('is not waited for when waiting cannot help', async () => {
    const unknown = new URL(database.options.DATABASE_URL ?? '');
    unknown.pathname = '/gibt_es_nicht';
    await expect(start({ DATABASE_URL: unknown.href })).rejects.toMatchObject({ code: '3D000' });
  });
});

/** Continuous requests over keep-alive connections until `/readyz` reports not ready, as from a load balancer. */
async function keepAsking(
  address: string,
  agent: Agent,
  balancer: { ready: boolean },
  counts: { answered: number; dropped: number },
): Promise<void> {
  while (balancer.ready) {
    const isAnswered = await new Promise<boolean>((resolve) => {
      const outgoing = request(`${address}/api/cms/aktuelles?pro_seite=${1 + (counts.answered % 500)}`, { agent });
      outgoing.on('error', () => resolve(false));
      outgoing.on('response', (reply: IncomingMessage) => {
        text(reply).then(
          () => resolve(reply.statusCode === 200),
          () => resolve(false),
        );
      });
      outgoing.end();
    });
    counts[isAnswered ? 'answered' : 'dropped'] += 1;
  }
}

it('drops no request while it ends, after saying that it is not ready', async () => {
  // Far more than a busy machine needs for the two requests below.
  const { address, stop } = await start({ SHUTDOWN_DELAY: 2_000 });
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  const balancer = { ready: true };
  const counts = { answered: 0, dropped: 0 };
  const clients = Array.from({ length: 20 }, () => keepAsking(address, agent, balancer, counts));
  while (counts.answered < 100) await wait(20);
  const stopped = stop();
  api = undefined;
  while (balancer.ready) {
    await wait(20);
    balancer.ready = (await fetch(`${address}/readyz`)).ok;
  }
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  await Promise.all(clients);
  await stopped;
  agent.destroy();
  expect(counts.dropped).toBe(0);
  await expect(fetch(`${address}/healthz`)).rejects.toThrow();
});
