import { type ChildProcess, fork } from 'node:child_process';
import { readWaitedOf } from '../isolation/own-time.ts';

export interface Limits {
  /**
   * Limits in milliseconds for the first message, for one step, and for everything; waiting for a processor does not
   * count.
   */
  start: number;
  step: number;
  whole: number;
}

const HEARS_WITHIN_MS = 1000;
/** A busy machine extends a limit up to this factor. */
const PATIENCE = 2;

const MEMORY_MB = 768;
/** Pages are short-lived: with the default of 16 MB garbage collection would take a tenth of the time. */
const YOUNG_MB = 64;

export interface ChildScript {
  script: string;
  execArgv?: readonly string[];
}

/** Calls back after `ms`, not counting time in which the watched process waited for a processor. */
export class PatientTimer {
  #timer: NodeJS.Timeout;
  readonly #start = performance.now();

  constructor(
    private readonly ms: number,
    private readonly readWaited: () => number,
    private readonly onLate: () => void,
    private readonly before = readWaited(),
  ) {
    this.#timer = setTimeout(() => this.#check(), ms);
  }

  #check(): void {
    const allowed = Math.min(this.ms + this.readWaited() - this.before, this.ms * PATIENCE);
    const left = this.#start + allowed - performance.now();
    // Less than a clock tick.
    if (left < 1) this.onLate();
    else this.#timer = setTimeout(() => this.#check(), left);
  }

  clear(): void {
    clearTimeout(this.#timer);
  }
}

/**
 * A process without settings or secrets of the site. It is started before there is work for it, watched from then on,
 * and ended when it takes too long.
 */
export class WatchedChild<ToChild extends object, FromChild extends object> {
  readonly #child: ChildProcess;
  readonly #ended: Promise<void>;
  #isLate = false;
  #whole: PatientTimer | undefined;
  #step: PatientTimer | undefined;

  constructor(
    { script, execArgv = [] }: ChildScript,
    args: readonly string[],
    private readonly limits: Limits,
    hear: (message: FromChild) => void,
    /** Milliseconds that it, and the processes it depends on, have waited for a processor. */
    private readonly readWaited = () => this.waited(),
  ) {
    this.#child = fork(script, [...args], {
      env: { NODE_ENV: 'production' },
      execArgv: [...execArgv, `--max-old-space-size=${MEMORY_MB}`, `--max-semi-space-size=${YOUNG_MB}`],
      stdio: 'ignore',
    });
    this.#child.on('message', (message) => {
      this.live();
      hear(message as FromChild);
    });
    this.#ended = new Promise((resolve, reject) => {
      // `exit` can come before the last message; `close` comes after the channel has been read to its end.
      this.#child.once('close', () => resolve());
      this.#child.once('error', reject);
    });
    // The caller that waits for its end gets the fault.
    this.#ended.catch(() => {});
  }

  /** Sends the job, unless the process has ended. */
  begin(message: ToChild): void {
    this.#whole = this.#limit(this.limits.whole);
    this.#step = this.#limit(this.limits.start);
    this.send(message);
  }

  send(message: ToChild): void {
    if (this.#child.connected) this.#child.send(message, () => {});
  }

  /** Reports progress. */
  live(): void {
    if (!this.#step) return;
    this.#step.clear();
    this.#step = this.#limit(this.limits.step);
  }

  waited(): number {
    return this.#child.pid === undefined ? 0 : readWaitedOf(this.#child.pid);
  }

  #limit(ms: number): PatientTimer {
    return new PatientTimer(ms, this.readWaited, () => this.#stop());
  }

  /**
   * Resolves when it has ended for whatever reason, and reports whether it took too long. Rejects when it could not be
   * started.
   */
  async ended(): Promise<{ late: boolean }> {
    await this.#ended;
    this.end();
    return { late: this.#isLate };
  }

  end(): void {
    this.#whole?.clear();
    this.#step?.clear();
    // SIGTERM lets it end its guests; SIGKILL follows.
    this.#child.kill('SIGTERM');
    setTimeout(() => this.#child.kill('SIGKILL'), HEARS_WITHIN_MS).unref();
  }

  #stop(): void {
    this.#isLate = true;
    this.end();
  }
}
