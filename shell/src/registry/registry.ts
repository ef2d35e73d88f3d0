import fs from 'node:fs';
import type { Contracts } from '../federation/contracts.ts';
import { ServerRemote } from '../federation/server-remote.ts';
import { checkRelease, type HostDescription } from './check-release.ts';
import { type RegistryDocument, readRegistry } from './registry-file.ts';
import { readRelease, releaseDir } from './release-store.ts';

/** A version of a remote that is ready to serve. */
export interface LoadedRemote {
  server: ServerRemote;
  /** Integrity of `release.json`, the root of trust for files loaded later. */
  manifestIntegrity: string;
}

/** One consistent set of versions; a request takes one at its start and keeps it. */
export interface Snapshot {
  generation: number;
  /** Counts every exchange of this process: a release that works at the second try changes pages within one generation. */
  edition: number;
  remotes: ReadonlyMap<string, LoadedRemote>;
  /** Template → remote that owns it. */
  owners: ReadonlyMap<string, string>;
}

interface RegistryOptions {
  releasesDir: string;
  host: HostDescription;
  contracts?: Contracts;
  /** Told about releases that were refused; `fault` says why. */
  onRefused(remote: string, version: string, fault: unknown): void;
  onChange?(snapshot: Snapshot): void;
}

const POLL_MS = 250;
/** A remote that could not be loaded is tried again. */
const RETRY_MS = 2000;

/** The registry as the running shell sees it: follows the document on disk and keeps what works. */
export class Registry {
  #snapshot: Snapshot = { generation: 0, edition: 0, remotes: new Map(), owners: new Map() };
  #edition = 0;
  #seen = '';
  #reading: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #document: RegistryDocument | undefined;
  #retryAt = 0;
  /** What tabs got under each generation; differs from the document while a release is refused. */
  readonly #served = new Map<number, Record<string, string>>();
  /** Remotes whose current version could not be loaded. */
  readonly #refused = new Map<string, string>();

  constructor(private readonly options: RegistryOptions) {}

  get snapshot(): Snapshot {
    return this.#snapshot;
  }

  async start(): Promise<void> {
    await this.#poll();
    // Polling sees a rename on every file system, network mounts included, where watching does not.
    this.#timer = setInterval(() => void this.#poll(), POLL_MS);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /**
   * Versions an open tab started with: the set of `generation`, or null when it is no longer known or one of its
   * versions is gone from disk.
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
    const stat = fs.statSync(`${releasesDir}/registry.json`, { throwIfNoEntry: false });
    const seen = stat ? `${stat.mtimeMs}:${stat.ino}` : '';
    const retry = this.#refused.size > 0 && Date.now() > this.#retryAt;
    if (!stat || (seen === this.#seen && !retry)) return;
    this.#retryAt = Date.now() + RETRY_MS;
    try {
      const document = readRegistry(releasesDir);
      await this.#apply(document);
      this.#document = document;
    } catch (fault) {
      this.options.onRefused('registry', 'registry.json', fault);
    }
    this.#seen = seen;
  }

  async #apply(document: RegistryDocument): Promise<void> {
    const before = this.#snapshot.remotes;
    const remotes = new Map<string, LoadedRemote>();
    for (const [remote, version] of Object.entries(document.current)) {
      const running = before.get(remote);
      if (running?.server.release.version === version) {
        this.#refused.delete(remote);
        remotes.set(remote, running);
      } else {
        // A release that does not work never replaces one that does.
        const loaded = (await this.#load(remote, version)) ?? running ?? (await this.#loadPrevious(remote, document));
        if (loaded) remotes.set(remote, loaded);
      }
    }
    // A retry that changed nothing is no news.
    const isSame = [...remotes].every(([remote, loaded]) => before.get(remote) === loaded);
    if (isSame && remotes.size === before.size && document.generation === this.#snapshot.generation) return;
    const owners = new Map<string, string>();
    for (const [remote, { server }] of remotes) {
      for (const template of Object.keys(server.release.templates)) {
        const owner = document.owners[template] ?? owners.get(template) ?? remote;
        if (owner === remote) owners.set(template, remote);
      }
    }
    this.#edition += 1;
    this.#snapshot = { generation: document.generation, edition: this.#edition, remotes, owners };
    const served = [...remotes].map(([remote, { server }]) => [remote, server.release.version]);
    this.#served.set(document.generation, Object.fromEntries(served));
    const known = new Set(document.generations.map(({ generation }) => generation));
    for (const generation of this.#served.keys()) if (!known.has(generation)) this.#served.delete(generation);
    this.options.onChange?.(this.#snapshot);
    for (const [remote, loaded] of before) if (remotes.get(remote) !== loaded) loaded.server.retire();
  }

  async #loadPrevious(remote: string, document: RegistryDocument): Promise<LoadedRemote | null> {
    const version = document.previous[remote]?.[0];
    return version ? this.#open(remote, version).catch(() => null) : null;
  }

  async #load(remote: string, version: string): Promise<LoadedRemote | null> {
    try {
      const loaded = await this.#open(remote, version);
      this.#refused.delete(remote);
      return loaded;
    } catch (fault) {
      if (this.#refused.get(remote) !== version) this.options.onRefused(remote, version, fault);
      this.#refused.set(remote, version);
      return null;
    }
  }

  async #open(remote: string, version: string): Promise<LoadedRemote> {
    const { releasesDir, host } = this.options;
    const dir = releaseDir(releasesDir, remote, version);
    const { release, manifestIntegrity } = readRelease(releasesDir, remote, version);
    const faults = checkRelease(dir, release, host);
    if (faults.length) throw new Error(faults.join('; '));
    return { server: await ServerRemote.load(release, dir, this.options.contracts), manifestIntegrity };
  }
}
