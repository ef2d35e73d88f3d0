import { withLock } from '../registry/store-lock.ts';
import type { Store } from './store.ts';

/** A folder of this machine, or one that several mount: it is the store itself, and writers wait for each other. */
export function createDiskStore(dir: string): Store {
  return {
    dir,
    delayMs: 0,
    follow: () => Promise.resolve(false),
    change: async (work) => withLock(dir, () => work(dir)),
  };
}
