import { createParser } from 'eventsource-parser';
import { request } from 'undici';

/** The api sends a comment every 10 s; silence for 25 s means a dead connection. */
const SILENCE_MS = 25_000;

/**
 * Follows the api's stream of content versions. While the stream is open, a page rendered under the current version is
 * known to be unchanged; when it breaks, `current` is null.
 */
export class ContentVersion {
  #current: string | null = null;
  #stopped = new AbortController();
  #running: Promise<void> | undefined;

  constructor(
    private readonly apiUrl: string,
    private readonly onChange: () => void,
    private readonly silenceMs = SILENCE_MS,
  ) {}

  get current(): string | null {
    return this.#current;
  }

  start(): void {
    this.#running = this.#follow();
  }

  async stop(): Promise<void> {
    this.#stopped.abort();
    await this.#running;
  }

  #set(version: string | null): void {
    if (version === this.#current) return;
    this.#current = version;
    if (version !== null) this.onChange();
  }

  async #follow(): Promise<void> {
    const { signal } = this.#stopped;
    while (!signal.aborted) {
      try {
        const { statusCode, body } = await request(`${this.apiUrl}/api/cms/ereignisse`, {
          signal,
          headersTimeout: this.silenceMs,
          bodyTimeout: this.silenceMs,
        });
        if (statusCode === 200) {
          const parser = createParser({ onEvent: ({ data }) => this.#set(data) });
          body.setEncoding('utf8');
          for await (const chunk of body) parser.feed(String(chunk));
        } else await body.dump();
      } catch {
        // Unreachable or broken off: the next round tries again.
      }
      this.#set(null);
      if (!signal.aborted) await new Promise((resolve) => setTimeout(resolve, 300));
    }
  }
}
