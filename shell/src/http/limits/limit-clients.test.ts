import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Gateway, registerGateway } from '../../server/gateway.ts';
import { ApiState } from '../api/api-state.ts';
import { limitClients } from './limit-clients.ts';

/** Answers when the body has arrived, and `/api/haengt` never; knows its open requests. */
const inHand = new Set<ServerResponse>();
const api = createServer((incoming, answer) => {
  inHand.add(answer);
  answer.once('close', () => inHand.delete(answer));
  if (incoming.url === '/api/haengt') return;
  incoming.resume().once('end', () => answer.end('ok'));
});
let shell: FastifyInstance;
let gateway: Gateway;
let port = 0;
const open: { destroy(): void }[] = [];

async function start(limits: { requests?: number; bodies?: number; connections?: number }, trustProxy = 'loopback') {
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  shell = Fastify({ trustProxy });
  limitClients(shell, trustProxy, { requests: 3, bodies: 2, connections: 5, ...limits });
  gateway = registerGateway(shell, `http://127.0.0.1:${(api.address() as AddressInfo).port}`, new ApiState(shell.log));
  shell.get('/readyz', async () => ((await gateway.isReady()) ? 'ok' : 'nein'));
  shell.get('/seite/', async () => 'Seite');
  await shell.listen({ port: 0, host: '127.0.0.1' });
  port = (shell.server.address() as AddressInfo).port;
}
beforeEach(() => inHand.clear());
afterEach(async () => {
  for (const connection of open.splice(0)) connection.destroy();
  await shell.close();
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
});

/** Status of the response; an announced body that is not sent simulates an endless upload. */
function ask(path: string, client: string, announced = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'x-forwarded-for': client, ...(announced ? { 'content-length': announced } : {}) };
    const outgoing = request({ port, path, method: announced ? 'POST' : 'GET', agent: false, headers });
    open.push(outgoing);
    outgoing.once('response', (reply: IncomingMessage) => resolve(reply.resume().statusCode ?? 0));
    outgoing.once('error', reject);
    if (announced) outgoing.write('x');
    else outgoing.end();
  });
}
const flood = (count: number, ...what: Parameters<typeof ask>) =>
  Array.from({ length: count }, () => ask(...what).catch(() => 0));

describe('a client that sends endless bodies', () => {
  it('uses up its share of the api; others, its own pages and the readiness check are answered', async () => {
    await start({});
    const flooded = flood(200, '/api/bild', '203.0.113.7', 5);
    const refused = await Promise.race(flooded);
    expect(refused).toBe(429);
    for (const path of ['/api/a', '/seite/', '/readyz']) {
      expect([await ask(path, '198.51.100.1'), await ask(path, '203.0.113.7')]).toEqual([200, 200]);
    }
    await expect.poll(() => inHand.size).toBe(2);
  });
});

describe('a refusal', () => {
  const fill = async () => {
    await start({ requests: 1 });
    expect(await Promise.race(flood(200, '/api/haengt', '203.0.113.7'))).toBe(429);
  };
  const read = (path: string, accept: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept, 'x-forwarded-for': '203.0.113.7' } });

  it('is a German page without subresources for visitors', async () => {
    await fill();
    const reply = await read('/seite/', 'text/html,application/xhtml+xml,*/*;q=0.8');
    const html = await reply.text();
    expect([reply.status, reply.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8']);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(html).toContain('<h2>429 - Zu viele Anfragen</h2>');
    expect(html).not.toMatch(/<(script|link|img)|url\(/);
    const style = /<style>(.*)<\/style>/s.exec(html)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(reply.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`);
  });

  it('is a problem document for programs', async () => {
    await fill();
    for (const accept of ['application/json', '*/*']) {
      const reply = await read('/seite/', accept);
      expect(reply.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
      expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await reply.json()).toMatchObject({ status: 429, title: 'Zu viele Anfragen' });
    }
  });
});

describe('a client whose requests never end', () => {
  it('uses up its share of the api, and others are answered', async () => {
    await start({});
    const flooded = flood(200, '/api/haengt', '203.0.113.7');
    expect(await Promise.race(flooded)).toBe(429);
    expect(await ask('/api/a', '198.51.100.1')).toBe(200);
    expect(await ask('/readyz', '203.0.113.7')).toBe(200);
    await expect.poll(() => inHand.size).toBe(3);
  });

  it('is a whole network in IPv6', async () => {
    await start({ requests: 1 });
    const flooded = [1, 2, 3, 4, 5, 6].map((host) => ask('/api/haengt', `2001:db8:1:2::${host}`).catch(() => 0));
    expect(await Promise.race(flooded)).toBe(429);
    expect(await ask('/api/a', '2001:db8:2:3::1')).toBe(200);
  });
});

it('an office with many simultaneous requests waits and gets every response', async () => {
  await start({ requests: 3 });
  const replies = await Promise.all(flood(15, '/seite/', '203.0.113.7'));
  expect(new Set(replies)).toEqual(new Set([200]));
});

it('a place is free again after every response, also on a connection that stays open', async () => {
  await start({ requests: 1, bodies: 1 });
  for (let turn = 0; turn < 12; turn += 1) {
    const replies = [await fetch(`http://127.0.0.1:${port}/seite/`), await fetch(`http://127.0.0.1:${port}/api/a`)];
    replies.push(await fetch(`http://127.0.0.1:${port}/api/a`, { method: 'POST', body: 'Grüße' }));
    for (const reply of replies) expect([reply.status, await reply.text()]).toEqual([200, expect.any(String)]);
  }
});

describe('connections', () => {
  const connectOften = (count: number) => {
    const sockets = Array.from({ length: count }, () =>
      connect(port, '127.0.0.1')
        .on('error', () => {})
        .resume(),
    );
    open.push(...sockets);
    return sockets;
  };
  const countOpen = () => new Promise((resolve) => shell.server.getConnections((_fault, count) => resolve(count)));

  it('of one address are limited', async () => {
    await start({ connections: 5 }, '203.0.113.9');
    const sockets = connectOften(30);
    await expect.poll(() => sockets.filter(({ destroyed }) => destroyed).length).toBe(25);
    expect(await countOpen()).toBe(5);
    for (const socket of sockets) socket.destroy();
    await expect.poll(countOpen).toBe(0);
    expect(await ask('/seite/', '203.0.113.7')).toBe(200);
  });

  it('of a proxy are not, because it serves many visitors', async () => {
    await start({ connections: 5 });
    connectOften(30);
    await expect.poll(countOpen).toBe(30);
  });
});
