import type { Version } from './messages.ts';
import { type ThreadOptions, WatchedThread } from './watched-thread.ts';

/** As long as a release may be judged before it comes. */
const IDLE_MS = 120_000;

const nameProof = ({ dir, release }: Version) => `${dir} ${release.fingerprint}`;

/** Loads releases in a thread that no page waits for. It is started when one is on its way, and kept for a while. */
export class Trial {
  #thread: WatchedThread | null = null;
  #timer: NodeJS.Timeout | undefined;
  /** Releases that have loaded in this process; their files are compared with their hashes in any case. */
  readonly #proven = new Set<string>();

  constructor(
    private readonly options: ThreadOptions,
    private readonly onOutput: (text: string) => void,
  ) {}

  /** Rejects when the release does not load. Who goes back does not wait for what was shown before. */
  async load(version: Version): Promise<void> {
    if (this.#proven.has(nameProof(version))) return;
    const thread = this.open();
    await thread.load(version);
    thread.drop(version.number);
  }

  /** Starting a thread takes as long as loading a release into it. */
  open(): WatchedThread {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.end(), IDLE_MS).unref();
    this.#thread ??= new WatchedThread(this.options, {
      onDeath: () => void this.end(),
      onRendered: () => {},
      onStray: () => void this.end(),
      onOutput: this.onOutput,
    });
    return this.#thread;
  }

  /** It has loaded, here or elsewhere. */
  note(version: Version): void {
    this.#proven.add(nameProof(version));
  }

  look(ms: number): void {
    this.#thread?.look(ms);
  }

  async end(): Promise<void> {
    clearTimeout(this.#timer);
    const thread = this.#thread;
    this.#thread = null;
    await thread?.end();
  }
}
