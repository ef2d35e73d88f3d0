import type { Store } from './store.ts';
import { withLock } from './store-lock.ts';
import { trustPath } from './trust.ts';

/** A folder of this machine, or one that several mount: it is the store itself, and writers wait for each other. */
export function createDiskStore(dir: string, trustFile = trustPath(dir)): Store {
  return {
    dir,
    trustFile,
    delayMs: 0,
    follow: () => Promise.resolve(false),
    change: async (work) => withLock(dir, () => work(dir)),
  };
}
