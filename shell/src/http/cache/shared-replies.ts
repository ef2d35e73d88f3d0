import type { FastifyReply, FastifyRequest } from 'fastify';
import { LruMap } from '../../base/lru-map.ts';
import { type ApiClient, readLasting } from '../api/api-client.ts';
import type { ContentVersion } from '../api/content-version.ts';
import { readSession } from '../session/session.ts';
import { toCallHeaders } from '../session/visitor.ts';
import { CachedPage, HtmlCache } from './html-cache.ts';
import { sendCompressed } from './send-compressed.ts';
import { SharedPages } from './shared-pages.ts';

/** Limit of addresses; a season has some two hundred events. */
const KEPT = 2000;

/** An anonymous read request. */
const isAnybody = ({ method, headers }: FastifyRequest) =>
  method === 'GET' && headers.authorization === undefined && readSession(headers.cookie) === null;

/**
 * Replies of the api that are public for some seconds according to their headers. A burst is served from here,
 * compressed once, and the api gets one request per second (decision 064). The addresses are learned from the replies
 * that pass through.
 */
export class SharedReplies {
  readonly #cache = new HtmlCache(KEPT);
  readonly #shared = new SharedPages<CachedPage | null>(this.#cache);
  /** Cache headers for CDNs, by address. */
  readonly #lasting = new LruMap<string>(KEPT);

  constructor(
    private readonly api: Pick<ApiClient, 'get'>,
    private readonly content: Pick<ContentVersion, 'current'>,
  ) {}

  /** Call it with a reply that passes from the api to a visitor. */
  learn(request: FastifyRequest, reply: FastifyReply): void {
    const control = String(reply.getHeader('cache-control'));
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
    if (reply.statusCode === 200 && isJson && isAnybody(request) && readLasting(control))
      this.#lasting.set(request.raw.url ?? '', control);
  }

  /** Answers from the cache or after one fetch for all; null when the request must be passed through. */
  async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | null> {
    const url = request.raw.url ?? '';
    const control = this.#lasting.get(url);
    const stamp = this.content.current;
    if (!control || stamp === null || !isAnybody(request)) return null;
    // The `?` marks pages with a query, which have a separate limit (html-cache.ts); here all addresses are alike.
    const found = await this.#shared.get(`${url}?`, stamp, () => this.#fetch(url, stamp, request.ip)).catch(() => null);
    const page = found && ('kept' in found ? found.kept : found.made);
    if (!page) return null;
    reply.header('cache-control', control).header('vary', 'accept-encoding').header('etag', page.etag);
    if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
    return sendCompressed(request, reply.type('application/json; charset=utf-8'), page);
  }

  async #fetch(url: string, stamp: string, address: string): Promise<CachedPage | null> {
    // The api's rate limit for searches is per address.
    const { status, body, lasting, cookies } = await this.api.get(url, toCallHeaders({ address, session: null }));
    if (status !== 200 || !lasting || cookies?.length) return null;
    const page = new CachedPage(status, JSON.stringify(body), stamp, {}, new Set(), { lasting, html: '' });
    this.#cache.store(`${url}?`, page);
    return page;
  }
}
