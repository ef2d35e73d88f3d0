import type { AddressInfo } from 'node:net';
import httpProxy from '@fastify/http-proxy';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drainRefusedBodies } from './drain-refused-bodies.ts';

const app = Fastify({ bodyLimit: 1000 });
drainRefusedBodies(app);
app.post('/', async () => 'stored');
/** Stands for the shell in front of the API: forwards the body while it is still being received. */
const gateway = Fastify();

const addressOf = ({ server }: FastifyInstance) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  await gateway.register(httpProxy, { upstream: addressOf(app) });
  await gateway.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await gateway.close();
  await app.close();
});

async function post(bytes: number): Promise<number> {
  const answer = await fetch(addressOf(gateway), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify('x'.repeat(bytes)),
  });
  return answer.status;
}

test('a client that is still sending gets the 413 instead of a broken connection', async () => {
  for (let turn = 0; turn < 5; turn += 1) expect(await post(2_000_000)).toBe(413);
});

test('leaves bodies within the limit alone', async () => {
  expect(await post(500)).toBe(200);
});
