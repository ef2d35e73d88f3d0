import type { Release } from '@gm/shared/contract/release';
import type { TemplateFacts } from './template-facts.ts';

/** Longer than any request that is not stuck. */
const LAST_REQUESTS_MS = 60_000;

/** One version of a remote that is ready to serve. Its code runs in guests; this object holds data only. */
export class ServedRelease {
  #users = 0;
  #isRetired = false;
  #isGone = false;

  /** @param onGone called once, when no request uses the version any more */
  constructor(
    readonly release: Release,
    readonly facts: TemplateFacts,
    private readonly onGone: () => void = () => {},
  ) {}

  /** Registers a request that uses this version; the returned function ends it. */
  use(): () => void {
    this.#users += 1;
    let isDone = false;
    return () => {
      if (isDone) return;
      isDone = true;
      this.#users -= 1;
      if (this.#isRetired && this.#users === 0) this.#end();
    };
  }

  #end(): void {
    if (this.#isGone) return;
    this.#isGone = true;
    this.onGone();
  }

  /** Accepts no new requests; its guests end with the last request, or after a minute. */
  retire(): void {
    if (this.#isRetired) return;
    this.#isRetired = true;
    if (this.#users === 0) this.#end();
    else setTimeout(() => this.#end(), LAST_REQUESTS_MS).unref();
  }
}
