import { request } from 'undici';

/** What every page is filed under at the edge: one word for all, as any change of content or releases may show on any page. */
export const EDGE_TAG = 'seiten';

const RETRY_MS = 1000;
/** What was on its way to the edge when it was told is old, too: it is told once more. */
const AGAIN_MS = 1000;
const LIMIT_MS = 2000;

interface Log {
  warn(facts: object, message: string): void;
}

/**
 * Caches in front of the site (docs/betrieb/edge.vcl). They keep pages of visitors who are not logged in, and are told when
 * what they have is old: not thrown away, so that it is there when nobody else is.
 */
export class Edge {
  readonly #waiting = new Map<string, Promise<void>>();
  /** Counts the changes, so that one that comes while a cache is being told is told as well. */
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

  /** Something that pages are made of has changed. */
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

  /** The status of the answer; null without one. */
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
