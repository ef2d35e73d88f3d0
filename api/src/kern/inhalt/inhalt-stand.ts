import type { OpenDatabase } from '../daten/database-handle.ts';
import { INHALT_KANAL } from './inhalt-repository.ts';

/** A notification can be lost with a connection that died silently; nobody then sees old content for longer. */
const POLL_MS = 30_000;

/** Which content is being served. Caches keep what they hold for one `version` and no longer. */
export interface InhaltStand {
  readonly version: string;
  /** Calls back after every change, until the returned function is called. */
  onChange(listener: (version: string) => void): () => void;
  close(): void;
}

function createStand(first: string) {
  const listeners = new Set<(version: string) => void>();
  let version = first;
  return {
    get version() {
      return version;
    },
    set(next: string) {
      if (next === version) return;
      version = next;
      for (const listener of listeners) listener(next);
    },
    onChange(listener: (version: string) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Follows the version in the database, whichever process changes it. */
export async function followInhaltStand({ db, listen }: OpenDatabase): Promise<InhaltStand> {
  const readVersion = async () => {
    const row = await db.selectFrom('inhalt_stand').select('version').executeTakeFirst();
    return String(row?.version ?? 0);
  };
  const stand = createStand(await readVersion());
  // An unreachable database keeps the last version; the next notification or round finds the new one.
  const refresh = () => void readVersion().then(stand.set, () => {});
  const stopListening = await listen(INHALT_KANAL, refresh);
  refresh();
  const timer = setInterval(refresh, POLL_MS);
  timer.unref();
  return Object.assign(stand, {
    close() {
      clearInterval(timer);
      stopListening();
    },
  });
}

/**
 * The stand of a foreign content system, which does not tell when it changes: a new version every `lifetimeMs`, so
 * that caches ask again at that pace.
 */
export function tickInhaltStand(lifetimeMs: number): InhaltStand {
  const read = () => `t${Math.floor(Date.now() / lifetimeMs)}`;
  const stand = createStand(read());
  const timer = setInterval(() => stand.set(read()), lifetimeMs);
  timer.unref();
  return Object.assign(stand, { close: () => clearInterval(timer) });
}
