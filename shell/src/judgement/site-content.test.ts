// @vitest-environment node
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { gemeinde } from '../page/chrome/examples.ts';
import { readSiteContent } from './site-content.ts';

/** An api with one page; `fail` decides whether it is too busy for a request. */
async function startApi(fail: (path: string, times: number) => boolean) {
  const asked = new Map<string, number>();
  const server = createServer(({ url = '' }, reply) => {
    const times = (asked.get(url) ?? 0) + 1;
    asked.set(url, times);
    const page = { title: 'x', blocks: [{ template: 'text' }] };
    const body = url.endsWith('/gemeinde')
      ? gemeinde
      : url.endsWith('/verzeichnis')
        ? { data: [{ pfad: '/a/', geaendert: null }] }
        : page;
    reply.statusCode = fail(url, times) ? 503 : 200;
    reply.end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => void server.close());
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

it('retries a busy api before judging without it', async () => {
  const { asked, url } = await startApi((_path, times) => times < 3);
  const content = await readSiteContent(url);
  expect(await content.findPages(['text'])).toEqual(['/a/']);
  expect([...asked.values()]).toEqual([3, 3, 3]);
});

it('gives up an api that stays away', async () => {
  const { url } = await startApi((path) => path.includes('route'));
  const content = await readSiteContent(url);
  await expect(content.findPages(['text'])).rejects.toThrow('answered 503');
  await expect(readSiteContent('http://127.0.0.1:1')).rejects.toThrow();
}, 30_000);
