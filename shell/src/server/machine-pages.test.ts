import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import type { ApiClient, ApiReply } from '../http/api-client.ts';
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
  it('names the sitemap and excludes non-pages', async () => {
    const { body, headers } = await read('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body.split('\n')).toEqual(
      expect.arrayContaining(['Disallow: /_shell/', 'Sitemap: https://www.b.example/sitemap.xml']),
    );
  });
});

describe('security.txt', () => {
  const readFields = async (gemeinde: object) => {
    const answer = await read('/.well-known/security.txt', { status: 200, body: gemeinde });
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
    const { statusCode } = await read('/.well-known/security.txt', { status: 503, body: null });
    expect(statusCode).toBeGreaterThanOrEqual(500);
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
