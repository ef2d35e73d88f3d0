import type { ServedRelease } from '../isolation/served-release.ts';
import type { Announced } from '../store/registry-file.ts';

/** A version of a remote that is ready to serve. */
export interface LoadedRemote {
  server: ServedRelease;
  /** Integrity of `release.json`, the root of trust for files loaded later. */
  releaseIntegrity: string;
  /** Where browsers get its files; by default from this site. */
  origin?: string | undefined;
}

/** A version that is not current by then will not become so soon. */
const KEPT_MS = 10_000;

interface Load extends Announced {
  loading: Promise<LoadedRemote | null>;
  timer: NodeJS.Timeout;
}

/**
 * The version that the document announces: it has been judged, its key may activate it, and the pointer is about to
 * name it. Preloading it lets the shell show it immediately on activation (head-start.ts). No other version of the
 * store is preloaded.
 */
export class Upcoming {
  #load: Load | null = null;

  constructor(private readonly open: (remote: string, version: string) => Promise<LoadedRemote>) {}

  follow({ remote, version }: Announced): void {
    if (this.#load?.remote === remote && this.#load.version === version) return;
    this.stop();
    // A failure is reported when the version becomes current.
    const loading = this.open(remote, version).catch(() => null);
    this.#load = { remote, version, loading, timer: setTimeout(() => this.stop(), KEPT_MS).unref() };
  }

  /**
   * Hands the version over to the caller; null where it is not being loaded, does not load, or was another release when
   * it was loaded.
   */
  async take(remote: string, version: string, releaseIntegrity: string): Promise<LoadedRemote | null> {
    const load = this.#load;
    if (load?.remote !== remote || load.version !== version) return null;
    clearTimeout(load.timer);
    this.#load = null;
    const loaded = await load.loading;
    if (loaded?.releaseIntegrity === releaseIntegrity) return loaded;
    loaded?.server.retire();
    return null;
  }

  stop(): void {
    const load = this.#load;
    clearTimeout(load?.timer);
    this.#load = null;
    void load?.loading.then((loaded) => loaded?.server.retire());
  }
}
