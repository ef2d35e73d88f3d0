import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { registerFormParser } from './read-form-data.ts';

async function send(payload: string): Promise<{ body: unknown; ms: number }> {
  const app = Fastify({ bodyLimit: 2_000_000 });
  await app.register(async (scope) => {
    registerFormParser(scope, { dateifelder: [] });
    scope.post('/', async ({ body }) => body);
  });
  const begin = performance.now();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const reply = await app.inject({ method: 'POST', url: '/', payload, headers });
  await app.close();
  return { body: reply.json(), ms: performance.now() - begin };
}

it('collects fields of the same name in a list', async () => {
  const { body } = await send('name=Ada&rubrik[]=1&rubrik[]=2&rubrik=3');
  expect(body).toEqual({ name: 'Ada', rubrik: ['1', '2', '3'] });
});

it('refuses excessive repetition of a name quickly', async () => {
  const { body, ms } = await send('a=&'.repeat(80_000));
  expect(body).toMatchObject({ message: 'Das Formular hat zu viele Felder.' });
  expect(ms).toBeLessThan(10_000);
});
