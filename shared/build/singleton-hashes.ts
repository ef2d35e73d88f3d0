import recorded from './singleton-hashes.json' with { type: 'json' };

interface Singleton {
  /** Hash of the current API (`singleton-api.ts`). Verified by a check; written by `npm run singletons`. */
  api: string;
  /** Earlier hashes that are still compatible: remotes built with them keep working. */
  stillFits: string[];
}

/** Modules of `shared` that shell and remotes share at run time, by import name. */
export const singletons: Readonly<Record<string, Singleton>> = recorded;
