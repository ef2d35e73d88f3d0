import { type ChildProcess, fork } from 'node:child_process';

export interface Limits {
  /** Milliseconds until it says a first word, for one thing, and for everything. */
  start: number;
  step: number;
  whole: number;
}

const MEMORY_MB = 768;
/** Pages come and go: with the 16 MB that are usual a tenth of the time would be spent on clearing up. */
const YOUNG_MB = 64;

export interface ChildScript {
  script: string;
  execArgv?: readonly string[];
}

/**
 * A process without any setting or secret of the site. It is started before there is work for it, and watched from then on: ended
 * when it takes too long.
 */
export class WatchedChild<ToChild extends object, FromChild extends object> {
  readonly #child: ChildProcess;
  readonly #ended: Promise<void>;
  #isLate = false;
  #whole: NodeJS.Timeout | undefined;
  #step: NodeJS.Timeout | undefined;

  constructor(
    { script, execArgv = [] }: ChildScript,
    args: readonly string[],
    private readonly limits: Limits,
    hear: (message: FromChild) => void,
  ) {
    this.#child = fork(script, [...args], {
      env: { NODE_ENV: 'production' },
      execArgv: [...execArgv, '--expose-gc', `--max-old-space-size=${MEMORY_MB}`, `--max-semi-space-size=${YOUNG_MB}`],
      stdio: 'ignore',
    });
    this.#child.on('message', (message) => {
      this.live();
      hear(message as FromChild);
    });
    this.#ended = new Promise((resolve, reject) => {
      this.#child.once('exit', () => resolve());
      this.#child.once('error', reject);
    });
    // Whoever waits for its end hears of it.
    this.#ended.catch(() => {});
  }

  /** Gives it its work; what is not there any more does not get it. */
  begin(message: ToChild): void {
    this.#whole = setTimeout(() => this.#stop(), this.limits.whole);
    this.#step = setTimeout(() => this.#stop(), this.limits.start);
    this.send(message);
  }

  send(message: ToChild): void {
    if (this.#child.connected) this.#child.send(message, () => {});
  }

  /** Something has moved on. */
  live(): void {
    if (!this.#step) return;
    clearTimeout(this.#step);
    this.#step = setTimeout(() => this.#stop(), this.limits.step);
  }

  /** Resolves when it has ended, whoever ended it; says whether it took too long. Rejects when it could not be started. */
  async ended(): Promise<{ late: boolean }> {
    await this.#ended;
    this.end();
    return { late: this.#isLate };
  }

  end(): void {
    clearTimeout(this.#whole);
    clearTimeout(this.#step);
    this.#child.kill('SIGKILL');
  }

  #stop(): void {
    this.#isLate = true;
    this.#child.kill('SIGKILL');
  }
}
