import { brotliDecompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createApiClient } from './api-client.ts';
import { ApiState } from './api-state.ts';
import { registerGateway } from './gateway.ts';
import { SharedReplies } from './shared-replies.ts';

const CONTROL = 'public, max-age=60, stale-while-revalidate=9';
const PROGRAMM = '/api/programm?rubrik=24';

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

describe('what is everybody’s for a while', () => {
  it('is asked for once more when it is known, and then comes from here', async () => {
    const replies = [await get(PROGRAMM), await get(PROGRAMM), await get(PROGRAMM), await get(PROGRAMM)];
    expect(asked).toEqual([PROGRAMM, PROGRAMM]);
    expect(replies.map((reply) => reply.json().frei)).toEqual([1, 2, 2, 2]);
    expect(replies[3]?.headers).toMatchObject({
      'cache-control': CONTROL,
      'content-type': 'application/json; charset=utf-8',
      vary: 'accept-encoding',
    });
  });

  it('comes compressed, and not at all to who has it', async () => {
    await get(PROGRAMM);
    const reply = await get(PROGRAMM, { 'accept-encoding': 'br' });
    expect(JSON.parse(String(brotliDecompressSync(reply.rawPayload)))).toEqual({ frei: 2 });
    const again = await get(PROGRAMM, { 'if-none-match': String(reply.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('is fetched once for a crowd', async () => {
    await get(PROGRAMM);
    await Promise.all(Array.from({ length: 20 }, () => get(PROGRAMM)));
    expect(asked).toHaveLength(2);
  });

  it('is another’s with another query, and another when the content has changed', async () => {
    await get(PROGRAMM);
    await get(PROGRAMM);
    await get('/api/programm?rubrik=25');
    content.current = 'zwei';
    await get(PROGRAMM);
    expect(asked).toEqual([PROGRAMM, PROGRAMM, '/api/programm?rubrik=25', PROGRAMM]);
  });

  it.each([
    ['logged in', { cookie: `intranetauth=${'a'.repeat(32)}` }],
    ['with a name of its own', { authorization: 'Bearer abc' }],
  ])('is asked for by who is %s', async (_who, headers) => {
    await get(PROGRAMM);
    await get(PROGRAMM);
    await get(PROGRAMM, headers);
    expect(asked).toHaveLength(3);
  });

  it('is passed on while nobody knows whether the content has changed', async () => {
    content.current = null;
    await get(PROGRAMM);
    await get(PROGRAMM);
    await get(PROGRAMM);
    expect(asked).toHaveLength(3);
  });
});

it('leaves alone what is not everybody’s', async () => {
  await get('/api/meins');
  await get('/api/meins');
  expect(asked).toHaveLength(2);
});

it('passes on what has ended meanwhile', async () => {
  expect((await get('/api/fort')).statusCode).toBe(200);
  expect((await get('/api/fort')).statusCode).toBe(404);
});

it('passes on what the api does not answer, and says so', async () => {
  await get(PROGRAMM);
  await api.close();
  expect((await get(PROGRAMM)).statusCode).toBe(503);
});
