import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { InhaltStand } from '../inhalt/inhalt-stand.ts';

/**
 * Replies kept. The example town uses some 1,500: 760 pages and what their calls answer. A release is judged on all of them one after
 * the other, and with room for fewer the oldest would always be gone before it is asked for again.
 */
const MAX_ENTRIES = 10_000;
/** A crawler with odd queries throws out the oldest. */
const MAX_BYTES = 64 * 1024 * 1024;

interface Antwort {
  body: string | Buffer;
  etag: string;
}

interface Kept {
  antwort: Promise<Antwort>;
  /** 0 until it is there. */
  bytes: number;
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
  let entries = new Map<string, Kept>();
  let bytes = 0;
  stand.onChange(() => {
    entries = new Map();
    bytes = 0;
  });

  function makeRoom(): void {
    for (const [key, kept] of entries) {
      if (entries.size <= MAX_ENTRIES && bytes <= MAX_BYTES) return;
      entries.delete(key);
      bytes -= kept.bytes;
    }
  }

  async function keep(key: string, antwort: Promise<Antwort>): Promise<void> {
    const mine = entries;
    const kept: Kept = { antwort, bytes: 0 };
    mine.set(key, kept);
    try {
      const { body } = await antwort;
      if (mine !== entries || mine.get(key) !== kept) return;
      kept.bytes = Buffer.byteLength(body);
      bytes += kept.bytes;
      makeRoom();
    } catch {
      // Whoever asked hears of it.
      if (mine.get(key) === kept) mine.delete(key);
    }
  }

  return {
    async send(request, reply, key, produce, type) {
      const known = entries.get(key)?.antwort;
      const antwort =
        known ??
        produce().then((value) => {
          const finished = value instanceof Buffer ? value : String(value);
          const body = type === undefined ? (reply.serialize(value) as string) : finished;
          return { body, etag: `"${createHash('sha1').update(body).digest('base64url')}"` };
        });
      if (!known) void keep(key, antwort);
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
