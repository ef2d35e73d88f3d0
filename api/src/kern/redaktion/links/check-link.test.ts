import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkLink } from './check-link.ts';
import { isPublicAddress } from './public-address.ts';

const seen: string[] = [];
function answer({ url = '', method = '' }: IncomingMessage, reply: ServerResponse) {
  seen.push(`${method} ${url}`);
  const redirect = /^\/(\d{3})-to(\/.*)$/.exec(url);
  if (redirect) return reply.writeHead(Number(redirect[1]), { location: redirect[2] }).end();
  if (url === '/nur-lesen') return reply.writeHead(method === 'HEAD' ? 405 : 200).end('da');
  if (url === '/still') return;
  if (url === '/ab') return reply.destroy();
  reply.writeHead(Number(/\d{3}/.exec(url)?.[0] ?? 200)).end();
}

const server = createServer(answer);
let basis = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  basis = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const check = (pfad: string) => checkLink(pfad.startsWith('/') ? basis + pfad : pfad, { timeout: 300, ueberall: true });
const GUT = { fehler: null, umgezogenNach: null };

it('takes what answers for good, also behind a password, and for servers that know no HEAD', async () => {
  for (const pfad of ['/gut', '/401', '/403', '/429', '/nur-lesen']) expect(await check(pfad), pfad).toEqual(GUT);
  expect(seen).toContain('GET /nur-lesen');
});

it('says in German what is wrong', async () => {
  const fehler = async (pfad: string) => (await check(pfad)).fehler;
  expect(await fehler('/404')).toBe('Die Seite gibt es dort nicht mehr.');
  expect(await fehler('/410')).toBe('Die Seite gibt es dort nicht mehr.');
  expect(await fehler('/502')).toBe('Der Server meldet einen Fehler (502).');
  expect(await fehler('/still')).toBe('Der Server antwortet nicht.');
  expect(await fehler('/ab')).toBe('Der Server ist nicht zu erreichen.');
  expect(await fehler('/301-to/301-to/301-to/301-to/301-to/301-to/301-to/x')).toBe(
    'Die Adresse leitet im Kreis weiter.',
  );
  expect(await fehler('/302-to/404')).toBe('Die Seite gibt es dort nicht mehr.');
  expect(await fehler('keine Adresse')).toBe('Diese Adresse gibt es nicht.');
});

it('knows what has moved for good from what leads on for a while', async () => {
  expect(await check('/301-to/308-to/gut')).toEqual({ fehler: null, umgezogenNach: `${basis}/gut` });
  expect(await check('/302-to/gut')).toEqual(GUT);
  expect(await check('/301-to/302-to/gut')).toEqual({ fehler: null, umgezogenNach: `${basis}/302-to/gut` });
});

it('asks nobody in the own network, wherever the way leads', async () => {
  const vorher = seen.length;
  for (const url of [
    `${basis}/gut`,
    'http://[::1]/',
    'http://localhost/',
    'http://169.254.169.254/latest',
    'ftp://x.de/',
  ]) {
    expect((await checkLink(url)).fehler, url).toBe('Diese Adresse gibt es nicht.');
  }
  expect(seen.length).toBe(vorher);
  expect(
    [
      '10.1.2.3',
      '172.20.0.1',
      '192.168.178.1',
      '100.64.0.1',
      '::1',
      '::ffff:127.0.0.1',
      'fe80::1',
      'fd00::1',
      'x',
    ].some(isPublicAddress),
  ).toBe(false);
  expect(['93.184.215.14', '2606:2800:21f::1', '172.32.0.1'].every(isPublicAddress)).toBe(true);
});
