import type { Version } from './messages.ts';
import type { Task } from './task.ts';
import type { WatchedThread } from './watched-thread.ts';

const RELOAD_MS = 2000;

/** A thread of the pool, and what it is doing. */
export class PoolMember {
  state: 'starting' | 'idle' | 'busy' = 'starting';
  task: Task | null = null;
  /** To be replaced: it holds too much, or something went wrong in it. */
  isTired = false;
  isLeaving = false;
  /** Versions that have left it. */
  drops = 0;
  readonly #wanted = new Set<number>();

  constructor(
    readonly thread: WatchedThread,
    private readonly onFault: (fault: unknown) => void,
  ) {}

  /** What loads elsewhere and not here (a busy machine, files that are away) is told, and tried again. Never rejects. */
  async load(version: Version): Promise<void> {
    this.#wanted.add(version.number);
    const isWanted = () => !this.thread.isOver && this.#wanted.has(version.number);
    try {
      await this.thread.load(version);
    } catch (fault) {
      if (!isWanted()) return;
      this.onFault(fault);
      setTimeout(() => isWanted() && void this.load(version), RELOAD_MS).unref();
    }
  }

  drop(number: number): void {
    this.#wanted.delete(number);
    this.drops += 1;
    this.thread.drop(number);
  }
}
