import type { OpenDatabase } from '../database/database-handle.ts';

/** Channel of `NOTIFY` for content changes. */
export const CONTENT_CHANNEL = 'inhalt';

/** Limits how long content can be stale after a notification was lost with a silently broken connection. */
const POLL_MS = 30_000;

/** The served content version. Caches keep entries per `version` only. */
export interface ContentState {
  readonly version: string;
  /** Calls back after every change until the returned function is called. */
  onChange(listener: (version: string) => void): () => void;
  close(): void;
}

function createState(first: string) {
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
export async function followContentState({ db, listen: lists }: OpenDatabase): Promise<ContentState> {
  const readVersion = async () => {
    const row = await db.selectFrom('inhalt_stand').select('version').executeTakeFirst();
    return String(row?.version ?? 0);
  };
  const state = createState(await readVersion());
  // While the database is unreachable the last version stays; the next notification or poll updates it.
  const refresh = () => void readVersion().then(state.set, () => {});
  const stopListening = await lists(CONTENT_CHANNEL, refresh);
  refresh();
  const timer = setInterval(refresh, POLL_MS);
  timer.unref();
  return Object.assign(state, {
    close() {
      clearInterval(timer);
      stopListening();
    },
  });
}

/**
 * The version for an external content system, which sends no notifications: a new version every `lifetimeMs`, so that
 * caches expire at that interval.
 */
export function tickContentState(lifetimeMs: number): ContentState {
  const read = () => `t${Math.floor(Date.now() / lifetimeMs)}`;
  const state = createState(read());
  const timer = setInterval(() => state.set(read()), lifetimeMs);
  timer.unref();
  return Object.assign(state, { close: () => clearInterval(timer) });
}
