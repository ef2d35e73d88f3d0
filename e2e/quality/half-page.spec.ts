import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { watchShifts } from '../support/pages/watch-shifts.ts';
import { test } from '../support/test.ts';

/** Longer than a browser needs to paint. */
const PAUSE_MS = 700;

/** Serves `html` in two parts, split at `at`, and everything else from the site. */
async function servePieces(html: string, at: number, site: string): Promise<{ url: string; stop(): void }> {
  const server = createServer(({ url = '/' }, response) => {
    if (url !== '/') return void response.writeHead(302, { location: site + url }).end();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(html.slice(0, at));
    setTimeout(() => response.end(html.slice(at)), PAUSE_MS);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}

test('when the start page arrives in parts, a late photo causes no layout shift', async ({
  page,
  site,
  complaints,
}) => {
  // Cross-origin scripts fail here, which does not matter.
  complaints.expect(/.*/);
  await page.setViewportSize({ width: 390, height: 844 });
  const readShifts = await watchShifts(page);
  const html = await (await fetch(site.url)).text();
  let at = html.indexOf('<main');
  for (const photo of [1, 2]) {
    at = html.indexOf('<img', at + 1);
    expect(at, `photo ${photo} is on the page`).toBeGreaterThan(0);
    const server = await servePieces(html, at, site.url);
    await page.goto(server.url, { waitUntil: 'load' });
    expect(await readShifts(), `before photo ${photo}`).toEqual([]);
    server.stop();
  }
});
