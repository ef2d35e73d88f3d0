import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import type { ApiClient, ApiReply } from './api-client.ts';
import { registerMachinePages } from './machine-pages.ts';

async function read(url: string, reply: ApiReply = { status: 200, body: { data: [] } }) {
  const app = Fastify();
  const api: ApiClient = {
    get: () => Promise.resolve(reply),
    post: () => Promise.reject(new Error('unused')),
    close: () => Promise.resolve(),
  };
  registerMachinePages(app, api, 'https://www.b.example');
  const answer = await app.inject(url);
  await app.close();
  return answer;
}

describe('robots.txt', () => {
  it('names the site map and what is no page', async () => {
    const { body, headers } = await read('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body.split('\n')).toEqual(
      expect.arrayContaining(['Disallow: /_shell/', 'Sitemap: https://www.b.example/sitemap.xml']),
    );
  });
});

describe('sitemap.xml', () => {
  it('lists every page in full, with the day of its change where it is known', async () => {
    const data = [{ pfad: '/', geaendert: '2026-11-20' }, { pfad: '/straßen/', geaendert: null }, { pfad: '/a&b/' }];
    const { body, headers } = await read('/sitemap.xml', { status: 200, body: { data } });
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect([...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)).toEqual([
      'https://www.b.example/',
      'https://www.b.example/stra%C3%9Fen/',
      'https://www.b.example/a&amp;b/',
    ]);
    expect(body.match(/<lastmod>2026-11-20/g)).toHaveLength(1);
    expect(body.match(/<lastmod>/g)).toHaveLength(1);
  });

  it.each<[string, ApiReply]>([
    ['a fault', { status: 503, body: null }],
    ['something else', { status: 200, body: { data: 'keine' } }],
    ['no page yet', { status: 200, body: { data: [] } }],
  ])('is well formed or a fault when the answer is %s', async (_name, reply) => {
    const { statusCode, body } = await read('/sitemap.xml', reply);
    if (statusCode === 200) expect(body).toMatch(/<urlset[^>]*>\s*<\/urlset>\s*$/);
    else expect(statusCode).toBeGreaterThanOrEqual(500);
  });
});
