import fs from 'node:fs';
import path from 'node:path';
import type { ServerRemote } from '../federation/server-remote.ts';
import { listVersions } from './release-store.ts';

/** A version of a remote that is ready to serve. */
export interface LoadedRemote {
  server: ServerRemote;
  /** Integrity of `release.json`, the root of trust for files loaded later. */
  manifestIntegrity: string;
}

/** What did not become current within this time will not do so in a moment. */
const KEPT_MS = 10_000;

interface Load {
  version: string;
  loading: Promise<LoadedRemote | null>;
  timer: NodeJS.Timeout;
}

/**
 * Versions that came into the store a moment ago. They have been judged, and the pointer is about to name them: loaded
 * before it does, they are shown as soon as it does (head-start.ts).
 */
export class Upcoming {
  /** Remote → when its folder changed last, and the versions that were in it then. */
  readonly #seen = new Map<string, { changed: number; versions: ReadonlySet<string> }>();
  readonly #loads = new Map<string, Load>();

  constructor(
    private readonly releasesDir: string,
    private readonly open: (remote: string, version: string) => Promise<LoadedRemote>,
  ) {}

  /** Looks for what is new since the last time. A folder that cannot be read costs the head start, nothing else. */
  look(remotes: Iterable<string>): void {
    for (const remote of remotes) {
      try {
        this.#lookAt(remote);
      } catch {
        this.#seen.delete(remote);
      }
    }
  }

  #lookAt(remote: string): void {
    const changed = fs.statSync(path.join(this.releasesDir, remote)).mtimeMs;
    const before = this.#seen.get(remote);
    if (changed === before?.changed) return;
    const versions = listVersions(this.releasesDir, remote);
    this.#seen.set(remote, { changed, versions: new Set(versions) });
    // Several at once are the copy of a store that was away, not a delivery.
    const [added, ...more] = before ? versions.filter((version) => !before.versions.has(version)) : [];
    if (added !== undefined && more.length === 0) this.#load(remote, added);
  }

  #load(remote: string, version: string): void {
    this.#drop(remote);
    // What does not load is told of when it becomes current.
    const loading = this.open(remote, version).catch(() => null);
    const timer = setTimeout(() => this.#drop(remote), KEPT_MS).unref();
    this.#loads.set(remote, { version, loading, timer });
  }

  #drop(remote: string): void {
    const load = this.#loads.get(remote);
    clearTimeout(load?.timer);
    this.#loads.delete(remote);
    void load?.loading.then((loaded) => loaded?.server.retire());
  }

  /**
   * The version, which is the caller's from now on; null where it is not being loaded, does not load, or was another
   * release when it was.
   */
  async take(remote: string, version: string, manifestIntegrity: string): Promise<LoadedRemote | null> {
    const load = this.#loads.get(remote);
    if (load?.version !== version) return null;
    clearTimeout(load.timer);
    this.#loads.delete(remote);
    const loaded = await load.loading;
    if (loaded?.manifestIntegrity === manifestIntegrity) return loaded;
    loaded?.server.retire();
    return null;
  }

  stop(): void {
    for (const remote of this.#loads.keys()) this.#drop(remote);
  }
}
