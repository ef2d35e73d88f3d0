import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { registerTicketshop } from './ticketshop-route.ts';

let shop: FastifyInstance;
let site: FastifyInstance;
let asked: string[];
beforeEach(async () => {
  asked = [];
  shop = Fastify({ forceCloseConnections: true });
  shop.get('/*', (request, reply) => {
    asked.push(request.url);
    if (request.url.includes('umgezogen')) return reply.redirect('/anderswo');
    if (request.url.includes('seite')) return reply.type('text/html').send('<script>');
    return reply.type(request.url.endsWith('.css') ? 'text/css' : 'application/javascript').send(request.url);
  });
  site = Fastify();
  registerTicketshop(site, await shop.listen({ port: 0, host: '127.0.0.1' }));
});
afterEach(async () => {
  await site.close();
  await shop.close();
});

it('passes the script and the stylesheet of an event, without queries', async () => {
  const script = await site.inject('/pretix/widget/v1.de.js?x=1');
  expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(script.body).toBe('/widget/v1.de.js');
  const css = await site.inject('/pretix/musterhardt/grillplatz-schwann/widget/v1.css');
  expect(css.headers['content-type']).toBe('text/css; charset=utf-8');
  expect(asked).toEqual(['/widget/v1.de.js', '/musterhardt/grillplatz-schwann/widget/v1.css']);
});

it.each([
  '/pretix/widget/v1.en.js',
  '/pretix/a/b/checkout/',
  '/pretix/../admin/widget/v1.css',
  '/pretix/a%2F..%2Fb/c/widget/v1.css',
  '/pretix/http:%2F%2Fboese.example/c/widget/v1.css',
])('passes nothing else: %s', async (url) => {
  expect((await site.inject(url)).statusCode).toBe(404);
  expect(asked).toEqual([]);
});

it.each(['umgezogen', 'seite'])('takes no stylesheet that is none (%s)', async (event) => {
  expect((await site.inject(`/pretix/a/${event}/widget/v1.css`)).statusCode).toBe(503);
});

it('says so when the shop is down, and to the page where none is configured', async () => {
  await shop.close();
  expect((await site.inject('/pretix/widget/v1.de.js')).statusCode).toBe(503);
  const without = Fastify();
  registerTicketshop(without, undefined);
  expect((await without.inject('/pretix/widget/v1.de.js')).body).toContain('gm:ticketshop-fehlt');
  expect((await without.inject('/pretix/a/b/widget/v1.css')).body).toBe('');
});
