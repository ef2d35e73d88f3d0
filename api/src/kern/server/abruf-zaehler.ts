import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Datenquelle } from '../daten/database.ts';
import { type Abrufstand, createAbrufRepository } from './abruf-repository.ts';

/** Addresses that are over their limit and remembered here, so that a flood asks the database but once a window. */
const MAX_REFUSED = 5000;

type Answer = Parameters<FastifyRateLimitStore['incr']>[1];

type CallOptions = Parameters<FastifyRateLimitStore['child']>[0];

/** Counts in the database, for all processes together. */
class AbrufZaehler implements FastifyRateLimitStore {
  /** Until when an address is refused, in milliseconds since 1970. */
  readonly #refused = new Map<string, number>();
  readonly #abrufe: ReturnType<typeof createAbrufRepository>;

  constructor(
    private readonly db: Datenquelle,
    private readonly call: string,
  ) {
    this.#abrufe = createAbrufRepository(db);
  }

  incr(key: string, answer: Answer, timeWindow: number, max: number): void {
    this.#count(key, timeWindow, max).then((stand) => answer(null, stand), answer);
  }

  async #count(key: string, timeWindow: number, max: number): Promise<Abrufstand> {
    const rest = (this.#refused.get(key) ?? 0) - Date.now();
    if (rest > 0) return { current: max + 1, ttl: rest };
    this.#refused.delete(key);
    const stand = await this.#abrufe.count(this.call, key, timeWindow);
    if (stand.current > max) this.#remember(key, Date.now() + stand.ttl);
    return stand;
  }

  #remember(key: string, until: number): void {
    if (this.#refused.size >= MAX_REFUSED) {
      const [oldest] = this.#refused.keys();
      if (oldest !== undefined) this.#refused.delete(oldest);
    }
    this.#refused.set(key, until);
  }

  /** The plugin names the call in a field that its types leave out. */
  child({ routeInfo }: CallOptions & { routeInfo?: Partial<Pick<CallOptions, 'method' | 'url'>> }): AbrufZaehler {
    return new AbrufZaehler(this.db, `abruf ${routeInfo?.method ?? ''} ${routeInfo?.url ?? ''}`);
  }
}

/** The store that the plugin makes for itself, with the database. */
export const createAbrufZaehler = (db: Datenquelle): FastifyRateLimitStoreCtor =>
  class extends AbrufZaehler {
    constructor() {
      super(db, 'abruf');
    }
  };
