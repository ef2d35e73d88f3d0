import { createHash } from 'node:crypto';
import { LruMap } from '../base/lru-map.ts';
import type { Island } from '../base/seite-daten.ts';
import { CachedPage } from '../http/cache/html-cache.ts';

/** Characters of JSON from which a context follows later: below, its request has more bytes than it saves. */
const LONG = 1500;
const KEPT = 200;
const KEPT_BYTES = 20_000_000;

/**
 * Data of islands that wait for a hand, e.g. all streets of a form: they follow with the code instead of being in every
 * document. A hash of the content names them, so that code and markup always get the same data.
 */
export class IslandContexts {
  readonly #kept = new LruMap<CachedPage>(KEPT, { max: KEPT_BYTES, measure: ({ bytes }) => bytes });

  /** Keeps long contexts and returns the islands without them. */
  keep(islands: readonly Island[]): Island[] {
    return islands.map(({ context, ...island }) => {
      const json = island.when === 'interaction' ? JSON.stringify(context) : undefined;
      if (json === undefined || json.length < LONG) return { ...island, context };
      const hash = createHash('sha256').update(json).digest('base64url').slice(0, 22);
      if (!this.#kept.get(hash)) this.#kept.set(hash, new CachedPage(200, json, ''));
      return { ...island, context: null, contextHash: hash };
    });
  }

  find(hash: string): CachedPage | null {
    return this.#kept.get(hash) ?? null;
  }
}
