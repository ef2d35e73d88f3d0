import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { DELIVERY_PATH, DELIVERY_TYPE, deliver as send } from '@gm/shared/kit/cli/deliver';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { createTemporaryDir } from '../registry/release.examples.ts';
import { registerDelivery } from './delivery-route.ts';

let app: FastifyInstance;
afterEach(() => app.close());

/** Prints the remote and the number of bytes; the first byte of the body decides how it ends, `e` means early. */
const SCRIPT = `
const chunks = [];
for await (const chunk of process.stdin) {
  if (chunk.toString().startsWith('e')) process.exit(0);
  chunks.push(chunk);
}
const body = Buffer.concat(chunks).toString();
console.log(process.env.REMOTE + ' ' + body.length + ' ' + Object.keys(process.env).sort().join());
if (body.startsWith('w')) await new Promise((resolve) => setTimeout(resolve, 500));
if (body.startsWith('k')) process.kill(process.pid, 'SIGKILL');
process.exitCode = body.startsWith('r') ? 1 : 0;
`;

async function start(remotes: string[] = ['mf-a', 'mf-b']): Promise<void> {
  const dir = createTemporaryDir();
  const script = path.join(dir, 'receive.mjs');
  fs.writeFileSync(script, SCRIPT);
  const hash = (text: string) => createHash('sha256').update(text).digest('hex');
  const tokens = new Map(remotes.map((remote) => [remote, hash(`token of ${remote}`)]));
  app = Fastify();
  const apiUrl = 'http://127.0.0.1:1';
  registerDelivery(app, { tokens, apiUrl, releasesDir: dir, storeSettings: {}, canaryShare: 0, keep: 5, script });
  await app.ready();
}

const deliver = (token: string | undefined, payload: string, type = DELIVERY_TYPE) =>
  app.inject({
    method: 'POST',
    url: DELIVERY_PATH,
    headers: { 'content-type': type, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    payload,
  });

it('a delivery goes to a separate process, with the remote of its token and without the settings of the site', async () => {
  await start();
  process.env.FORM_SECRET = 'secret';
  const reply = await deliver('token of mf-b', 'x'.repeat(100_000));
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toContain('text/plain');
  expect(reply.body).toMatch(/^mf-b 100000 API_URL,.*NODE_ENV,RELEASES_DIR,RELEASES_KEEP,REMOTE/);
  expect(reply.body).not.toContain('FORM_SECRET');
  delete process.env.FORM_SECRET;
});

it('a refusal is answered with the verdicts, and a crashed check is reported', async () => {
  await start();
  expect((await deliver('token of mf-a', 'refuse')).statusCode).toBe(422);
  const killed = await deliver('token of mf-a', 'kill');
  expect(killed.statusCode).toBe(500);
  expect(killed.body).toContain('refused: the check ended without a verdict');
});

it('the response reaches a client that is still sending when the check ends early', async () => {
  await start();
  const dir = createTemporaryDir();
  const [file, tokenFile] = [path.join(dir, 'mf-a.tgz'), path.join(dir, 'token')];
  fs.writeFileSync(file, 'e'.repeat(8_000_000));
  fs.writeFileSync(tokenFile, 'token of mf-a');
  const to = await app.listen({ port: 0 });
  expect(await send({ file, to, tokenFile, all: false })).toBe(true);
});

it('one delivery per remote at a time, so that its token cannot block others', async () => {
  await start(['mf-a', 'mf-b', 'mf-c']);
  const [first, again, other] = await Promise.all([
    deliver('token of mf-a', 'wait'),
    deliver('token of mf-a', 'x'),
    deliver('token of mf-b', 'wait'),
  ]);
  expect([again.statusCode, again.headers['retry-after'], again.body]).toEqual([
    503,
    '5',
    'refused: another delivery of mf-a is being judged\n',
  ]);
  expect([first.statusCode, other.statusCode]).toEqual([200, 200]);
  const three = ['a', 'b', 'c'].map((name) => deliver(`token of mf-${name}`, 'wait'));
  expect((await Promise.all(three)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 503]);
  expect((await deliver('token of mf-a', 'x')).statusCode).toBe(200);
});

it.each([undefined, '', 'token of mf-c', 'token of mf-a '.repeat(1000)])(
  'without a token of a remote no body is read: %s',
  async (token) => {
    await start();
    const reply = await deliver(token, 'x');
    expect(reply.statusCode).toBe(401);
    expect(reply.body).toBe('refused: no token of a remote\n');
  },
);

it('only artefacts are accepted, and guessing tokens is rate-limited', async () => {
  await start();
  expect((await deliver('token of mf-a', '{}', 'application/json')).statusCode).toBe(415);
  for (let tries = 0; tries < 60; tries += 1) await deliver('wrong', 'x');
  const reply = await deliver('token of mf-a', 'x');
  expect(reply.statusCode).toBe(429);
  expect(reply.body).toContain('too many deliveries');
});

it('the address does not exist without a configured token', async () => {
  await start([]);
  expect((await deliver('token of mf-a', 'x')).statusCode).toBe(404);
});
