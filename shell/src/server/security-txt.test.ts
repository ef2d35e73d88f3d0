import Fastify from 'fastify';
import { expect, it } from 'vitest';
import type { ApiClient, ApiReply } from '../http/api/api-client.ts';
import { registerSecurityTxt } from './security-txt.ts';

async function read(reply: ApiReply) {
  const app = Fastify();
  const api: ApiClient = {
    get: () => Promise.resolve(reply),
    post: () => Promise.reject(new Error('unused')),
    close: () => Promise.resolve(),
  };
  registerSecurityTxt(app, api, 'https://www.b.example');
  const answer = await app.inject('/.well-known/security.txt');
  await app.close();
  return answer;
}

const readFields = async (gemeinde: object) => {
  const answer = await read({ status: 200, body: gemeinde });
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  return Object.fromEntries(
    answer.body
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/: (.*)/, 2)),
  );
};

it('names contact and language, and is valid for months from each response', async () => {
  const fields = await readFields({ email: 'info@b.example', sicherheitskontakt: 'it@b.example' });
  expect(fields).toMatchObject({
    Contact: 'mailto:it@b.example',
    'Preferred-Languages': 'de',
    Canonical: 'https://www.b.example/.well-known/security.txt',
  });
  const days = (Date.parse(fields.Expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(90);
  expect(days).toBeLessThan(365);
});

it('names a page for contacts, or else the address of the town hall', async () => {
  const page = 'https://www.b.example/meldestelle/';
  expect(await readFields({ email: 'info@b.example', sicherheitskontakt: page })).toMatchObject({ Contact: page });
  expect(await readFields({ email: 'info@b.example' })).toMatchObject({ Contact: 'mailto:info@b.example' });
});

it('is an error while the content system does not answer', async () => {
  const { statusCode } = await read({ status: 503, body: null });
  expect(statusCode).toBeGreaterThanOrEqual(500);
});
