import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Store } from '../store/store.ts';
import { confirm, type Judgement } from './confirm-delivery.ts';
import { readJournal } from './journal.ts';
import { readRegistry } from './registry-file.ts';
import { isForgotten, listVersions, moveIn, releaseDir } from './release-store.ts';
import type { Head } from './unpack-artefact.ts';

/** A shell on two busy cores loads a version that it has in about this time; one that takes longer shows it that much later. */
export const HEAD_START_MS = 400;

type HeadStartOptions = Parameters<typeof confirm>[3] & { store: Store; headStartMs?: number | undefined };

/**
 * Versions that lie in the store though no line says that they were delivered, and nobody has or had them: what is left of a
 * process that was killed between the two. `mf-x/<version>`.
 */
export function listAbandoned(releasesDir: string, now = Date.now()): string[] {
  const { entries } = readJournal(releasesDir);
  // Without a journal nobody knows what was delivered.
  if (entries.length === 0) return [];
  const { current, previous, canary, generations } = readRegistry(releasesDir);
  const sets = [current, ...generations.map(({ versions }) => versions)].flatMap((set) => Object.entries(set));
  const earlier = Object.entries(previous).flatMap(([remote, versions]) =>
    versions.map((version) => [remote, version]),
  );
  const known = new Set(
    [...sets, ...earlier, canary ? [canary.remote, canary.version] : []].map((pair) => pair.join('/')),
  );
  for (const { what, remote, version } of entries) if (what === 'delivered') known.add(`${remote}/${version}`);
  const remotes = fs.readdirSync(releasesDir).filter((name) => name.startsWith('mf-'));
  return remotes
    .flatMap((remote) => listVersions(releasesDir, remote).map((version) => `${remote}/${version}`))
    .filter((name) => !known.has(name) && isForgotten(path.join(releasesDir, name), now));
}

/** To be called inside of `Store.change`. */
export function removeAbandoned(releasesDir: string, now?: number): void {
  for (const name of listAbandoned(releasesDir, now))
    fs.rmSync(path.join(releasesDir, name), { recursive: true, force: true });
}

/** At the start of a shell; writes nothing where there is nothing to remove. */
export async function cleanHeadStarts(store: Store): Promise<void> {
  if (listAbandoned(store.dir).length > 0) await store.change((dir) => removeAbandoned(dir));
}

/**
 * Lays a judged version beside the current one and gives shells the time to load it (upcoming.ts), so that the flip is a
 * pointer and nothing else. Returns how to take it away, should it be refused after all.
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
    return !isThere;
  });
  if (!isNew) return () => Promise.resolve();
  await wait(headStartMs + store.delayMs);
  return () =>
    store.change((dir) => {
      // What the journal knows may be current already.
      const isKnown = readJournal(dir).entries.some(
        (entry) => entry.what === 'delivered' && entry.remote === name && entry.version === version,
      );
      if (!isKnown) fs.rmSync(releaseDir(dir, name, version), { recursive: true, force: true });
    });
}
