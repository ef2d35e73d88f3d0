import { AppError } from '@gm/shared/fehler/app-error';

/** Long enough for any honest transaction; whoever waits longer waits for himself. */
const PATIENCE_MS = 30_000;

export interface Mutex {
  /**
   * Waits for the turn, first come first served. Rejects with `nicht_bereit` after 30 s: a statement sent to the
   * database beside the transaction it belongs to would otherwise hang the process for good.
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
