import zlib from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CachedPage, chooseEncoding, HtmlCache } from './html-cache.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const page = (html = '<p>Grüße</p>', stamp = 'a/1') => new CachedPage(200, html, stamp);

/** The page is served for this long, and then kept as a fallback. */
function expectFresh(cache: HtmlCache, stored: CachedPage, ms: number): void {
  cache.store('/a/?', stored);
  vi.advanceTimersByTime(ms);
  expect(cache.fresh('/a/?', 'a/1')).toBe(stored);
  vi.advanceTimersByTime(1);
  expect(cache.fresh('/a/?', 'a/1')).toBeNull();
  expect(cache.lastGood('/a/?')).toBe(stored);
}

describe('a page', () => {
  it('has the same content in every encoding', async () => {
    const cached = page('<p>Grüße 👋</p>');
    expect(String(await cached.body('identity'))).toBe('<p>Grüße 👋</p>');
    expect(String(zlib.brotliDecompressSync(await cached.body('br')))).toBe('<p>Grüße 👋</p>');
    expect(String(zlib.gunzipSync(await cached.body('gzip')))).toBe('<p>Grüße 👋</p>');
    expect(String(await cached.body('identity'))).toBe('<p>Grüße 👋</p>');
  });

  it('has the same content in every encoding for those who ask at once', async () => {
    const cached = page();
    const bodies = await Promise.all((['gzip', 'br', 'identity', 'gzip'] as const).map((one) => cached.body(one)));
    expect(String(bodies[2])).toBe('<p>Grüße</p>');
    expect(String(zlib.brotliDecompressSync(bodies[1] ?? ''))).toBe('<p>Grüße</p>');
    const gzipped = page();
    await gzipped.body('gzip');
    expect(String(await gzipped.body('identity'))).toBe('<p>Grüße</p>');
    expect(String(zlib.brotliDecompressSync(await gzipped.body('br')))).toBe('<p>Grüße</p>');
  });

  it('is compressed once', async () => {
    const cached = page();
    expect(await cached.body('br')).toBe(await cached.body('br'));
  });

  it('has an ETag that depends on its content, not on the time of rendering', () => {
    expect(page('a', 'x/1').etag).toBe(page('a', 'y/2').etag);
    expect(page('a').etag).not.toBe(page('b').etag);
    expect(page('a').etag).toMatch(/^W\/"[\w-]{22}"$/);
  });
});

describe('choosing an encoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=0.5', 'gzip'],
    ['gzip, br;q=0.05', 'br'],
    ['GZIP ;q=1', 'gzip'],
    ['x-br, brx', 'identity'],
    ['deflate', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
    ['*', 'identity'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.000, gzip;q=0', 'identity'],
  ])('%s → %s', (accept, expected) => {
    expect(chooseEncoding(accept)).toBe(expected);
  });
});

describe('the cache', () => {
  it('serves a page as long as content and releases are the same', () => {
    const cache = new HtmlCache(10);
    const stored = page('x', 'inhalt-7/3');
    cache.store('/a/?', stored);
    expect(cache.fresh('/a/?', 'inhalt-7/3')).toBe(stored);
    expect(cache.fresh('/b/?', 'inhalt-7/3')).toBeNull();
    for (const stamp of ['inhalt-8/3', 'inhalt-7/4', '', null]) expect(cache.fresh('/a/?', stamp)).toBeNull();
  });

  it('serves nothing as fresh while the content version is unknown', () => {
    const cache = new HtmlCache(10);
    cache.store('/a/?', page('x', ''));
    expect(cache.fresh('/a/?', null)).toBeNull();
  });

  it('serves nothing older than a minute, but keeps it as a fallback', () => {
    const cache = new HtmlCache(10);
    const stored = page();
    expectFresh(cache, stored, 59_999);
    expect(cache.lastGood('/b/?')).toBeNull();
  });

  it('serves a short-lived page as stale for some seconds under the same stamp, but not beyond its stated moment', () => {
    vi.setSystemTime('2026-03-05T16:59:55Z');
    const cache = new HtmlCache(10);
    const lasting = { freshFor: 1, staleFor: 9 };
    const create = (html: string) => new CachedPage(200, html, 'a/1', {}, new Set(), { lasting });
    const stored = create('<p>Noch 3 Plätze</p>');
    const named = create('<gm-stand bis="2026-03-05T17:00:00.000Z"><p>offen</p></gm-stand>');
    cache.store('/b/?', named);
    expectFresh(cache, stored, 999);
    expect([cache.stale('/a/?', 'a/1'), cache.stale('/a/?', 'a/2'), cache.stale('/a/?', null)]).toEqual([
      stored,
      null,
      null,
    ]);
    vi.advanceTimersByTime(4_000);
    expect([cache.stale('/a/?', 'a/1'), cache.stale('/b/?', 'a/1')]).toEqual([stored, null]);
    vi.advanceTimersByTime(5_000);
    expect(cache.stale('/a/?', 'a/1')).toBeNull();
  });

  it('serves no page beyond the first moment stated on it', () => {
    vi.setSystemTime('2026-03-05T16:59:30Z');
    const cache = new HtmlCache(10);
    const state = (until: string) => `<gm-stand class="block" bis="${until}"><p>offen</p></gm-stand>`;
    const stored = page(`${state('2026-03-05T23:00:00.000Z')}${state('2026-03-05T17:00:00.000Z')}${state('bald')}`);
    expectFresh(cache, stored, 29_999);
  });

  it('reads elements of a module that never end as fast as others', () => {
    const start = performance.now();
    page('<gm-stand '.repeat(30_000));
    page('<gm-stand bis="1">'.repeat(200_000));
    expect(performance.now() - start).toBeLessThan(500);
  });

  it('evicts the least recently used page', () => {
    const cache = new HtmlCache(2);
    cache.store('/a/?', page());
    cache.store('/b/?', page());
    cache.fresh('/a/?', 'a/1');
    cache.store('/c/?', page());
    expect(['/a/?', '/b/?', '/c/?'].map((url) => cache.lastGood(url) !== null)).toEqual([true, false, true]);
  });

  it('keeps no page of megabytes, and of long pages only as many as do no harm to the memory', () => {
    const cache = new HtmlCache(40);
    cache.store('/riesig/?', page('x'.repeat(2_000_000)));
    expect(cache.lastGood('/riesig/?')).toBeNull();
    const urls = Array.from({ length: 10 }, (_, index) => `/a/?x=${index}`);
    for (const url of urls) cache.store(url, page(`${url}${'x'.repeat(900_000)}`));
    // Made-up queries have a quarter: 10 pages of 300 kB.
    expect(urls.filter((url) => cache.lastGood(url))).toEqual(urls.slice(-3));
    // A page rendered again counts once.
    for (let turn = 0; turn < 5; turn += 1) cache.store('/a/?x=9', page('kurz'));
    expect(urls.filter((url) => cache.lastGood(url))).toEqual(urls.slice(-3));
  });

  it('replaces a page without evicting another', () => {
    const cache = new HtmlCache(2);
    cache.store('/a/?', page('alt'));
    cache.store('/b/?', page());
    const fresh = page('neu');
    cache.store('/a/?', fresh);
    expect(cache.lastGood('/a/?')).toBe(fresh);
    expect(cache.lastGood('/b/?')).not.toBeNull();
  });

  it('stores nothing without space', () => {
    const cache = new HtmlCache(0);
    cache.store('/a/?', page());
    expect(cache.lastGood('/a/?')).toBeNull();
  });

  it('recompresses a page that is requested again, and keeps the result when it is rendered again', async () => {
    const html = Array.from({ length: 400 }, (_, row) => `<li>${(row * 7919) % 1009}. Sitzung des Rates</li>`).join('');
    const cache = new HtmlCache(10);
    cache.store('/a/?', page(html, 's'));
    const quick = (await cache.fresh('/a/?', 's')?.body('br')) ?? Buffer.alloc(0);
    const small = await vi.waitFor(async () => {
      const body = (await cache.fresh('/a/?', 's')?.body('br')) ?? Buffer.alloc(0);
      expect(body.length).toBeLessThan(quick.length);
      return body;
    });
    expect(String(zlib.brotliDecompressSync(small))).toBe(html);

    cache.store('/a/?', page(html, 't'));
    expect(await cache.lastGood('/a/?')?.body('br')).toBe(small);
    cache.store('/a/?', page(`${html}!`, 'u'));
    expect(String(zlib.brotliDecompressSync((await cache.lastGood('/a/?')?.body('br')) ?? small))).toBe(`${html}!`);
  });
});
