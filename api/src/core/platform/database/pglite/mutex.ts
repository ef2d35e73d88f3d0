import { AppError } from '@gm/shared/errors/app-error';

/** Longer than any reasonable transaction; longer waits indicate a deadlock with oneself. */
const PATIENCE_MS = 30_000;

export interface Mutex {
  /**
   * Waits for the lock, in order of arrival. Rejects with `nicht_bereit` after 30 s: a statement sent outside the
   * transaction that it waits for would otherwise block the process permanently.
   */
  acquire(): Promise<void>;
  release(): void;
}

export function createMutex(patienceMs = PATIENCE_MS): Mutex {
  const waiting: (() => void)[] = [];
  let held = false;
  return {
    acquire() {
      if (!held) {
        held = true;
        return Promise.resolve();
      }
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.splice(waiting.indexOf(take), 1);
          reject(new AppError('nicht_bereit', 'Die Datenbank ist gerade überlastet. Bitte versuchen Sie es erneut.'));
        }, patienceMs);
        const take = () => {
          clearTimeout(timer);
          resolve();
        };
        waiting.push(take);
      });
    },
    release() {
      const next = waiting.shift();
      if (next) next();
      else held = false;
    },
  };
}
