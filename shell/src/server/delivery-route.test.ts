import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { DELIVERY_PATH, DELIVERY_TYPE } from '@gm/shared/modul/cli/deliver';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { createTemporaryDir } from '../registry/release.beispiele.ts';
import { registerDelivery } from './delivery-route.ts';

let app: FastifyInstance;
afterEach(() => app.close());

/** Says for whom and how much it got; ends as the first byte of the body says. */
const SCRIPT = `
const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const body = Buffer.concat(chunks).toString();
console.log(process.env.REMOTE + ' ' + body.length + ' ' + Object.keys(process.env).sort().join());
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

it('a delivery goes to a process of its own, under the remote of its token and without the settings of the site', async () => {
  await start();
  process.env.FORM_SECRET = 'secret';
  const reply = await deliver('token of mf-b', 'x'.repeat(100_000));
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toContain('text/plain');
  expect(reply.body).toMatch(/^mf-b 100000 API_URL,.*NODE_ENV,RELEASES_DIR,RELEASES_KEEP,REMOTE/);
  expect(reply.body).not.toContain('FORM_SECRET');
  delete process.env.FORM_SECRET;
});

it('what is refused is answered with the verdicts, and a check that dies is told', async () => {
  await start();
  expect((await deliver('token of mf-a', 'refuse')).statusCode).toBe(422);
  const killed = await deliver('token of mf-a', 'kill');
  expect(killed.statusCode).toBe(500);
  expect(killed.body).toContain('refused: the check ended without a verdict');
});

it.each([undefined, '', 'token of mf-c', 'token of mf-a '.repeat(1000)])(
  'without a token of a remote nothing is read: %s',
  async (token) => {
    await start();
    const reply = await deliver(token, 'x');
    expect(reply.statusCode).toBe(401);
    expect(reply.body).toBe('refused: no token of a remote\n');
  },
);

it('only artefacts are taken, and nobody tries tokens for long', async () => {
  await start();
  expect((await deliver('token of mf-a', '{}', 'application/json')).statusCode).toBe(415);
  for (let tries = 0; tries < 60; tries += 1) await deliver('wrong', 'x');
  const reply = await deliver('token of mf-a', 'x');
  expect(reply.statusCode).toBe(429);
  expect(reply.body).toContain('too many deliveries');
});

it('there is no such address where no token is configured', async () => {
  await start([]);
  expect((await deliver('token of mf-a', 'x')).statusCode).toBe(404);
});
