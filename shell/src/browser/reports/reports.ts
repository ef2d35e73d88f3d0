import { Counter, type Registry } from 'prom-client';

/** A browser report: `what` is one of few words, `facts` go into the log. */
export interface Report {
  kind: 'csp' | 'fault';
  what: string;
  facts: Readonly<Record<string, string>>;
}

interface Log {
  warn(facts: object, message: string): void;
}

/** Reports accepted per minute, from one network and in total. */
const PER_NETWORK = 20;
const IN_TOTAL = 300;
const WINDOW_MS = 60_000;
/** How often the same report is logged, and how many different ones in that time. */
const SAME_AGAIN_MS = 3_600_000;
const MAX_KNOWN = 100;

/**
 * Reports from browsers. Anyone can send anything, so reports are counted, only the first of a kind is logged, and
 * senders are rate-limited.
 */
export class Reports {
  readonly #counted: Counter<'kind' | 'what'>;
  readonly #known = new Map<string, { at: number; more: number }>();
  #window = 0;
  #inWindow = new Map<string, number>();
  #total = 0;

  constructor(
    registry: Registry,
    private readonly log: Log,
  ) {
    this.#counted = new Counter({
      name: 'gemeinde_browser_reports_total',
      help: 'What browsers report of pages: refused by the content security policy, or faults; of dropped ones nothing is known',
      labelNames: ['kind', 'what'],
      registers: [registry],
    });
  }

  /** @param network of the sender (nameNetz), kept for one minute at most */
  note({ kind, what, facts }: Report, network: string, now = Date.now()): void {
    const isHeard = this.#mayTell(network, now);
    this.#counted.inc({ kind, what: isHeard ? what : 'dropped' });
    if (!isHeard) return;
    const name = JSON.stringify([kind, what, facts]);
    const known = this.#known.get(name);
    if (known && now - known.at < SAME_AGAIN_MS) {
      known.more += 1;
      return;
    }
    if (!known && this.#known.size >= MAX_KNOWN) this.#forget(now);
    if (!known && this.#known.size >= MAX_KNOWN) return;
    this.#known.set(name, { at: now, more: 0 });
    this.log.warn(
      { report: kind, what, ...facts, ...(known?.more ? { before: known.more } : {}) },
      'a browser reports',
    );
  }

  #mayTell(network: string, now: number): boolean {
    const window = Math.floor(now / WINDOW_MS);
    if (window !== this.#window) {
      this.#window = window;
      this.#inWindow = new Map();
      this.#total = 0;
    }
    const sent = (this.#inWindow.get(network) ?? 0) + 1;
    if (sent > PER_NETWORK || this.#total >= IN_TOTAL) return false;
    this.#inWindow.set(network, sent);
    this.#total += 1;
    return true;
  }

  #forget(now: number): void {
    for (const [name, { at }] of this.#known) if (now - at >= SAME_AGAIN_MS) this.#known.delete(name);
  }
}
