import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import type { ApiClient, ApiReply } from '../../http/api/api-client.ts';
import { registerSitemapAndRobots } from './sitemap-and-robots.ts';

async function read(url: string, reply: ApiReply = { status: 200, body: { data: [] } }) {
  const app = Fastify();
  const api: ApiClient = {
    get: () => Promise.resolve(reply),
    post: () => Promise.reject(new Error('unused')),
    close: () => Promise.resolve(),
  };
  registerSitemapAndRobots(app, api, 'https://www.b.example');
  const answer = await app.inject(url);
  await app.close();
  return answer;
}

describe('robots.txt', () => {
  it('names the sitemap and excludes non-pages', async () => {
    const { body, headers } = await read('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body.split('\n')).toEqual(
      expect.arrayContaining(['Disallow: /_shell/', 'Sitemap: https://www.b.example/sitemap.xml']),
    );
  });
});

describe('sitemap.xml', () => {
  it('lists the absolute address of every page, with its last change where known', async () => {
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
  ])('is well-formed, or an error when the reply is %s', async (_name, reply) => {
    const { statusCode, body } = await read('/sitemap.xml', reply);
    if (statusCode === 200) expect(body).toMatch(/<urlset[^>]*>\s*<\/urlset>\s*$/);
    else expect(statusCode).toBeGreaterThanOrEqual(500);
  });
});
