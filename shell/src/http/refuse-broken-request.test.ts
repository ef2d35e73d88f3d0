import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refuseBrokenRequest } from './refuse-broken-request.ts';

const app = Fastify({ clientErrorHandler: refuseBrokenRequest });
beforeAll(() => app.listen({ port: 0, host: '127.0.0.1' }));
afterAll(() => app.close());

function send(bytes: string): Promise<string> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}

it.each([
  ['no HTTP at all', 'KAPUTT\r\n\r\n', 400, 'Die Anfrage ist nicht lesbar.'],
  [
    'a header with a control character',
    'GET / HTTP/1.1\r\nHost: x\r\nX: \x01\r\n\r\n',
    400,
    'Die Anfrage ist nicht lesbar.',
  ],
  [
    'an endless address',
    `GET /${'a'.repeat(30_000)} HTTP/1.1\r\n`,
    431,
    'Die Adresse oder die Kopfzeilen sind zu lang.',
  ],
])('refuses %s in German', async (_what, bytes, status, detail) => {
  const answer = await send(bytes);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer.split('\r\n\r\n')[1]).toBe(`${detail}\n`);
});

it('closes the connection when no response can be sent', () => {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.destroy();
  expect(() => refuseBrokenRequest(new Error('Parse Error'), socket)).not.toThrow();
});
