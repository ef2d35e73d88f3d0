import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { loadInhalt } from '../../../../test/load-inhalt.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createTestInhalt, type TestInhalt } from '../../../../test/test-inhalt.ts';

let api: TestApp;
let inhalt: TestInhalt;
let address: string;
/** Content that is loaded gets the number after this one. */
const readVersion = () => Number(api.stand.version);
beforeAll(async () => {
  api = await createTestApp();
  inhalt = await createTestInhalt();
  await loadInhalt(api.database.db, inhalt.ordner);
  await vi.waitFor(() => expect(api.stand.version).toBe('1'));
  address = await api.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await api.close();
  await inhalt.remove();
});

interface Line {
  status: number;
  type: string | null;
  received: string[];
  ended: Promise<string>;
  hangUp(): void;
}

/** Opens the stream and collects what comes; `ended` resolves when either side hangs up. */
async function listen(): Promise<Line> {
  const controller = new AbortController();
  const reply = await fetch(`${address}/api/cms/ereignisse`, { signal: controller.signal });
  const received: string[] = [];
  const collect = async () => {
    for await (const chunk of reply.body ?? []) received.push(new TextDecoder().decode(chunk));
    return 'closed by the server';
  };
  const type = reply.headers.get('content-type');
  return {
    status: reply.status,
    type,
    received,
    ended: collect().catch(() => 'hung up'),
    hangUp: () => controller.abort(),
  };
}

it('tells the version at once and every new one', async () => {
  const version = readVersion();
  const line = await listen();
  expect([line.status, line.type]).toEqual([200, 'text/event-stream; charset=utf-8']);
  const first = `data: ${version}\n\n`;
  await vi.waitFor(() => expect(line.received.join('')).toBe(first));
  await inhalt.write('seiten/neu.md', '---\ntitel: Neu\n---\n');
  await loadInhalt(api.database.db, inhalt.ordner);
  await vi.waitFor(() => expect(line.received.join('')).toBe(`${first}data: ${version + 1}\n\n`), { timeout: 1000 });
  line.hangUp();
});

it.each(['x-forwarded-for', 'x-forwarded-host'])(
  'is for the shell alone: a visitor (%s) gets a 404',
  async (header) => {
    const reply = await api.app.inject({ url: '/api/cms/ereignisse', headers: { [header]: '203.0.113.7' } });
    expect(reply.statusCode).toBe(404);
    expect(reply.headers['content-type']).toContain('application/problem+json');
  },
);

it('serves the new content as soon as it has told of it', async () => {
  const version = readVersion();
  const line = await listen();
  const url = `${address}/api/cms/route?url=/`;
  expect(await (await fetch(url)).json()).toMatchObject({ title: 'Willkommen' });
  await inhalt.write('seiten/index.md', '---\ntitel: Grüß Gott\n---\n');
  await loadInhalt(api.database.db, inhalt.ordner);
  await vi.waitFor(() => expect(line.received.join('')).toContain(`data: ${version + 1}`));
  expect(await (await fetch(url)).json()).toMatchObject({ title: 'Grüß Gott' });
  line.hangUp();
});

it('forgets who hung up', async () => {
  const version = readVersion();
  const line = await listen();
  line.hangUp();
  expect(await line.ended).toBe('hung up');
  await inhalt.write('seiten/wieder-neu.md', '---\ntitel: Wieder neu\n---\n');
  await loadInhalt(api.database.db, inhalt.ordner);
  await vi.waitFor(() => expect(readVersion()).toBe(version + 1));
  expect(api.log.filter((entry) => JSON.parse(entry).level >= 50)).toEqual([]);
});

it('has no HEAD, which would open a stream nobody closes', async () => {
  expect((await fetch(`${address}/api/cms/ereignisse`, { method: 'HEAD' })).status).toBe(405);
});

// Last, because the server is gone after it.
it('does not keep the server from closing', async () => {
  const lines = await Promise.all([listen(), listen(), listen()]);
  await api.app.close();
  expect(await Promise.all(lines.map(({ ended }) => ended))).toEqual(Array(3).fill('closed by the server'));
});
