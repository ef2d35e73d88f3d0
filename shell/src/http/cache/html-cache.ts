import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { LruMap } from '../../base/lru-map.ts';
import type { PagePolicy } from '../../registry/page-policy.ts';
import type { Lasting } from '../api/api-client.ts';

const brotliCompress = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const unpack = { br: promisify(zlib.brotliDecompress), gzip: promisify(zlib.gunzip) };

/** While a visitor waits: takes a fortieth of the time of the best quality, for a tenth more bytes. */
const QUICK = 5;
/** For a page that is rendered again before many visitors get it. */
const QUICKEST = 1;

const brotli = (html: Buffer, quality = zlib.constants.BROTLI_MAX_QUALITY) =>
  brotliCompress(html, {
    params: { [zlib.constants.BROTLI_PARAM_QUALITY]: quality, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: html.length },
  });

export type Encoding = 'br' | 'gzip' | 'identity';

/** Ends at the next `<`: from each beginning in a module’s HTML a search to the end of the page would take seconds. */
const STATE = /<gm-stand\b[^<>]*\bbis="([^"<>]+)"/g;

/** The first moment after which something on the page is outdated (browser/freshness/state-element.ts). */
function findFirstUntil(html: string): number {
  let first = Number.POSITIVE_INFINITY;
  for (const [, until = ''] of html.matchAll(STATE)) first = Math.min(first, Date.parse(until) || first);
  return first;
}

/** Time passes within a page ("morgen", "vorbei"): nothing is served longer than this. */
const MAX_AGE_S = 60;
const SOON_S = 10;
const AS_CONTENT: Lasting = { freshFor: MAX_AGE_S, staleFor: 0 };

/** A page served instead of an error while the api is down expires soon. */
const LAST_GOOD_S = 5;

/** A rendered page, compressed once per encoding, and better when it is requested again. */
export class CachedPage {
  readonly etag: string;
  /** Uncompressed. */
  readonly bytes: number;
  /** Moment from which something on it is, or may be, outdated. */
  readonly until: number;
  /** Until then it may be served stale while it is rendered again. */
  readonly staleUntil: number;
  readonly #quality: number;
  #bodies = new Map<Encoding, Promise<Buffer>>();
  #isSmall = false;

  constructor(
    readonly status: number,
    html: string,
    /** Content version and registry generation it was rendered under. */
    readonly stamp: string,
    /** Sent as a header to every visitor. */
    readonly policy: PagePolicy = {},
    /** Remotes that rendered parts of it. */
    readonly remotes: ReadonlySet<string> = new Set(),
    { lasting = AS_CONTENT, html: marked = html }: { lasting?: Lasting | undefined; html?: string } = {},
  ) {
    const identity = Buffer.from(html);
    this.bytes = identity.length;
    this.etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
    this.#bodies.set('identity', Promise.resolve(identity));
    const { freshFor, staleFor } = lasting;
    const isShort = freshFor < SOON_S;
    this.#quality = isShort ? QUICKEST : QUICK;
    this.#isSmall = isShort;
    const until = findFirstUntil(marked);
    this.until = Math.min(until, Date.now() + Math.min(freshFor, MAX_AGE_S) * 1000);
    this.staleUntil = Math.min(until, this.until + staleFor * 1000);
  }

  async body(encoding: Encoding): Promise<Buffer> {
    const known = this.#bodies.get(encoding);
    if (known) return known;
    if (encoding === 'identity') return this.#unpack();
    const packed = this.body('identity').then((html) => (encoding === 'br' ? brotli(html, this.#quality) : gzip(html)));
    this.#bodies.set(encoding, packed);
    await packed;
    // Hardly any client asks for it, and it takes five times the memory of the others.
    this.#bodies.delete('identity');
    return packed;
  }

  async #unpack(): Promise<Buffer> {
    const brotlied = this.#bodies.get('br');
    return brotlied ? unpack.br(await brotlied) : unpack.gzip((await this.#bodies.get('gzip')) ?? '');
  }

  /**
   * Seconds for which a CDN with purging may cache it; at least one, which is enough for a burst.
   * @param stamp current content version and generation
   */
  secondsTrue(stamp: string | null, now = Date.now()): number {
    if (stamp === null || stamp !== this.stamp) return LAST_GOOD_S;
    return Math.max(1, Math.floor((this.until - now) / 1000));
  }

  /** Reuses the compressed bodies when the page was rendered again without a change. */
  takeOver(former: CachedPage): void {
    if (former.etag !== this.etag) return;
    this.#bodies = former.#bodies;
    this.#isSmall = former.#isSmall;
  }

  /** Whether there was anything to do. */
  async shrink(): Promise<boolean> {
    if (this.#isSmall) return false;
    this.#isSmall = true;
    const small = await brotli(await this.body('identity'));
    this.#bodies.set('br', Promise.resolve(small));
    return true;
  }
}

/** `;q=0` refuses an encoding. */
const BROTLI = /(^|,)\s*br\s*(;(?!\s*q=0(\.0*)?\s*(,|$))|,|$)/i;
const GZIP = /(^|,)\s*gzip\s*(;(?!\s*q=0(\.0*)?\s*(,|$))|,|$)/i;

/** The best encoding of `Accept-Encoding`. */
export function chooseEncoding(accept = ''): Encoding {
  if (BROTLI.test(accept)) return 'br';
  return GZIP.test(accept) ? 'gzip' : 'identity';
}

/** Pause between two recompressions, as a multiple of the last one's duration: at most a tenth of one core. */
const SHRINK_PAUSE = 9;

/** Share of the cache for pages with a query: made-up searches must not evict the pages. */
const QUERY_SHARE = 0.25;

/**
 * A block may have megabytes, and its template name parameters that make pages: without limits one module fills the
 * memory. The largest pages of the site have 300 kB.
 */
const MAX_PAGE_BYTES = 2 ** 20;
const MEAN_PAGE_BYTES = 300_000;

/** Cached pages, at most `size` and together at most as long as that many long pages. */
export const createPageMap = (size: number): LruMap<CachedPage> =>
  new LruMap(size, { max: size * MEAN_PAGE_BYTES, measure: ({ bytes }) => bytes });

/** Rendered pages by address and query; the least recently used go first. */
export class HtmlCache {
  readonly #plain: LruMap<CachedPage>;
  readonly #queried: LruMap<CachedPage>;
  #mayShrink = true;

  constructor(size: number) {
    const queried = Math.floor(size * QUERY_SHARE);
    this.#queried = createPageMap(queried);
    this.#plain = createPageMap(size - queried);
  }

  #pages(url: string): LruMap<CachedPage> {
    return url.endsWith('?') ? this.#plain : this.#queried;
  }

  /** A page that is certainly unchanged under `stamp` and not outdated, or null. */
  fresh(url: string, stamp: string | null): CachedPage | null {
    const page = this.lastGood(url);
    if (!page || stamp === null || page.stamp !== stamp || Date.now() >= page.until) return null;
    this.#pages(url).set(url, page);
    void this.#shrink(page);
    return page;
  }

  /** A page that has just expired under `stamp`: usable until it is rendered again. */
  stale(url: string, stamp: string | null): CachedPage | null {
    const page = this.lastGood(url);
    return page && stamp !== null && page.stamp === stamp && Date.now() < page.staleUntil ? page : null;
  }

  /** A page requested twice will be requested again: the next visitor gets fewer bytes. */
  async #shrink(page: CachedPage): Promise<void> {
    if (!this.#mayShrink) return;
    this.#mayShrink = false;
    const start = performance.now();
    const hasShrunk = await page.shrink();
    const pause = hasShrunk ? (performance.now() - start) * SHRINK_PAUSE : 0;
    setTimeout(() => {
      this.#mayShrink = true;
    }, pause).unref();
  }

  /** The last good version of a page, however old: better than an error while the api is down. */
  lastGood(url: string): CachedPage | null {
    return this.#pages(url).peek(url) ?? null;
  }

  store(url: string, page: CachedPage): void {
    if (page.bytes > MAX_PAGE_BYTES) return;
    const former = this.lastGood(url);
    if (former) page.takeOver(former);
    this.#pages(url).set(url, page);
  }
}
