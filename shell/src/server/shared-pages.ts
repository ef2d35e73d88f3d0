import type { CachedPage, HtmlCache } from './html-cache.ts';

/** How long old pages are handed out after one was made anew, times as long as that took: a quarter of one core at most makes pages anew. */
const PAUSE = 3;

/**
 * Pages that everybody gets alike. A crowd that asks for the same at once waits for one rendering. What is a little too old is made
 * anew for whoever asks, one page at a time: who asks meanwhile gets the old one (decision 066).
 */
export class SharedPages<Made> {
  readonly #making = new Map<string, Promise<Made>>();
  #mayRenew = true;

  constructor(private readonly cache: HtmlCache) {}

  /** The kept page, or what `make` makes of it, which keeps what can be kept. `isOthers`: somebody else had asked before. */
  async get(
    url: string,
    stamp: string | null,
    make: () => Promise<Made>,
  ): Promise<{ kept: CachedPage } | { made: Made; isOthers: boolean }> {
    const fresh = this.cache.fresh(url, stamp);
    if (fresh) return { kept: fresh };
    const old = this.cache.stale(url, stamp);
    if (old && (!this.#mayRenew || this.#making.has(url))) return { kept: old };
    const others = this.#making.get(url);
    const making = others ?? this.#make(url, old ? this.#inTurn(make) : make());
    return { made: await making, isOthers: others !== undefined };
  }

  #make(url: string, work: Promise<Made>): Promise<Made> {
    const making = work.finally(() => this.#making.delete(url));
    this.#making.set(url, making);
    return making;
  }

  async #inTurn(make: () => Promise<Made>): Promise<Made> {
    this.#mayRenew = false;
    const start = performance.now();
    try {
      return await make();
    } finally {
      setTimeout(
        () => {
          this.#mayRenew = true;
        },
        (performance.now() - start) * PAUSE,
      ).unref();
    }
  }
}
