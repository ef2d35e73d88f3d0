import fs from 'node:fs';
import path from 'node:path';
import type { Release } from '@gm/shared/contract/release';
import type { ServedRelease } from '../isolation/served-release.ts';
import { checkRelease, type HostDescription } from '../store/check-release.ts';
import { type Canary, type RegistryDocument, readRegistry, registryPath } from '../store/registry-file.ts';
import { readRelease, releaseDir, type StoredRelease } from '../store/release-store.ts';
import { type LoadedRemote, Upcoming } from './upcoming.ts';

/** One consistent set of versions; a request keeps the set of its start. */
export interface Snapshot {
  generation: number;
  /**
   * Counts every exchange in this process: a release that works at the second attempt changes pages within one
   * generation.
   */
  edition: number;
  remotes: ReadonlyMap<string, LoadedRemote>;
  /** Template → remote that owns it. */
  owners: ReadonlyMap<string, string>;
}

/** Versions that some visitors get instead. */
export interface CanarySet extends Canary {
  snapshot: Snapshot;
}

interface RegistryOptions {
  releasesDir: string;
  host: HostDescription;
  /** Remote → origin of its files for browsers (`REMOTE_ORIGINS`). */
  origins?: ReadonlyMap<string, string>;
  /** Starts the process that runs the code of a release. */
  load(release: Release, dir: string): Promise<ServedRelease>;
  /** Called for refused releases; `fault` is the reason. */
  onRefused(remote: string, version: string, fault: unknown): void;
  onChange?(snapshot: Snapshot): void;
}

/**
 * A change is reported by the system at once; polling finds it where watching does not, such as in network mounts. It is
 * a `stat` of the document, which delays no request, however slow the disk is.
 */
const POLL_MS = 250;
/** Pause before a failed remote is loaded again. */
const RETRY_MS = 2000;

/** The registry in the running shell: follows the document on disk and keeps working versions. */
export class Registry {
  #snapshot: Snapshot = { generation: 0, edition: 0, remotes: new Map(), owners: new Map() };
  #canary: CanarySet | null = null;
  #edition = 0;
  #seen = '';
  #reading: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #watcher: fs.FSWatcher | undefined;
  #document: RegistryDocument | undefined;
  #retryAt = 0;
  /** Versions served to tabs under each generation; differs from the document while a release is refused. */
  readonly #served = new Map<number, Record<string, string>>();
  /** Remotes whose current version could not be loaded. */
  readonly #refused = new Map<string, string>();

  readonly #upcoming: Upcoming;

  constructor(private readonly options: RegistryOptions) {
    this.#upcoming = new Upcoming((remote, version) => this.#open(remote, version));
  }

  get snapshot(): Snapshot {
    return this.#snapshot;
  }

  /** The canary; null while all visitors get the same. */
  get canary(): CanarySet | null {
    return this.#canary;
  }

  /** The set for a visitor; for a tab, of the generation with which it started. */
  choose(isCanary: boolean, generation?: number): Snapshot {
    const canary = this.#canary?.snapshot;
    if (!canary || generation === this.#snapshot.generation) return this.#snapshot;
    return isCanary || generation === canary.generation ? canary : this.#snapshot;
  }

  async start(): Promise<void> {
    this.#watch();
    await this.#poll();
    this.#timer = setInterval(() => void this.#poll(), POLL_MS);
  }

  /** Without a folder, or with too many watchers on this machine, polling alone has to do. */
  #watch(): void {
    const file = registryPath(this.options.releasesDir);
    try {
      this.#watcher = fs.watch(path.dirname(file), { persistent: false }, (_event, name) => {
        if (name === path.basename(file)) void (this.#reading ?? Promise.resolve()).then(() => this.#poll());
      });
      this.#watcher.on('error', () => this.#watcher?.close());
    } catch {
      // See above.
    }
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#watcher?.close();
    this.#upcoming.stop();
  }

  /**
   * Versions with which an open tab started: the set of `generation`, or null when it is unknown or one of its versions
   * was removed from disk.
   */
  versionsOf(generation: number): Record<string, string> | null {
    if (generation === this.#snapshot.generation) return null;
    const written = this.#document?.generations.find((entry) => entry.generation === generation)?.versions;
    const versions = written && (this.#served.get(generation) ?? written);
    if (!versions) return null;
    const there = Object.entries(versions).every(([remote, version]) =>
      fs.existsSync(releaseDir(this.options.releasesDir, remote, version)),
    );
    return there ? versions : null;
  }

  #poll(): Promise<void> {
    this.#reading ??= this.#read().finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }

  async #read(): Promise<void> {
    const { releasesDir } = this.options;
    const stat = await fs.promises.stat(registryPath(releasesDir)).catch(() => null);
    const seen = stat ? `${stat.mtimeMs}:${stat.ino}` : '';
    const retry = this.#refused.size > 0 && Date.now() > this.#retryAt;
    if (!stat) return;
    if (seen === this.#seen && !retry) return;
    this.#retryAt = Date.now() + RETRY_MS;
    try {
      const document = readRegistry(releasesDir);
      await this.#apply(document);
      this.#document = document;
      // An announcement from before this process started belongs to an interrupted delivery.
      if (document.announced && this.#seen !== '') this.#upcoming.follow(document.announced);
    } catch (fault) {
      this.options.onRefused('registry', 'registry.json', fault);
    }
    this.#seen = seen;
  }

  async #apply(document: RegistryDocument): Promise<void> {
    const before = this.#snapshot;
    const remotes = new Map<string, LoadedRemote>();
    for (const [remote, version] of Object.entries(document.current)) {
      const known = this.#find(remote, version);
      if (known) this.#refused.delete(remote);
      // A broken release never replaces a working one.
      const loaded =
        known ??
        (await this.#load(remote, version)) ??
        before.remotes.get(remote) ??
        (await this.#loadPrevious(remote, document));
      if (loaded) remotes.set(remote, loaded);
    }
    const { canary } = document;
    const tried =
      canary && (this.#find(canary.remote, canary.version) ?? (await this.#load(canary.remote, canary.version)));
    // A retry without a change is no news.
    const isSame = [...remotes].every(([remote, loaded]) => before.remotes.get(remote) === loaded);
    const isSameCanary = (tried ? canary.generation : undefined) === this.#canary?.generation;
    if (isSame && isSameCanary && remotes.size === before.remotes.size && document.generation === before.generation)
      return;
    const gone = this.#listLoaded();
    this.#edition += 1;
    this.#snapshot = this.#assemble(document.generation, remotes, document.owners);
    this.#canary = canary &&
      tried && {
        ...canary,
        snapshot: this.#assemble(canary.generation, new Map(remotes).set(canary.remote, tried), canary.owners),
      };
    const known = new Set(document.generations.map(({ generation }) => generation));
    for (const generation of this.#served.keys()) if (!known.has(generation)) this.#served.delete(generation);
    this.options.onChange?.(this.#snapshot);
    for (const loaded of this.#listLoaded()) gone.delete(loaded);
    for (const { server } of gone) server.retire();
  }

  #assemble(
    generation: number,
    remotes: ReadonlyMap<string, LoadedRemote>,
    owned: Readonly<Record<string, string>>,
  ): Snapshot {
    const owners = new Map<string, string>();
    for (const [remote, { server }] of remotes) {
      for (const template of Object.keys(server.release.templates)) {
        const owner = owned[template] ?? owners.get(template) ?? remote;
        if (owner === remote) owners.set(template, remote);
      }
    }
    const served = [...remotes].map(([remote, { server }]) => [remote, server.release.version]);
    this.#served.set(generation, Object.fromEntries(served));
    return { generation, edition: this.#edition, remotes, owners };
  }

  #listLoaded(): Set<LoadedRemote> {
    return new Set([...this.#snapshot.remotes.values(), ...(this.#canary?.snapshot.remotes.values() ?? [])]);
  }

  /** A version that is already in memory: a canary becomes current without being loaded again. */
  #find(remote: string, version: string): LoadedRemote | undefined {
    const sets = [this.#snapshot, ...(this.#canary ? [this.#canary.snapshot] : [])];
    const loaded = sets.map(({ remotes }) => remotes.get(remote));
    return loaded.find((entry) => entry?.server.release.version === version);
  }

  async #loadPrevious(remote: string, document: RegistryDocument): Promise<LoadedRemote | null> {
    const version = document.previous[remote]?.[0];
    return version ? this.#open(remote, version).catch(() => null) : null;
  }

  async #load(remote: string, version: string): Promise<LoadedRemote | null> {
    try {
      // Also for a preloaded version: its folder may have changed since.
      const stored = this.#check(remote, version);
      const ahead = await this.#upcoming.take(remote, version, stored.releaseIntegrity);
      const loaded = ahead ?? (await this.#open(remote, version, stored));
      this.#refused.delete(remote);
      return loaded;
    } catch (fault) {
      if (this.#refused.get(remote) !== version) this.options.onRefused(remote, version, fault);
      this.#refused.set(remote, version);
      return null;
    }
  }

  /** The version in the store; throws where it must not become current. */
  #check(remote: string, version: string): StoredRelease {
    const { releasesDir, host } = this.options;
    const stored = readRelease(releasesDir, remote, version);
    const faults = checkRelease(releaseDir(releasesDir, remote, version), stored.release, host);
    // A folder that is being copied may contain another version; loaded twice, ending one would end both.
    if (stored.release.version !== version) faults.push(`release.json is that of ${stored.release.version}`);
    if (faults.length) throw new Error(faults.join('; '));
    return stored;
  }

  async #open(remote: string, version: string, stored = this.#check(remote, version)): Promise<LoadedRemote> {
    const { releasesDir, load, origins } = this.options;
    const server = await load(stored.release, releaseDir(releasesDir, remote, version));
    return { server, releaseIntegrity: stored.releaseIntegrity, origin: origins?.get(remote) };
  }
}
