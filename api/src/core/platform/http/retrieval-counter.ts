import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { DataSource } from '../database/database.ts';
import { createRetrievalRepository, type RetrievalState } from './retrieval-repository.ts';

/** Blocked addresses remembered in memory, so that a flood queries the database only once per window. */
const MAX_REFUSED = 5000;
/** Maximum number of addresses counted in memory. */
const MAX_COUNTED = 20_000;

type Answer = Parameters<FastifyRateLimitStore['incr']>[1];

type CallOptions = Parameters<FastifyRateLimitStore['child']>[0] & {
  /** The plugin passes the route in a field missing from its types. */
  routeInfo?: { method?: unknown; url?: unknown };
  /** For read-only calls: counts per process, so that an unreachable or slow database does not matter. */
  nurHier?: boolean;
};

/** Counts in memory, per process. */
class ProcessCounter implements FastifyRateLimitStore {
  readonly #stand = new Map<string, { anzahl: number; ende: number }>();

  incr(key: string, answer: Answer, timeWindow: number): void {
    const now = Date.now();
    const current = this.#stand.get(key);
    const state = current && current.ende > now ? current : { anzahl: 0, ende: now + timeWindow };
    state.anzahl += 1;
    // Insertion order: the oldest window comes first.
    if (state !== current) this.#stand.delete(key);
    this.#stand.set(key, state);
    const [oldest] = this.#stand.keys();
    if (oldest !== undefined && this.#stand.size > MAX_COUNTED) this.#stand.delete(oldest);
    answer(null, { current: state.anzahl, ttl: state.ende - now });
  }

  child(): ProcessCounter {
    return new ProcessCounter();
  }
}

/** Counts in the database, shared by all processes. */
class RetrievalCounter implements FastifyRateLimitStore {
  /** End of the block per address, in milliseconds since 1970. */
  readonly #refused = new Map<string, number>();
  readonly #abrufe: ReturnType<typeof createRetrievalRepository>;

  constructor(
    private readonly db: DataSource,
    private readonly call: string,
  ) {
    this.#abrufe = createRetrievalRepository(db);
  }

  incr(key: string, answer: Answer, timeWindow: number, max: number): void {
    this.#count(key, timeWindow, max).then((state) => answer(null, state), answer);
  }

  async #count(key: string, timeWindow: number, max: number): Promise<RetrievalState> {
    const rest = (this.#refused.get(key) ?? 0) - Date.now();
    if (rest > 0) return { current: max + 1, ttl: rest };
    this.#refused.delete(key);
    const state = await this.#abrufe.count(this.call, key, timeWindow);
    if (state.current > max) this.#remember(key, Date.now() + state.ttl);
    return state;
  }

  #remember(key: string, until: number): void {
    if (this.#refused.size >= MAX_REFUSED) {
      const [oldest] = this.#refused.keys();
      if (oldest !== undefined) this.#refused.delete(oldest);
    }
    this.#refused.set(key, until);
  }

  child({ routeInfo, nurHier: onlyHere }: CallOptions): FastifyRateLimitStore {
    if (onlyHere) return new ProcessCounter();
    return new RetrievalCounter(this.db, `abruf ${routeInfo?.method ?? ''} ${routeInfo?.url ?? ''}`);
  }
}

/** Store class for the plugin, bound to the database. */
export const createRetrievalCounter = (db: DataSource): FastifyRateLimitStoreCtor =>
  class extends RetrievalCounter {
    constructor() {
      super(db, 'abruf');
    }
  };
