import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { InhaltStand } from '../inhalt/inhalt-stand.ts';

/** Replies kept; with 70 pages and 66 articles a site uses some 300, a crawler with odd queries throws out the oldest. */
const MAX_ENTRIES = 1_000;

interface Antwort {
  body: string | Buffer;
  etag: string;
}

/** Finished replies of one content version, shared by all visitors. */
export interface AntwortCache {
  /**
   * Answers with the kept reply, or with what `produce` makes of it; 304 when the client has it already. `key` names
   * everything the reply depends on besides the content. A rejected `produce` is not kept. With a `type` the value is a
   * finished text or file of that media type, otherwise it is sent as JSON.
   */
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    produce: () => Promise<unknown>,
    type?: string,
  ): Promise<FastifyReply>;
}

export function createAntwortCache(stand: InhaltStand): AntwortCache {
  let entries = new Map<string, Promise<Antwort>>();
  stand.onChange(() => {
    entries = new Map();
  });

  function keep(key: string, antwort: Promise<Antwort>): void {
    const mine = entries;
    mine.set(key, antwort);
    antwort.catch(() => mine.delete(key));
    const oldest = mine.size > MAX_ENTRIES ? mine.keys().next() : undefined;
    if (oldest?.value !== undefined) mine.delete(oldest.value);
  }

  return {
    async send(request, reply, key, produce, type) {
      const known = entries.get(key);
      const antwort =
        known ??
        produce().then((value) => {
          const finished = value instanceof Buffer ? value : String(value);
          const body = type === undefined ? (reply.serialize(value) as string) : finished;
          return { body, etag: `"${createHash('sha1').update(body).digest('base64url')}"` };
        });
      if (!known) keep(key, antwort);
      const { body, etag } = await antwort;
      reply.header('etag', etag).header('cache-control', 'public, no-cache');
      const isKnown = request.headers['if-none-match']
        ?.split(/\s*,\s*/)
        .some((tag) => tag.replace(/^W\//, '') === etag);
      if (isKnown) return reply.code(304).send();
      return reply.type(type ?? 'application/json; charset=utf-8').send(body);
    },
  };
}
