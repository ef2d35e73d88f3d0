import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { fetchPdfText } from './fetch-pdf-text.ts';
import { followPages } from './import-corporation.ts';
import { readObject } from './oparl-objects.ts';
import { ask, requestPage } from './oparl-source.ts';
import { splitObjects } from './split-objects.ts';

/** A hostile council system, and a service of the own network that must never be asked. */
let home = '';
let internal = '';
let askedInternally: string[] = [];
let closed = 0;
let sent = 0;

const json = (reply: ServerResponse, thing: object) =>
  reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(thing));

function answer({ url = '/' }: IncomingMessage, reply: ServerResponse): void {
  const { pathname, searchParams } = new URL(url, home);
  const page = Number(searchParams.get('page') ?? 1);
  const next = `${home}${pathname}?page=${page + 1}`;
  reply.on('close', () => {
    closed += 1;
  });
  if (pathname === '/endless') json(reply, { data: [{ id: `${home}/paper/${page}` }], links: { next } });
  else if (pathname === '/repeating') json(reply, { data: [{ id: `${home}/paper/1` }], links: { next } });
  else if (pathname === '/empty') json(reply, { data: [], links: { next } });
  else if (pathname === '/loop') json(reply, { data: [{ id: '1' }], links: { next: `${home}/loop` } });
  else if (pathname === '/next') json(reply, { data: [], links: { next: searchParams.get('to') } });
  else if (pathname === '/redirect') reply.writeHead(302, { location: searchParams.get('to') ?? '' }).end();
  else if (pathname === '/circle') reply.writeHead(302, { location: '/circle' }).end();
  else if (pathname === '/slow') {
    reply.writeHead(200, { 'content-type': 'application/json' });
    const dripping = setInterval(() => reply.write(' '), 20);
    reply.on('close', () => clearInterval(dripping));
  } else if (pathname === '/huge') {
    reply.writeHead(200, { 'content-type': 'application/json' });
    const part = Buffer.alloc(1_000_000, ' ');
    const write = () => {
      while (!reply.closed && reply.write(part)) sent += part.length;
    };
    reply.on('drain', write);
    write();
  } else if (pathname === '/html') reply.end('<!doctype html><p>Wartung</p>');
  else if (pathname === '/array') json(reply, []);
  else if (pathname === '/types') json(reply, { data: 'alles', links: { next: 7 } });
  else if (pathname === '/cut')
    reply.writeHead(200, { 'content-length': '100' }).write('{"data"', () => reply.destroy());
  else reply.destroy();
}

const servers = [
  createServer(answer),
  createServer(({ url = '' }, reply) => {
    askedInternally.push(url);
    reply.end('{}');
  }),
];
beforeAll(async () => {
  for (const server of servers) await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  [home = '', internal = ''] = servers.map((server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});
beforeEach(() => {
  [askedInternally, closed, sent] = [[], 0, 0];
});

const source = () => ({ herkunft: home, pausen: [] });
/** The German message, with the reason of the last attempt. */
const refusal = async (work: Promise<unknown>) => {
  const error: unknown = await work.then(
    () => new Error('accepted'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} ${error.cause.message}` : error.message;
};
async function readList(path: string, most?: number): Promise<number> {
  let pages = 0;
  for await (const _page of followPages(home + path, source(), most)) pages += 1;
  return pages;
}

it('ends with an error at a list that never ends', async () => {
  expect(await refusal(readList('/endless', 50))).toContain('/endless does not end.');
  for (const path of ['/repeating', '/empty']) expect(await refusal(readList(path)), path).toContain('does not end');
  expect(await readList('/loop')).toBe(1);
});

it.each([
  ['loopback', () => `${internal}/secret`],
  ['loopback by name', () => internal.replace('127.0.0.1', 'localhost')],
  ['loopback as number', () => internal.replace('127.0.0.1', '2130706433')],
  ['IPv6 loopback', () => internal.replace('127.0.0.1', '[::1]')],
  ['mapped loopback', () => internal.replace('127.0.0.1', '[::ffff:127.0.0.1]')],
  ['the metadata service', () => 'http://169.254.169.254/latest/meta-data/'],
  ['a private network', () => 'http://10.0.0.1/'],
  ['a file', () => 'file:///etc/passwd'],
  ['inline data', () => 'data:application/json,{}'],
])('requests nothing from %s, as link, redirect, next page or file', async (_where, build) => {
  const target = build();
  const to = encodeURIComponent(target);
  expect(await refusal(ask(target, source()))).not.toContain('accepted');
  expect(await refusal(ask(`${home}/redirect?to=${to}`, source()))).not.toContain('accepted');
  expect(await refusal(fetchPdfText(target, home))).not.toContain('accepted');
  expect(await refusal(fetchPdfText(`${home}/redirect?to=${to}`, home))).not.toContain('accepted');
  await readList(`/next?to=${to}`).catch(() => {});
  expect(askedInternally).toEqual([]);
});

it('names the internal network as the reason', async () => {
  expect(await refusal(ask(`${internal}/secret`, source()))).toMatch(/gave no readable answer.*in ein internes Netz/);
});

it('stops reading at 32 MB and closes the connection', async () => {
  expect(await refusal(ask(`${home}/huge`, source()))).toContain('ist größer als 32 Megabyte');
  await expect.poll(() => closed).toBeGreaterThan(0);
  expect(sent).toBeLessThan(60_000_000);
  expect(await refusal(fetchPdfText(`${home}/huge`, home))).toContain('ist größer als 30 Megabyte');
});

it('stops at a body that arrives byte by byte', async () => {
  const begin = performance.now();
  expect(await refusal(ask(`${home}/slow`, source(), 300))).toContain('gave no readable answer');
  expect(performance.now() - begin).toBeLessThan(3_000);
  await expect.poll(() => closed).toBeGreaterThan(0);
});

it.each(['/html', '/array', '/types', '/cut', '/circle', '/gone'])('refuses %s in German', async (path) => {
  expect(await refusal(requestPage(home + path, source()))).toMatch(/gave no readable answer|is no list of OParl/);
});

it('ignores objects that are embedded endlessly, and shortens texts', () => {
  const type = 'https://schema.oparl.org/1.1/Location';
  let location: object = { type, id: `${home}/location/0` };
  for (let depth = 1; depth < 20_000; depth += 1) location = { type, id: `${home}/location/${depth}`, location };
  expect(splitObjects([location]).objekte.location.size).toBeLessThan(10);

  const begin = process.cpuUsage();
  for (const name of ['<a', ' ', '&', '<a ', '\u00ad'].map((text) => text.repeat(5_000_000))) {
    const paper = readObject('paper', { type, id: `${home}/paper/1`, name });
    expect((paper?.name ?? '').length).toBeLessThanOrEqual(400_000);
  }
  expect(process.cpuUsage(begin).user).toBeLessThan(3_000_000);
});
