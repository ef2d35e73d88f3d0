import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ApiClient, readLasting } from './api-client.ts';
import type { ContentVersion } from './content-version.ts';
import { CachedPage, HtmlCache } from './html-cache.ts';
import { LruMap } from './lru-map.ts';
import { sendCompressed } from './send-compressed.ts';
import { readSession } from './session.ts';
import { SharedPages } from './shared-pages.ts';

/** Addresses; the events of a season are some two hundred. */
const KEPT = 2000;

/** Who is nobody in particular and only reads. */
const isAnybody = ({ method, headers }: FastifyRequest) =>
  method === 'GET' && headers.authorization === undefined && readSession(headers.cookie) === null;

/**
 * Replies of the api that are everybody's for some seconds, as they say themselves: a crowd gets them from here, compressed once for
 * all, and the api is asked once a second (decision 066). Which addresses those are is learned from what passes by.
 */
export class SharedReplies {
  readonly #cache = new HtmlCache(KEPT);
  readonly #shared = new SharedPages<CachedPage | null>(this.#cache);
  /** What a cache in front of the site is told about an address. */
  readonly #lasting = new LruMap<string>(KEPT);

  constructor(
    private readonly api: Pick<ApiClient, 'get'>,
    private readonly content: Pick<ContentVersion, 'current'>,
  ) {}

  /** A reply that passes from the api to a visitor. */
  learn(request: FastifyRequest, reply: FastifyReply): void {
    const control = String(reply.getHeader('cache-control'));
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
    if (reply.statusCode === 200 && isJson && isAnybody(request) && readLasting(control))
      this.#lasting.set(request.raw.url ?? '', control);
  }

  /** Answers with what is kept or is fetched for all; null where the request has to be passed on. */
  async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | null> {
    const url = request.raw.url ?? '';
    const control = this.#lasting.get(url);
    const stamp = this.content.current;
    if (!control || stamp === null || !isAnybody(request)) return null;
    // Whether there is a `?` says how long something is kept (html-cache.ts): these are all alike.
    const found = await this.#shared.get(`${url}?`, stamp, () => this.#fetch(url, stamp)).catch(() => null);
    const page = found && ('kept' in found ? found.kept : found.made);
    if (!page) return null;
    reply.header('cache-control', control).header('vary', 'accept-encoding').header('etag', page.etag);
    if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
    return sendCompressed(request, reply.type('application/json; charset=utf-8'), page);
  }

  async #fetch(url: string, stamp: string): Promise<CachedPage | null> {
    const { status, body, lasting, cookies } = await this.api.get(url);
    if (status !== 200 || !lasting || cookies?.length) return null;
    const page = new CachedPage(status, JSON.stringify(body), stamp, {}, new Set(), { lasting, html: '' });
    this.#cache.store(`${url}?`, page);
    return page;
  }
}
