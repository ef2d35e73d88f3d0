import type { CachedPage, HtmlCache } from './html-cache.ts';

/**
 * Pause before an expired page is rendered again, as a multiple of the last rendering's duration: at most a quarter of
 * one core.
 */
const PAUSE = 3;

/**
 * Pages that are the same for all visitors. A burst of requests for one page waits for one rendering. A slightly
 * expired page is served stale while it is rendered again, one page at a time (decision 064).
 */
export class SharedPages<Made> {
  readonly #making = new Map<string, Promise<Made>>();
  #mayRenew = true;

  constructor(private readonly cache: HtmlCache) {}

  /**
   * Returns the cached page, or the result of `make`, which caches it where possible. `isOthers`: another request had
   * started the rendering.
   */
  async get(
    url: string,
    stamp: string | null,
    make: () => Promise<Made>,
  ): Promise<{ kept: CachedPage } | { made: Made; isOthers: boolean }> {
    // By stamp, too: after a rollback no visitor waits for the version that was rolled back.
    const name = `${stamp} ${url}`;
    const fresh = this.cache.fresh(url, stamp);
    if (fresh) return { kept: fresh };
    const old = this.cache.stale(url, stamp);
    if (old && (!this.#mayRenew || this.#making.has(name))) return { kept: old };
    const others = this.#making.get(name);
    const making = others ?? this.#make(name, old ? this.#inTurn(make) : make());
    return { made: await making, isOthers: others !== undefined };
  }

  #make(name: string, work: Promise<Made>): Promise<Made> {
    const making = work.finally(() => this.#making.delete(name));
    this.#making.set(name, making);
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
