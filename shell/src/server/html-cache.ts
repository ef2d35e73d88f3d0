import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { LruMap } from './lru-map.ts';
import type { PagePolicy } from './page-policy.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

const STAND = /<gm-stand\b[^>]*\bbis="([^"]+)"/g;

/** The first moment after which something on the page is not true any more (stand/stand-element.ts). */
function findFirstBis(html: string): number {
  return Math.min(...Array.from(html.matchAll(STAND), ([, bis = '']) => Date.parse(bis)).filter(Number.isFinite));
}

/** A rendered page, compressed once per encoding. */
export class CachedPage {
  readonly etag: string;
  /** Infinity where everything stays true. */
  readonly until: number;
  readonly #bodies = new Map<Encoding, Promise<Buffer>>();

  constructor(
    readonly status: number,
    html: string,
    /** Content version and registry generation it was rendered under. */
    readonly stamp: string,
    /** Goes into the header, whoever gets the page. */
    readonly policy: PagePolicy = {},
    /** Remotes that had a part in it. */
    readonly remotes: ReadonlySet<string> = new Set(),
    readonly at = Date.now(),
  ) {
    const identity = Buffer.from(html);
    this.etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
    this.#bodies.set('identity', Promise.resolve(identity));
    this.until = findFirstBis(html);
  }

  body(encoding: Encoding): Promise<Buffer> {
    let body = this.#bodies.get(encoding);
    if (!body) {
      body = this.body('identity').then((html) =>
        encoding === 'br' ? brotli(html, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } }) : gzip(html),
      );
      this.#bodies.set(encoding, body);
    }
    return body;
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

/** Times move on within a page ("morgen", "vorbei"): nothing is served longer than this. */
const MAX_AGE_MS = 60_000;

/** Of the room in the cache, what pages with a query may take: whoever makes up searches must not drive out the pages. */
const QUERY_SHARE = 0.25;

/** Rendered pages by their address, `?` and query; least recently used pages go first. */
export class HtmlCache {
  readonly #plain: LruMap<CachedPage>;
  readonly #queried: LruMap<CachedPage>;

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
    const now = Date.now();
    if (!page || stamp === null || page.stamp !== stamp || now - page.at > MAX_AGE_MS || now >= page.until) return null;
    this.store(url, page);
    return page;
  }

  /** The last good version of a page, however old: better than an error while the api is away. */
  lastGood(url: string): CachedPage | null {
    return this.#pages(url).peek(url) ?? null;
  }

  store(url: string, page: CachedPage): void {
    this.#pages(url).set(url, page);
  }
}
