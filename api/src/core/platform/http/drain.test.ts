import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { beforeEach, expect, it } from 'vitest';
import { installDrain } from './drain.ts';

const REQUEST = 'GET /langsam HTTP/1.1\r\nHost: x\r\n\r\n';
const drain = { active: false };
let app: FastifyInstance;
beforeEach(async () => {
  drain.active = false;
  app = Fastify({ return503OnClosing: false });
  installDrain(app, drain);
  app.get('/langsam', () => wait(300, 'fertig'));
  await app.listen({ port: 0, host: '127.0.0.1' });
});

async function open() {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

it('finishes open requests and accepts no new connections', async () => {
  const socket = await open();
  socket.write(REQUEST);
  await wait(50);
  const { port } = app.server.address() as AddressInfo;
  const closed = app.close();
  await wait(20);
  await expect(once(connect(port, '127.0.0.1'), 'connect')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  expect(await text(socket)).toMatch(/^HTTP\/1.1 200 .*fertig$/s);
  await closed;
});

it('serves a request on a connection accepted just before', async () => {
  const socket = await open();
  const closed = app.close();
  await wait(30);
  socket.write(REQUEST);
  expect(await text(socket)).toMatch(/^HTTP\/1.1 200 .*fertig$/s);
  await closed;
});

it('does not wait for idle connections', async () => {
  const silent = await open();
  const start = Date.now();
  await app.close();
  expect(Date.now() - start).toBeLessThan(1000);
  expect(await text(silent)).toBe('');
});

it('sends `Connection: close` while draining', async () => {
  drain.active = true;
  const socket = await open();
  socket.write(REQUEST);
  expect(await text(socket)).toMatch(/connection: close/i);
  await app.close();
});
