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
  /** Moment after which it is made anew; those who ask while it is made wait for it, however long that takes. */
  until: number;
  /** 0 until it is there. */
  bytes: number;
  /** Somebody waits for a new one already. */
  isRenewed?: boolean;
}

interface SendOptions {
  /** The value is a finished text or file of this media type; otherwise it is sent as JSON. */
  type?: string;
  /** Depends on more than the content: after so many seconds it is made anew; at 0 each time, and for nobody else. */
  seconds?: number;
}

/** How long those who keep such a reply may go on with it while they ask anew: a crowd does not wait for the first of it. */
const GRACE_S = 9;

const isGood = ({ bytes, until }: Kept, grace: number) => bytes === 0 || Date.now() < until + grace * 1000;

function describeAge(seconds: number): string {
  if (seconds === Number.POSITIVE_INFINITY) return 'public, no-cache';
  return seconds === 0 ? 'no-store' : `public, max-age=${seconds}, stale-while-revalidate=${GRACE_S}`;
}

/** Finished replies of one content version, shared by all visitors. */
export interface AntwortCache {
  /**
   * Answers with the kept reply, or with what `produce` makes of it; 304 when the client has it already. `key` names
   * everything the reply depends on besides the content. A rejected `produce` is not kept.
   */
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    produce: () => Promise<unknown>,
    options?: SendOptions,
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

  async function keep(key: string, antwort: Promise<Antwort>, seconds: number): Promise<void> {
    const mine = entries;
    const old = mine.get(key);
    if (old && isGood(old, GRACE_S)) {
      old.isRenewed = true;
      await antwort.catch(() => {});
      old.isRenewed = false;
      if (mine !== entries || mine.get(key) !== old) return;
    }
    const kept: Kept = { antwort, until: Date.now() + seconds * 1000, bytes: 0 };
    bytes -= mine.get(key)?.bytes ?? 0;
    mine.delete(key);
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
    async send(request, reply, key, produce, { type, seconds = Number.POSITIVE_INFINITY } = {}) {
      const kept = entries.get(key);
      // While one visitor waits for a new one, and with it for a database that books, a crowd gets the old.
      const known = kept && isGood(kept, kept.isRenewed ? GRACE_S : 0) ? kept.antwort : undefined;
      const antwort =
        known ??
        produce().then((value) => {
          const finished = value instanceof Buffer ? value : String(value);
          const body = type === undefined ? (reply.serialize(value) as string) : finished;
          return { body, etag: `"${createHash('sha1').update(body).digest('base64url')}"` };
        });
      if (!known && seconds > 0) void keep(key, antwort, seconds);
      const { body, etag } = await antwort;
      reply.header('etag', etag).header('cache-control', describeAge(seconds));
      const isKnown = request.headers['if-none-match']
        ?.split(/\s*,\s*/)
        .some((tag) => tag.replace(/^W\//, '') === etag);
      if (isKnown) return reply.code(304).send();
      return reply.type(type ?? 'application/json; charset=utf-8').send(body);
    },
  };
}
