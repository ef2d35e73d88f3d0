/** State of the release store for the administrators' page. */
import fs from 'node:fs';
import path from 'node:path';
import { readOwners } from '../delivery/ownership.ts';
import { type Judgement, judgementSchema, VERDICT_FILE } from '../judgement/judgement.ts';
import type { RemoteCount } from '../registry/remote-counts.ts';
import { type JournalEntry, readJournal } from '../store/journal.ts';
import { type Canary, readRegistry } from '../store/registry-file.ts';
import { listVersions, readRelease, releaseDir } from '../store/release-store.ts';
import { findKeyFault, readTrust, type TrustedKey, type TrustingStore } from '../store/trust.ts';

export interface Version {
  version: string;
  /** Null: its list of files is damaged. */
  createdAt: string | null;
  stand: 'current' | 'before' | 'canary' | 'kept';
  /** Its sender according to the journal; null: unsigned, undefined: no line names it. */
  key: string | null | undefined;
  count: RemoteCount;
  /** Result of judging before the activation. */
  verdict: Judgement | null;
}

export interface RemoteState {
  remote: string;
  /** Templates that belong to it. */
  templates: number;
  fassungen: Version[];
}

export interface StoreState {
  remotes: RemoteState[];
  canary: Canary | null;
  /** Null: the list of keys is unreadable, or is not the one the journal names. */
  keys: { name: string; key: TrustedKey; isValid: boolean }[] | null;
  /** Newest first. */
  journal: JournalEntry[];
  /** Places where the chain of the journal breaks. */
  faults: string[];
}

const JOURNAL_LINES = 40;

/** Missing or damaged data become null. */
function attempt<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

const readVerdict = (dir: string): Judgement | null =>
  attempt(() => judgementSchema.parse(JSON.parse(fs.readFileSync(path.join(dir, VERDICT_FILE), 'utf8'))));

/** @param count figures of a version in this process */
export function describeStore(
  store: TrustingStore,
  count: (remote: string, version: string) => RemoteCount,
  now = new Date(),
): StoreState {
  const { dir: releasesDir } = store;
  const registry = readRegistry(releasesDir);
  const { current, previous, canary } = registry;
  const owners = Object.values(readOwners(releasesDir, registry));
  const { entries, faults } = readJournal(releasesDir);
  const findState = (remote: string, version: string): Version['stand'] => {
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
        stand: findState(remote, version),
        key: entries.findLast(
          (entry) => entry.what === 'delivered' && entry.remote === remote && entry.version === version,
        )?.key,
        count: count(remote, version),
        verdict: readVerdict(releaseDir(releasesDir, remote, version)),
      })),
    }));
  const trust = attempt(() => readTrust(store));
  const keys =
    trust && Object.entries(trust.keys).map(([name, key]) => ({ name, key, isValid: findKeyFault(key, now) === null }));
  return { remotes, canary, keys, journal: entries.slice(-JOURNAL_LINES).reverse(), faults };
}
