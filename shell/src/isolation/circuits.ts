const WINDOW_MS = 60_000;
const OPEN_MS = 30_000;
const DEATHS = 3;

interface Circuit {
  /** Times of the guest's deaths within the last minute. */
  deaths: number[];
  /** Null while it is closed. */
  openUntil: number | null;
  /** One job tests whether the version works again (half-open). */
  trying: boolean;
}

/**
 * Circuit breakers for versions that crash their guests: after the third death within a minute no guest is started for
 * 30 s; then one job tests the version, and either closes the circuit or opens it again.
 */
export class Circuits {
  readonly #circuits = new Map<string, Circuit>();

  /** Whether blocks of `version` may be rendered. After `true` call `noteEnd` or `noteDeath`. */
  mayRun(version: string): boolean {
    const circuit = this.#circuits.get(version);
    if (circuit?.openUntil == null) return true;
    if (circuit.trying || Date.now() < circuit.openUntil) return false;
    circuit.trying = true;
    return true;
  }

  /** An allowed job has ended without a death. */
  noteEnd(version: string): void {
    if (this.#circuits.get(version)?.trying) this.#circuits.delete(version);
  }

  /** @returns deaths within the last minute, and whether the circuit is now open */
  noteDeath(version: string): { deaths: number; isOpen: boolean } {
    const now = Date.now();
    const before = this.#circuits.get(version);
    const deaths = [...(before?.deaths ?? []).filter((at) => now - at < WINDOW_MS), now];
    const isOpen = deaths.length >= DEATHS || before?.trying === true || before?.openUntil != null;
    this.#circuits.set(version, { deaths, openUntil: isOpen ? now + OPEN_MS : null, trying: false });
    return { deaths: deaths.length, isOpen };
  }

  /** The version was removed. */
  forget(version: string): void {
    this.#circuits.delete(version);
  }
}
