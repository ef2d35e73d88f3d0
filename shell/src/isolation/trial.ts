import type { Version } from './messages.ts';
import { type ThreadOptions, WatchedThread } from './watched-thread.ts';

const IDLE_MS = 10_000;

const nameProof = ({ dir, release }: Version) => `${dir} ${release.fingerprint}`;

/** Loads releases in a thread that no page waits for. It is kept for a while: releases come in groups. */
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
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.end(), IDLE_MS).unref();
    this.#thread ??= new WatchedThread(this.options, {
      onDeath: () => void this.end(),
      onRendered: () => {},
      onStray: () => void this.end(),
      onOutput: this.onOutput,
    });
    const thread = this.#thread;
    await thread.load(version);
    thread.drop(version.number);
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
