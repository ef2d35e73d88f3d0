const WINDOW_MS = 60_000;
const OPEN_MS = 30_000;
const DEATHS = 3;

interface Circuit {
  /** When threads died of it, within the last minute. */
  deaths: number[];
  /** Null while it is closed. */
  openUntil: number | null;
  /** One job tries whether it is well again. */
  trying: boolean;
}

/**
 * Keeps versions away from the threads they end: after the third death within a minute for 30 s; then one job tries, and
 * either closes the circuit or opens it again.
 */
export class Circuits {
  readonly #circuits = new Map<string, Circuit>();

  /** Whether blocks of `version` may be rendered. A `true` is followed by `noteEnd` or `noteDeath`. */
  mayRun(version: string): boolean {
    const circuit = this.#circuits.get(version);
    if (circuit?.openUntil == null) return true;
    if (circuit.trying || Date.now() < circuit.openUntil) return false;
    circuit.trying = true;
    return true;
  }

  /** A job that was allowed to run has ended without a death. */
  noteEnd(version: string): void {
    if (this.#circuits.get(version)?.trying) this.#circuits.delete(version);
  }

  /** @returns deaths within the last minute, and whether the circuit is open now. */
  noteDeath(version: string): { deaths: number; isOpen: boolean } {
    const now = Date.now();
    const before = this.#circuits.get(version);
    const deaths = [...(before?.deaths ?? []).filter((at) => now - at < WINDOW_MS), now];
    const isOpen = deaths.length >= DEATHS || before?.trying === true || before?.openUntil != null;
    this.#circuits.set(version, { deaths, openUntil: isOpen ? now + OPEN_MS : null, trying: false });
    return { deaths: deaths.length, isOpen };
  }

  /** The version is gone. */
  forget(version: string): void {
    this.#circuits.delete(version);
  }
}
