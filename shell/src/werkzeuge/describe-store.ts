/** What the release store says, for the page of administrators. */
import fs from 'node:fs';
import path from 'node:path';
import { type Judgement, judgementSchema } from '../judgement/judgement.ts';
import { type JournalEntry, readJournal } from '../registry/journal.ts';
import { readOwners } from '../registry/ownership.ts';
import { type Canary, readRegistry } from '../registry/registry-file.ts';
import { listVersions, readRelease, releaseDir } from '../registry/release-store.ts';
import { findKeyFault, readTrust, type TrustedKey } from '../registry/trust.ts';
import type { RemoteCount } from '../server/remote-counts.ts';

export interface Fassung {
  version: string;
  /** Null: its list of files is damaged. */
  createdAt: string | null;
  stand: 'current' | 'before' | 'canary' | 'kept';
  /** Who delivered it, by the journal; null: nobody signed, undefined: no line says so. */
  key: string | null | undefined;
  count: RemoteCount;
  /** What the check before the flip left beside it. */
  urteil: Judgement | null;
}

export interface RemoteStand {
  remote: string;
  /** Templates that belong to it. */
  templates: number;
  fassungen: Fassung[];
}

export interface StoreStand {
  remotes: RemoteStand[];
  canary: Canary | null;
  /** Null: the file that names them cannot be read. */
  keys: { name: string; key: TrustedKey; isValid: boolean }[] | null;
  /** Newest first. */
  journal: JournalEntry[];
  /** Where the chain of the journal breaks. */
  faults: string[];
}

const JOURNAL_LINES = 40;
const URTEIL_FILE = 'urteil.json';

/** What is missing or damaged says nothing. */
function attempt<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

const readUrteil = (dir: string): Judgement | null =>
  attempt(() => judgementSchema.parse(JSON.parse(fs.readFileSync(path.join(dir, URTEIL_FILE), 'utf8'))));

/** @param count what this process rendered of a version */
export function describeStore(
  releasesDir: string,
  count: (remote: string, version: string) => RemoteCount,
  now = new Date(),
): StoreStand {
  const registry = readRegistry(releasesDir);
  const { current, previous, canary } = registry;
  const owners = Object.values(readOwners(releasesDir, registry));
  const { entries, faults } = readJournal(releasesDir);
  const findStand = (remote: string, version: string): Fassung['stand'] => {
    if (version === current[remote]) return 'current';
    if (canary?.remote === remote && canary.version === version) return 'canary';
    return version === previous[remote]?.[0] ? 'before' : 'kept';
  };
  const remotes = Object.keys(current)
    .sort()
    .map((remote) => ({
      remote,
      templates: owners.filter((owner) => owner === remote).length,
      fassungen: listVersions(releasesDir, remote).map((version) => ({
        version,
        createdAt: attempt(() => readRelease(releasesDir, remote, version).release.createdAt),
        stand: findStand(remote, version),
        key: entries.findLast(
          (entry) => entry.what === 'delivered' && entry.remote === remote && entry.version === version,
        )?.key,
        count: count(remote, version),
        urteil: readUrteil(releaseDir(releasesDir, remote, version)),
      })),
    }));
  const trust = attempt(() => readTrust(releasesDir));
  const keys =
    trust && Object.entries(trust.keys).map(([name, key]) => ({ name, key, isValid: findKeyFault(key, now) === null }));
  return { remotes, canary, keys, journal: entries.slice(-JOURNAL_LINES).reverse(), faults };
}
