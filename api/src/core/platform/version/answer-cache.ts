import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ContentState } from './content-state.ts';

/**
 * Maximum number of cached replies. The example site needs about 1,500: 760 pages and their calls. A release check
 * requests all of them in order; a smaller cache would always evict an entry before its next use.
 */
const MAX_ENTRIES = 10_000;
/** Bytes; limits what a crawler with random queries can fill. */
const MAX_BYTES = 64 * 1024 * 1024;

interface Answer {
  body: string | Buffer;
  etag: string;
}

interface Kept {
  antwort: Promise<Answer>;
  /** Expiry time; requests during renewal wait for it, however long it takes. */
  until: number;
  /** 0 until the reply is ready. */
  bytes: number;
  /** A renewal is in progress. */
  isRenewed?: boolean;
}

interface SendOptions {
  /** Media type of a text or file; without it the value is sent as JSON. */
  type?: string;
  /** Lifetime in seconds of a reply that depends on more than the content; 0 disables caching. */
  seconds?: number;
}

/** Stale-while-revalidate period in seconds, so that a burst does not wait for the renewal. */
const GRACE_S = 9;

const isGood = ({ bytes, until }: Kept, grace: number) => bytes === 0 || Date.now() < until + grace * 1000;

function describeAge(seconds: number): string {
  if (seconds === Number.POSITIVE_INFINITY) return 'public, no-cache';
  return seconds === 0 ? 'no-store' : `public, max-age=${seconds}, stale-while-revalidate=${GRACE_S}`;
}

/** Cached replies of one content version, shared by all visitors. */
export interface AnswerCache {
  /**
   * Sends the cached reply, or the result of `produce`; 304 if the client has it already. `key` must contain everything
   * the reply depends on besides the content. A rejected `produce` is not cached.
   */
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    produce: () => Promise<unknown>,
    options?: SendOptions,
  ): Promise<FastifyReply>;
}

export function createAnswerCache(state: ContentState): AnswerCache {
  let entries = new Map<string, Kept>();
  let bytes = 0;
  state.onChange(() => {
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

  async function keep(key: string, answer: Promise<Answer>, seconds: number): Promise<void> {
    const mine = entries;
    const old = mine.get(key);
    if (old && isGood(old, GRACE_S)) {
      old.isRenewed = true;
      await answer.catch(() => {});
      old.isRenewed = false;
      if (mine !== entries || mine.get(key) !== old) return;
    }
    const kept: Kept = { antwort: answer, until: Date.now() + seconds * 1000, bytes: 0 };
    bytes -= mine.get(key)?.bytes ?? 0;
    mine.delete(key);
    mine.set(key, kept);
    try {
      const { body } = await answer;
      if (mine !== entries || mine.get(key) !== kept) return;
      kept.bytes = Buffer.byteLength(body);
      bytes += kept.bytes;
      makeRoom();
    } catch {
      // The requester gets the error.
      if (mine.get(key) === kept) mine.delete(key);
    }
  }

  return {
    async send(request, reply, key, produce, { type, seconds = Number.POSITIVE_INFINITY } = {}) {
      const kept = entries.get(key);
      // While one request renews the reply, the others get the stale one instead of waiting for a busy database.
      const known = kept && isGood(kept, kept.isRenewed ? GRACE_S : 0) ? kept.antwort : undefined;
      const answer =
        known ??
        produce().then((value) => {
          const finished = value instanceof Buffer ? value : String(value);
          const body = type === undefined ? (reply.serialize(value) as string) : finished;
          return { body, etag: `"${createHash('sha1').update(body).digest('base64url')}"` };
        });
      if (!known && seconds > 0) void keep(key, answer, seconds);
      const { body, etag } = await answer;
      reply.header('etag', etag).header('cache-control', describeAge(seconds));
      const isKnown = request.headers['if-none-match']
        ?.split(/\s*,\s*/)
        .some((tag) => tag.replace(/^W\//, '') === etag);
      if (isKnown) return reply.code(304).send();
      return reply.type(type ?? 'application/json; charset=utf-8').send(body);
    },
  };
}
