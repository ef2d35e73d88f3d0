import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let shop: FastifyInstance;
let site: TestApp;
let without: TestApp;
const asked: string[] = [];
beforeAll(async () => {
  shop = Fastify({ forceCloseConnections: true });
  shop.get('/*', (request, reply) => {
    asked.push(request.url);
    if (request.url.includes('umgezogen')) return reply.redirect('/anderswo');
    if (request.url.includes('seite')) return reply.type('text/html').send('<script>');
    return reply.type(request.url.endsWith('.css') ? 'text/css' : 'application/javascript').send(request.url);
  });
  site = await createTestApp({ TICKETSHOP_URL: await shop.listen({ port: 0, host: '127.0.0.1' }) });
  without = await createTestApp();
});
afterAll(async () => {
  await Promise.all([site.close(), without.close()]);
});
beforeEach(() => {
  asked.length = 0;
});

it('proxies the script and the stylesheet of an event, without queries', async () => {
  const script = await site.app.inject('/api/tickets/widget/v1.de.js?x=1');
  expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(script.body).toBe('/widget/v1.de.js');
  const css = await site.app.inject('/api/tickets/widget/musterhardt/grillplatz-schwann/v1.css');
  expect(css.headers['content-type']).toBe('text/css; charset=utf-8');
  expect(asked).toEqual(['/widget/v1.de.js', '/musterhardt/grillplatz-schwann/widget/v1.css']);
});

it.each([
  '/api/tickets/widget/v1.en.js',
  '/api/tickets/widget/a/b/checkout/',
  '/api/tickets/../admin/widget/v1.css',
  '/api/tickets/widget/a%2F..%2Fb/c/v1.css',
  '/api/tickets/widget/http:%2F%2Fboese.example/c/v1.css',
])('proxies nothing else: %s', async (url) => {
  expect((await site.app.inject(url)).statusCode).toBe(404);
  expect(asked).toEqual([]);
});

it.each(['umgezogen', 'seite'])('rejects a response that is not a stylesheet (%s)', async (event) => {
  const { statusCode, body } = await site.app.inject(`/api/tickets/widget/a/${event}/v1.css`);
  expect([statusCode, body]).toEqual([200, '']);
});

it('notifies the page if no shop is configured or it is down, and logs an outage', async () => {
  const script = async ({ app }: TestApp) => (await app.inject('/api/tickets/widget/v1.de.js')).body;
  expect(await script(without)).toContain('gm:ticketshop-fehlt');
  expect((await without.app.inject('/api/tickets/widget/a/b/v1.css')).body).toBe('');
  await shop.close();
  expect(await script(site)).toContain('gm:ticketshop-fehlt');
  expect(site.log.join('')).toContain('the ticket shop did not answer');
  expect(without.log.join('')).not.toContain('the ticket shop did not answer');
});
