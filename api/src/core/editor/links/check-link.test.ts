import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isPublicAddress } from '../../platform/outgoing/public-address.ts';
import { checkLink } from './check-link.ts';

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
const check = (path: string) => checkLink(path.startsWith('/') ? basis + path : path, { timeout: 300, ueberall: true });
const GOOD = { fehler: null, umgezogenNach: null };

it('accepts responses including those behind a password and those from servers without HEAD', async () => {
  for (const path of ['/gut', '/401', '/403', '/429', '/nur-lesen']) expect(await check(path), path).toEqual(GOOD);
  expect(seen).toContain('GET /nur-lesen');
});

it('reports faults in German', async () => {
  const error = async (path: string) => (await check(path)).fehler;
  expect(await error('/404')).toBe('Die Seite gibt es dort nicht mehr.');
  expect(await error('/410')).toBe('Die Seite gibt es dort nicht mehr.');
  expect(await error('/502')).toBe('Der Server meldet einen Fehler (502).');
  expect(await error('/still')).toBe('Der Server antwortet nicht.');
  expect(await error('/ab')).toBe('Der Server ist nicht zu erreichen.');
  expect(await error('/301-to/301-to/301-to/301-to/301-to/301-to/301-to/x')).toBe(
    'Die Adresse leitet im Kreis weiter.',
  );
  expect(await error('/302-to/404')).toBe('Die Seite gibt es dort nicht mehr.');
  expect(await error('keine Adresse')).toBe('Diese Adresse gibt es nicht.');
});

it('distinguishes permanent from temporary redirects', async () => {
  expect(await check('/301-to/308-to/gut')).toEqual({ fehler: null, umgezogenNach: `${basis}/gut` });
  expect(await check('/302-to/gut')).toEqual(GOOD);
  expect(await check('/301-to/302-to/gut')).toEqual({ fehler: null, umgezogenNach: `${basis}/302-to/gut` });
});

it('requests no address in the local network, also after redirects', async () => {
  const before = seen.length;
  for (const url of [
    `${basis}/gut`,
    'http://[::1]/',
    'http://localhost/',
    'http://169.254.169.254/latest',
    'ftp://x.de/',
  ]) {
    expect((await checkLink(url)).fehler, url).toBe('Diese Adresse gibt es nicht.');
  }
  expect(seen.length).toBe(before);
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

it.each([
  ['6to4 of a private address', '2002:a01:203::1'],
  ['NAT64 of the metadata service', '64:ff9b::a9fe:a9fe'],
  ['NAT64 of a provider', '64:ff9b:1::a01:203'],
  ['site-local', 'fec0::1'],
  ['unique local', 'fdab::1'],
  ['link-local', 'fe80::1'],
  ['Teredo', '2001:0:53aa:64c::1'],
  ['multicast', 'ff02::1'],
  ['documentation', '2001:db8::1'],
  ['documentation since 2024', '3fff::1'],
  ['IPv4 mapped, in hexadecimal', '::ffff:7f00:1'],
  ['IPv4 mapped', '::ffff:10.0.0.1'],
  ['IPv4 compatible', '::7f00:1'],
  ['discarded', '100::1'],
  ['documentation of IPv4', '192.0.2.7'],
])('a non-public address: %s', (_was, address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(['2a00:1450:4001:82a::2003', '2620:fe::fe', '::ffff:93.184.215.14', '9.9.9.9'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});
