import { brotliDecompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registerGateway } from '../../server/gateway.ts';
import { createApiClient } from '../api/api-client.ts';
import { ApiState } from '../api/api-state.ts';
import { SharedReplies } from './shared-replies.ts';

const CONTROL = 'public, max-age=60, stale-while-revalidate=9';
const PROGRAM = '/api/programm?rubrik=24';

let api: FastifyInstance;
let shell: FastifyInstance;
let asked: string[];
let content: { current: string | null };
beforeEach(async () => {
  asked = [];
  content = { current: 'eins' };
  api = Fastify({ forceCloseConnections: true });
  api.addHook('onRequest', async ({ url }) => void asked.push(url));
  api.get('/api/programm', async (_request, reply) =>
    reply.header('cache-control', CONTROL).send({ frei: asked.length }),
  );
  api.get('/api/meins', async (_request, reply) => reply.header('cache-control', 'no-store').send({ a: 1 }));
  api.get('/api/fort', async (_request, reply) =>
    reply
      .header('cache-control', CONTROL)
      .code(asked.length > 1 ? 404 : 200)
      .send({ a: 1 }),
  );
  const url = await api.listen({ port: 0, host: '127.0.0.1' });
  shell = Fastify();
  const state = new ApiState(shell.log);
  const client = createApiClient(url, state);
  shell.addHook('onClose', () => client.close());
  registerGateway(shell, url, state, new SharedReplies(client, content));
});
afterEach(async () => {
  await shell.close();
  await api.close();
});

const get = (url: string, headers: Record<string, string> = {}) => shell.inject({ url, headers });

describe('a public short-lived reply', () => {
  it('is requested once more when it is known, and then served from the cache', async () => {
    const replies = [await get(PROGRAM), await get(PROGRAM), await get(PROGRAM), await get(PROGRAM)];
    expect(asked).toEqual([PROGRAM, PROGRAM]);
    expect(replies.map((reply) => reply.json().frei)).toEqual([1, 2, 2, 2]);
    expect(replies[3]?.headers).toMatchObject({
      'cache-control': CONTROL,
      'content-type': 'application/json; charset=utf-8',
      vary: 'accept-encoding',
    });
  });

  it('is sent compressed, and as 304 to clients that have it', async () => {
    await get(PROGRAM);
    const reply = await get(PROGRAM, { 'accept-encoding': 'br' });
    expect(JSON.parse(String(brotliDecompressSync(reply.rawPayload)))).toEqual({ frei: 2 });
    const again = await get(PROGRAM, { 'if-none-match': String(reply.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('is fetched once for a burst', async () => {
    await get(PROGRAM);
    await Promise.all(Array.from({ length: 20 }, () => get(PROGRAM)));
    expect(asked).toHaveLength(2);
  });

  it('differs by query, and after a change of the content', async () => {
    await get(PROGRAM);
    await get(PROGRAM);
    await get('/api/programm?rubrik=25');
    content.current = 'zwei';
    await get(PROGRAM);
    expect(asked).toEqual([PROGRAM, PROGRAM, '/api/programm?rubrik=25', PROGRAM]);
  });

  it.each([
    ['logged in', { cookie: `intranetauth=${'a'.repeat(32)}` }],
    ['with a name of its own', { authorization: 'Bearer abc' }],
  ])('is fetched for a client that is %s', async (_who, headers) => {
    await get(PROGRAM);
    await get(PROGRAM);
    await get(PROGRAM, headers);
    expect(asked).toHaveLength(3);
  });

  it('is passed through while the content version is unknown', async () => {
    content.current = null;
    await get(PROGRAM);
    await get(PROGRAM);
    await get(PROGRAM);
    expect(asked).toHaveLength(3);
  });
});

it('is not cached when it is private', async () => {
  await get('/api/meins');
  await get('/api/meins');
  expect(asked).toHaveLength(2);
});

it('is passed through after it has expired', async () => {
  expect((await get('/api/fort')).statusCode).toBe(200);
  expect((await get('/api/fort')).statusCode).toBe(404);
});

it('is passed through when the api does not answer, and marked as such', async () => {
  await get(PROGRAM);
  await api.close();
  expect((await get(PROGRAM)).statusCode).toBe(503);
});
