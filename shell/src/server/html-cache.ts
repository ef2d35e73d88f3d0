import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Lasting } from './api-client.ts';
import { LruMap } from './lru-map.ts';
import type { PagePolicy } from './page-policy.ts';

const brotliCompress = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** While somebody waits for it: a fortieth of the time that the best quality takes, for a tenth more bytes. */
const QUICK = 5;
/** For a page that is made anew before many have it. */
const QUICKEST = 1;

const brotli = (html: Buffer, quality = zlib.constants.BROTLI_MAX_QUALITY) =>
  brotliCompress(html, {
    params: { [zlib.constants.BROTLI_PARAM_QUALITY]: quality, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: html.length },
  });

export type Encoding = 'br' | 'gzip' | 'identity';

const STAND = /<gm-stand\b[^>]*\bbis="([^"]+)"/g;

/** The first moment after which something on the page is not true any more (stand/stand-element.ts). */
function findFirstBis(html: string): number {
  return Math.min(...Array.from(html.matchAll(STAND), ([, bis = '']) => Date.parse(bis)).filter(Number.isFinite));
}

/** Times move on within a page ("morgen", "vorbei"): nothing is served longer than this. */
const MAX_AGE_S = 60;
const SOON_S = 10;
const AS_CONTENT: Lasting = { freshFor: MAX_AGE_S, staleFor: 0 };

/** A page that is shown in place of an error, because the api is away, is asked for again soon. */
const LAST_GOOD_S = 5;

/** A rendered page, compressed once per encoding, and once more when it is asked for again. */
export class CachedPage {
  readonly etag: string;
  /** Moment from which on something on it is not true any more, or may not be. */
  readonly until: number;
  /** As long it may be handed out while it is made anew. */
  readonly staleUntil: number;
  readonly #quality: number;
  #bodies = new Map<Encoding, Promise<Buffer>>();
  #isSmall = false;

  constructor(
    readonly status: number,
    html: string,
    /** Content version and registry generation it was rendered under. */
    readonly stamp: string,
    /** Goes into the header, whoever gets the page. */
    readonly policy: PagePolicy = {},
    /** Remotes that had a part in it. */
    readonly remotes: ReadonlySet<string> = new Set(),
    { lasting = AS_CONTENT, html: marked = html }: { lasting?: Lasting | undefined; html?: string } = {},
  ) {
    const identity = Buffer.from(html);
    this.etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
    this.#bodies.set('identity', Promise.resolve(identity));
    const { freshFor, staleFor } = lasting;
    const isShort = freshFor < SOON_S;
    this.#quality = isShort ? QUICKEST : QUICK;
    this.#isSmall = isShort;
    const bis = findFirstBis(marked);
    this.until = Math.min(bis, Date.now() + Math.min(freshFor, MAX_AGE_S) * 1000);
    this.staleUntil = Math.min(bis, this.until + staleFor * 1000);
  }

  body(encoding: Encoding): Promise<Buffer> {
    let body = this.#bodies.get(encoding);
    if (!body) {
      body = this.body('identity').then((html) => (encoding === 'br' ? brotli(html, this.#quality) : gzip(html)));
      this.#bodies.set(encoding, body);
    }
    return body;
  }

  /**
   * Seconds for which others may keep it that hear of changes; at least one, which is what a crowd needs.
   * @param stamp what pages are made of now
   */
  secondsTrue(stamp: string | null, now = Date.now()): number {
    if (stamp === null || stamp !== this.stamp) return LAST_GOOD_S;
    return Math.max(1, Math.floor((this.until - now) / 1000));
  }

  /** The same page rendered again is not compressed again. */
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

/** How long nothing is made smaller after the last page was, times as long as that took: at most a tenth of one core. */
const SHRINK_PAUSE = 9;

/** Of the room in the cache, what pages with a query may take: whoever makes up searches must not drive out the pages. */
const QUERY_SHARE = 0.25;

/** Rendered pages by their address, `?` and query; least recently used pages go first. */
export class HtmlCache {
  readonly #plain: LruMap<CachedPage>;
  readonly #queried: LruMap<CachedPage>;
  #mayShrink = true;

  constructor(size: number) {
    const queried = Math.floor(size * QUERY_SHARE);
    this.#queried = new LruMap(queried);
    this.#plain = new LruMap(size - queried);
  }

  #pages(url: string): LruMap<CachedPage> {
    return url.endsWith('?') ? this.#plain : this.#queried;
  }

  /** A page that is certainly unchanged under `stamp` and still true, or null. */
  fresh(url: string, stamp: string | null): CachedPage | null {
    const page = this.lastGood(url);
    if (!page || stamp === null || page.stamp !== stamp || Date.now() >= page.until) return null;
    this.#pages(url).set(url, page);
    void this.#shrink(page);
    return page;
  }

  /** A page that has just grown old under `stamp`: good enough until another is there. */
  stale(url: string, stamp: string | null): CachedPage | null {
    const page = this.lastGood(url);
    return page && stamp !== null && page.stamp === stamp && Date.now() < page.staleUntil ? page : null;
  }

  /** Who is asked for again will be once more: the next visitor gets fewer bytes. */
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

  /** The last good version of a page, however old: better than an error while the api is away. */
  lastGood(url: string): CachedPage | null {
    return this.#pages(url).peek(url) ?? null;
  }

  store(url: string, page: CachedPage): void {
    const former = this.lastGood(url);
    if (former) page.takeOver(former);
    this.#pages(url).set(url, page);
  }
}
