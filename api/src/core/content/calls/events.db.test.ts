import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { loadContent } from '../../../../test/load-content.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createTestContent, type TestContent } from '../../../../test/test-content.ts';

let api: TestApp;
let content: TestContent;
let address: string;
/** The next content version; the next load gets it. */
const readVersion = () => Number(api.stand.version);
beforeAll(async () => {
  api = await createTestApp();
  content = await createTestContent();
  await loadContent(api.database.db, content.ordner);
  await vi.waitFor(() => expect(api.stand.version).toBe('1'));
  address = await api.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await api.close();
  await content.remove();
});

interface Line {
  status: number;
  type: string | null;
  received: string[];
  ended: Promise<string>;
  hangUp(): void;
}

/** Opens the stream and collects its events; `ended` resolves when either side closes it. */
async function lists(): Promise<Line> {
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

it('sends the version at once and every new one', async () => {
  const version = readVersion();
  const line = await lists();
  expect([line.status, line.type]).toEqual([200, 'text/event-stream; charset=utf-8']);
  const first = `data: ${version}\n\n`;
  await vi.waitFor(() => expect(line.received.join('')).toBe(first));
  await content.write('seiten/neu.md', '---\ntitel: Neu\n---\n');
  await loadContent(api.database.db, content.ordner);
  await vi.waitFor(() => expect(line.received.join('')).toBe(`${first}data: ${version + 1}\n\n`), { timeout: 1000 });
  line.hangUp();
});

it.each(['x-forwarded-for', 'x-forwarded-host'])(
  'is reserved for the shell: a visitor (%s) gets a 404',
  async (header) => {
    const reply = await api.app.inject({ url: '/api/cms/ereignisse', headers: { [header]: '203.0.113.7' } });
    expect(reply.statusCode).toBe(404);
    expect(reply.headers['content-type']).toContain('application/problem+json');
  },
);

it('serves the new content as soon as it has announced the version', async () => {
  const version = readVersion();
  const line = await lists();
  const url = `${address}/api/cms/route?url=/`;
  expect(await (await fetch(url)).json()).toMatchObject({ title: 'Willkommen' });
  await content.write('seiten/index.md', '---\ntitel: Grüß Gott\n---\n');
  await loadContent(api.database.db, content.ordner);
  await vi.waitFor(() => expect(line.received.join('')).toContain(`data: ${version + 1}`));
  expect(await (await fetch(url)).json()).toMatchObject({ title: 'Grüß Gott' });
  line.hangUp();
});

it('removes closed connections', async () => {
  const version = readVersion();
  const line = await lists();
  line.hangUp();
  expect(await line.ended).toBe('hung up');
  await content.write('seiten/wieder-neu.md', '---\ntitel: Wieder neu\n---\n');
  await loadContent(api.database.db, content.ordner);
  await vi.waitFor(() => expect(readVersion()).toBe(version + 1));
  expect(api.log.filter((entry) => JSON.parse(entry).level >= 50)).toEqual([]);
});

it('has no HEAD, which would open a stream that is never closed', async () => {
  expect((await fetch(`${address}/api/cms/ereignisse`, { method: 'HEAD' })).status).toBe(405);
});

// Runs last because it closes the server.
it('does not keep the server from closing', async () => {
  const lines = await Promise.all([lists(), lists(), lists()]);
  await api.app.close();
  expect(await Promise.all(lines.map(({ ended }) => ended))).toEqual(Array(3).fill('closed by the server'));
});
