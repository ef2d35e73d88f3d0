import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { describeRequest, followRequests, nameRequest } from './request-context.ts';

const ID = '0123456789abcdef';

/** A server that answers with what is known of the request deep in the call stack. */
function createSite() {
  const app = Fastify({ genReqId: () => ID });
  followRequests(app);
  app.get('/fehler', (_request, reply) => reply.code(503).send('kaputt'));
  app.get('/*', async () => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    return { line: describeRequest(), headers: nameRequest() };
  });
  return app;
}

it('is available wherever code runs for a request, without its query', async () => {
  const { line, headers } = (await createSite().inject('/suche/?q=Anna-Geheim')).json();
  expect(line).toEqual({ request: ID, page: '/suche/' });
  expect(headers).toEqual({ 'x-request-id': ID });
});

it('names the page that a tab asks for, not the call', async () => {
  const { line } = (await createSite().inject('/_shell/page?url=%2Faktuelles%2F%3Fq%3Dgeheim&generation=1')).json();
  expect(line.page).toBe('/aktuelles/');
});

it('is empty outside of requests', () => {
  expect([describeRequest(), nameRequest()]).toEqual([{}, {}]);
});

it('is shown to visitors with an error', async () => {
  const app = createSite();
  expect((await app.inject('/fehler')).headers['x-request-id']).toBe(ID);
  expect((await app.inject('/')).headers['x-request-id']).toBeUndefined();
});
