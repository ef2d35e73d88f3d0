import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { registerGateway } from '../../server/gateway.ts';
import { ApiState } from '../api/api-state.ts';
import { limitSlowBodies } from './limit-slow-bodies.ts';

const GRACE_MS = 200;

/** Accepts any body and answers with its length, as the api does with a picture. */
const api = createServer((incoming, answer) => {
  let bytes = 0;
  incoming.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
  });
  incoming.on('end', () => answer.setHeader('content-type', 'application/json').end(JSON.stringify({ bytes })));
});
let shell: FastifyInstance;
let port = 0;
beforeEach(async () => {
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  shell = Fastify();
  // 1 kB extends the limit by ten seconds: a slow machine is no slow connection.
  limitSlowBodies(shell, { graceMs: GRACE_MS, minBytesPerSecond: 100 });
  registerGateway(shell, `http://127.0.0.1:${(api.address() as AddressInfo).port}`, new ApiState(shell.log));
  shell.addContentTypeParser('*', (_request, body, done) => done(null, body));
  shell.post('/abgelehnt', (_request, reply) => reply.code(405).send());
  await shell.listen({ port: 0, host: '127.0.0.1' });
  port = (shell.server.address() as AddressInfo).port;
});
afterEach(async () => {
  await shell.close();
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
});

/** Announces a picture, sends it in `pieces` of 1 kB with a pause before each, and returns the response. */
function upload(pieces: number, announced = pieces * 1000): Promise<string> {
  return new Promise((resolve, reject) => {
    const outgoing = request({
      port,
      method: 'POST',
      path: '/api/veranstaltung',
      agent: false,
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': announced },
    });
    outgoing.on('error', reject);
    outgoing.on('response', async (reply) => {
      let body = '';
      for await (const chunk of reply) body += chunk;
      resolve(body);
    });
    outgoing.flushHeaders();
    void (async () => {
      for (let piece = 0; piece < pieces; piece += 1) {
        outgoing.write(Buffer.alloc(1000));
        await wait(GRACE_MS / 4);
      }
      if (pieces * 1000 >= announced) outgoing.end();
    })();
  });
}

it('a picture may take several times as long as an idle body', async () => {
  expect(JSON.parse(await upload(16))).toEqual({ bytes: 16_000 });
});

it('a stalled body is cut off', async () => {
  await expect(upload(0, 5000)).rejects.toThrow(/socket hang up|ECONNRESET/);
});

it('a refused body that stalls is cut off, too, on a connection that stays open', async () => {
  const agent = new Agent({ keepAlive: true });
  const outgoing = request({ port, agent, method: 'POST', path: '/abgelehnt', headers: { 'content-length': 5000 } });
  outgoing.on('error', () => {}).flushHeaders();
  const [socket] = (await once(outgoing, 'socket')) as [Socket];
  const isCut = once(socket, 'close');
  const [reply] = (await once(outgoing, 'response')) as [IncomingMessage];
  expect([reply.resume().statusCode, reply.headers.connection]).toEqual([405, 'keep-alive']);
  await isCut;
  agent.destroy();
});
