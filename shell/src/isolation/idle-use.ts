/** Shorter pauses between tasks are not counted: garbage collection and compiling follow a task. */
const PAUSE_MS = 200;
const SPAN_MS = 5000;

/** Measures the processor time that a process uses while it has no task. */
export class IdleUse {
  #pauseMs = 0;
  /** Reading at the start of a pause. */
  #before: number | null = null;
  #idleMs = 0;
  #usedMs = 0;

  /** @param read processor time of the process in ms */
  constructor(private readonly read: () => number) {}

  /** A task starts. */
  interrupt(): void {
    this.#pauseMs = 0;
    this.#before = null;
  }

  /** Adds `ms` without a task. Returns the share of a processor that the last five such seconds took, else null. */
  add(ms: number): number | null {
    this.#pauseMs += ms;
    if (this.#pauseMs < PAUSE_MS) return null;
    const used = this.read();
    if (this.#before !== null) {
      this.#idleMs += this.#pauseMs;
      this.#usedMs += used - this.#before;
    }
    this.#before = used;
    this.#pauseMs = 0;
    if (this.#idleMs < SPAN_MS) return null;
    const share = this.#usedMs / this.#idleMs;
    this.#idleMs = 0;
    this.#usedMs = 0;
    return share;
  }
}
