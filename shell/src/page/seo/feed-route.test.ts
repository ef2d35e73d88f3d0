import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { registerFeeds } from './feed-route.ts';

let api: FastifyInstance;
let shell: FastifyInstance;
beforeEach(async () => {
  api = Fastify();
  api.get('/api/cms/aktuelles/feed.xml', (request, reply) => {
    reply.header('etag', '"1"').header('cache-control', 'public, no-cache').header('x-internal', 'yes');
    if (request.headers['if-none-match'] === '"1"') return reply.code(304).send();
    return reply.type('application/atom+xml; charset=utf-8').send('<feed/>');
  });
  api.get('/api/cms/kaputt/feed.xml', (_request, reply) => reply.code(500).send('Verbindung verloren'));
  api.get('/api/cms/termine/kalender.ics', (request, reply) =>
    reply.type('text/calendar; charset=utf-8').send(`BEGIN:VCALENDAR ${request.url}`),
  );
  shell = Fastify();
  registerFeeds(shell, await api.listen({ port: 0, host: '127.0.0.1' }));
});
afterEach(async () => {
  await shell.close();
  await api.close();
});

it('answers with the feed of the content system and only its own headers', async () => {
  const reply = await shell.inject('/aktuelles/feed.xml');
  expect([reply.statusCode, reply.body]).toEqual([200, '<feed/>']);
  expect(reply.headers).toMatchObject({ 'content-type': 'application/atom+xml; charset=utf-8', etag: '"1"' });
  expect(reply.headers).not.toHaveProperty('x-internal');
});

it('answers with a calendar, filtered by the query', async () => {
  const reply = await shell.inject('/termine/kalender.ics?rubrik_id=3&q=a%26b');
  expect(reply.headers['content-type']).toContain('text/calendar');
  expect(reply.body).toBe('BEGIN:VCALENDAR /api/cms/termine/kalender.ics?rubrik_id=3&q=a%26b');
});

it('answers 304 to clients that have it', async () => {
  const reply = await shell.inject({ url: '/aktuelles/feed.xml', headers: { 'if-none-match': '"1"' } });
  expect([reply.statusCode, reply.body, reply.headers.etag]).toEqual([304, '', '"1"']);
});

it.each(['/kontakt/feed.xml', '/kontakt/kalender.ics', '/..%2fgemeinde/feed.xml', '/%2e%2e/feed.xml'])(
  'has no feed at %s',
  async (url) => {
    expect((await shell.inject(url)).statusCode).toBe(404);
  },
);

it('does not expose the message of a fault', async () => {
  const reply = await shell.inject('/kaputt/feed.xml');
  expect(reply.statusCode).toBe(503);
  expect(reply.body).not.toContain('Verbindung');
  await api.close();
  expect((await shell.inject('/aktuelles/feed.xml')).statusCode).toBe(503);
});
