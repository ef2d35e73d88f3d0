import { isRecord } from '../../base/is-record.ts';

/** No connection: the api has not started yet, or is down. */
const AWAY = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT']);

/** The first such code in the causes of a fault; of several addresses the first one counts. */
function findAwayCode(fault: unknown, depth = 0): string | null {
  if (!isRecord(fault) || depth > 5) return null;
  if (typeof fault.code === 'string' && AWAY.has(fault.code)) return fault.code;
  const [first] = Array.isArray(fault.errors) ? fault.errors : [];
  return findAwayCode(fault.cause ?? first, depth + 1);
}

interface Log {
  warn(facts: object, message: string): void;
}

/** Whether the api is up: one log line when that changes, however many requests notice. */
export class ApiState {
  #isAway = false;

  constructor(private readonly log: Log) {}

  get isAway(): boolean {
    return this.#isAway;
  }

  /** True when `fault` only means that the api is down, which is then logged. */
  noteFault(fault: unknown): boolean {
    const code = findAwayCode(fault);
    if (code === null) return false;
    if (!this.#isAway) this.log.warn({ code }, 'the api is not reachable');
    this.#isAway = true;
    return true;
  }

  noteAnswer(): void {
    if (this.#isAway) this.log.warn({}, 'the api is reachable again');
    this.#isAway = false;
  }
}
