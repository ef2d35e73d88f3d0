import http from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drainRefusedBodies } from './drain-refused-bodies.ts';

const app = Fastify({ bodyLimit: 1000 });
drainRefusedBodies(app);
app.post('/', async () => 'stored');

beforeAll(() => app.listen({ port: 0, host: '127.0.0.1' }));
afterAll(() => app.close());

/** Sends `bytes` in pieces on one connection and answers the status, or the error of a broken line. */
function post(bytes: number): Promise<number | string> {
  const { port } = app.server.address() as AddressInfo;
  const headers = { 'content-type': 'text/plain', 'content-length': bytes };
  return new Promise((resolve) => {
    const request = http.request({ port, method: 'POST', headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    request.on('error', (error) => resolve(error.message));
    for (let sent = 0; sent < bytes; sent += 100_000) request.write(Buffer.alloc(Math.min(100_000, bytes - sent), 'x'));
    request.end();
  });
}

test('a client that is still sending gets the 413, not a broken line', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => post(8_000_000)));
  expect(answers).toEqual([413, 413, 413, 413, 413]);
});

test('a body within the limit is not touched', async () => {
  expect(await post(500)).toBe(200);
});
