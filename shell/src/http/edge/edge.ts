import { request } from 'undici';

/** The surrogate key of all pages: any change of content or releases may affect any page. */
export const EDGE_TAG = 'seiten';

const RETRY_MS = 1000;
/** A response on its way to the CDN during the purge is outdated, too, so the purge is repeated. */
const AGAIN_MS = 1000;
const LIMIT_MS = 2000;

interface Log {
  warn(facts: object, message: string): void;
}

/**
 * CDN nodes in front of the site (docs/operations/edge.vcl). They cache pages of visitors who are not logged in and get
 * a soft purge on every change: outdated pages stay available in case the site is down.
 */
export class Edge {
  readonly #waiting = new Map<string, Promise<void>>();
  /** Counts the changes, so that one during a purge causes another purge. */
  #changes = 0;
  #again: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(
    private readonly addresses: readonly string[],
    private readonly log: Log,
  ) {}

  get isThere(): boolean {
    return this.addresses.length > 0;
  }

  /** Call it when anything that pages are rendered from has changed. */
  noteChange(): void {
    this.#tellAll();
    if (!this.isThere) return;
    clearTimeout(this.#again);
    this.#again = setTimeout(() => this.#tellAll(), AGAIN_MS).unref();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#again);
    await Promise.all(this.#waiting.values());
  }

  #tellAll(): void {
    this.#changes += 1;
    for (const address of this.addresses) {
      if (this.#waiting.has(address)) continue;
      const telling = this.#tell(address).finally(() => this.#waiting.delete(address));
      this.#waiting.set(address, telling);
    }
  }

  async #tell(address: string): Promise<void> {
    let told = 0;
    let isAway = false;
    while (told !== this.#changes && !this.#stopped) {
      const change = this.#changes;
      const status = await this.#purge(address);
      if (status === 200) {
        told = change;
        if (isAway) this.log.warn({ address }, 'the edge answers again');
        continue;
      }
      if (!isAway) this.log.warn({ address, status }, 'the edge was not told of a change; trying again');
      isAway = true;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS).unref());
    }
  }

  /** Status of the response; null without one. */
  async #purge(address: string): Promise<number | null> {
    try {
      const { statusCode, body } = await request(address, {
        method: 'PURGE' as 'DELETE',
        headers: { 'x-purge': EDGE_TAG },
        headersTimeout: LIMIT_MS,
        bodyTimeout: LIMIT_MS,
      });
      await body.dump();
      return statusCode;
    } catch {
      return null;
    }
  }
}
