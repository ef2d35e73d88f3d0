import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { problemSchema } from '@gm/shared/schemas/problem';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let api: TestApp;
let port: number;
beforeAll(async () => {
  api = await createTestApp({ BODY_LIMIT: 1000 });
  api.app.get('/kaputt', async () => {
    throw new Error('SELECT geheim FROM tabelle');
  });
  api.app.post('/echo', async ({ body }) => body);
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  port = (api.app.server.address() as AddressInfo).port;
});
afterAll(() => api.close());

const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);
const json = (body: string): RequestInit => ({ method: 'POST', body, headers: { 'content-type': 'application/json' } });

/** Sends raw bytes that no HTTP library would send. */
async function sendRaw(bytes: string): Promise<{ status: number; body: string }> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes);
  const reply = await text(socket);
  return { status: Number(reply.split(' ')[1]), body: reply.slice(reply.indexOf('\r\n\r\n') + 4) };
}

it.each<[was: string, status: number, path: string, init?: RequestInit]>([
  ['an unknown path', 404, '/api/gibt-es-nicht'],
  ['a path with ..', 404, '/api/..%2f..%2fetc/passwd'],
  ['encoded slashes', 404, '/api%2fcms%2froute'],
  ['broken encoding', 400, '/api/cms/artikel/%zz'],
  ['a path of 4 kB', 414, `/api/${'a'.repeat(4096)}`],
  ['a query of 4 kB', 414, `/api/cms/route?url=/${'a'.repeat(4096)}`],
  ['a wrong method', 405, '/api/cms/menu?name=Hauptmenü', { method: 'DELETE' }],
  ['broken JSON', 400, '/echo', json('{"a":')],
  ['no JSON at all', 400, '/echo', json('')],
  ['JSON that changes prototypes', 400, '/echo', json('{"__proto__":{"a":1}}')],
  ['U+0000 in a query', 400, '/api/cms/ratsinfo/vorlagen?typ=%00'],
  ['U+0000 in a log-in', 422, '/api/cms/raete/login', json('{"email":"a\\u0000b","passwort":"x"}')],
  [
    'U+0000 in a form',
    422,
    '/api/fehlermeldung',
    json(
      '{"name":"Ada A.","email":"ada@beispiel.example","nachricht":"Der Kalender \\u0000 zeigt nichts an.","datenschutz":true}',
    ),
  ],
  ['a body too large', 413, '/echo', json(JSON.stringify('x'.repeat(1001)))],
  ['a wrong content type', 415, '/echo', { method: 'POST', body: '<a/>', headers: { 'content-type': 'text/xml' } }],
  ['a fault of our own', 500, '/kaputt'],
])('answers %s with %i and a German problem document', async (_was, status, path, init) => {
  const reply = await ask(path, init);
  expect(reply.status).toBe(status);
  expect(reply.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  const body = await reply.text();
  const problem = problemSchema.parse(JSON.parse(body));
  expect(problem.status).toBe(status);
  expect(problem.detail).toMatch(/[a-zäöüß]{3,} [a-zäöüß]{2,}.*\.$/);
  expect(body).not.toMatch(/ at |node_modules|SELECT|Error|FST_/);
  expect(problem.instance ?? '').not.toContain('?');
});

it('names the form field that contains an unreadable character', async () => {
  const reply = await ask('/api/kontakt', json('{"name":"Ada","kinder":[{"vorname":"A\\ud800"}]}'));
  expect(reply.status).toBe(422);
  const [error] = problemSchema.parse(await reply.json()).errors ?? [];
  expect(error).toMatchObject({ feld: 'kinder.0.vorname', meldung: expect.stringContaining('nicht lesbar') });
});

it('lists the allowed methods of a path', async () => {
  const reply = await ask('/api/cms/artikel/1', { method: 'POST' });
  expect(reply.status).toBe(405);
  expect(reply.headers.get('allow')).toBe('GET, HEAD');
  expect(await reply.json()).toMatchObject({ detail: 'Diese Adresse nimmt nur GET, HEAD an.' });
});

it.each([
  ['nonsense', 'Quatsch\r\n\r\n', 400],
  ['an invented method', 'BRAU /kaffee HTTP/1.1\r\nHost: x\r\n\r\n', 400],
  ['a header that breaks the line', 'GET / HTTP/1.1\r\nHost: x\r\nA b: c\r\n\r\n', 400],
  [
    'two lengths',
    'POST /echo HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  ['an endless header', `GET / HTTP/1.1\r\nHost: x\r\nA: ${'b'.repeat(20_000)}\r\n\r\n`, 414],
])('answers %s on the raw socket', async (_was, bytes, status) => {
  const reply = await sendRaw(bytes);
  expect(reply.status).toBe(status);
  expect(problemSchema.parse(JSON.parse(reply.body)).status).toBe(status);
});

it('answers HEAD without a body', async () => {
  const reply = await ask('/healthz', { method: 'HEAD' });
  expect([reply.status, await reply.text()]).toEqual([200, '']);
});

it('keeps working afterwards, and has reported only the server error to the operator', async () => {
  expect((await ask('/healthz')).status).toBe(200);
  const errors = api.log.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50);
  expect(errors).toHaveLength(1);
  expect(errors[0].err.cause.message).toBe('SELECT geheim FROM tabelle');
});
