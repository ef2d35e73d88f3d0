import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readJournal } from '../store/journal.ts';
import { announce, listNamed, readRegistry } from '../store/registry-file.ts';
import { isForgotten, listVersions, moveIn, releaseDir } from '../store/release-store.ts';
import type { Store } from '../store/store.ts';
import { confirm, type Judgement } from './confirm-delivery.ts';
import type { Head } from './unpack-artefact.ts';

/** On two busy cores a shell loads a present version in about this time; a slower one activates it that much later. */
export const HEAD_START_MS = 400;

type HeadStartOptions = Parameters<typeof confirm>[3] & { store: Store; headStartMs?: number | undefined };

/**
 * Versions in the store that the journal does not know and that were never current: remains of a process killed between
 * the two steps. `mf-x/<version>`.
 */
export function listAbandoned(releasesDir: string, now = Date.now()): string[] {
  const { entries } = readJournal(releasesDir);
  // Without a journal the delivered versions are unknown.
  if (entries.length === 0) return [];
  const known = listNamed(readRegistry(releasesDir));
  for (const { what, remote, version } of entries) if (what === 'delivered') known.add(`${remote}/${version}`);
  const remotes = fs.readdirSync(releasesDir).filter((name) => name.startsWith('mf-'));
  return remotes
    .flatMap((remote) => listVersions(releasesDir, remote).map((version) => `${remote}/${version}`))
    .filter((name) => !known.has(name) && isForgotten(path.join(releasesDir, name), now));
}

/** Call it inside of `Store.change`. */
export function removeAbandoned(releasesDir: string, now?: number): void {
  for (const name of listAbandoned(releasesDir, now))
    fs.rmSync(path.join(releasesDir, name), { recursive: true, force: true });
}

/** Runs at the start of a shell; writes nothing when there is nothing to remove. */
export async function cleanHeadStarts(store: Store): Promise<void> {
  if (listAbandoned(store.dir).length > 0) await store.change((dir) => removeAbandoned(dir));
}

/**
 * Stores a judged version and gives the shells time to load it (upcoming.ts), so that activation only changes a
 * pointer. Returns a function that removes it if it is refused after all.
 */
export async function giveHeadStart(
  staging: string,
  head: Head,
  judgement: Judgement,
  options: HeadStartOptions,
): Promise<() => Promise<void>> {
  const { store, headStartMs = 0 } = options;
  const { name, version } = head.release;
  const isNew = await store.change((dir) => {
    confirm(dir, head, judgement, options);
    const isThere = fs.existsSync(releaseDir(dir, name, version));
    if (!isThere) moveIn(dir, staging, head.release);
    if (!isThere) announce(dir, { remote: name, version });
    return !isThere;
  });
  if (!isNew) return () => Promise.resolve();
  await wait(headStartMs + store.delayMs);
  return () =>
    store.change((dir) => {
      // A version in the journal may be current already.
      const isKnown = readJournal(dir).entries.some(
        (entry) => entry.what === 'delivered' && entry.remote === name && entry.version === version,
      );
      if (isKnown) return;
      announce(dir, null);
      fs.rmSync(releaseDir(dir, name, version), { recursive: true, force: true });
    });
}
