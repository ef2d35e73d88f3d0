import fs from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Store } from '../store/store.ts';
import { confirm, type Judgement } from './confirm-delivery.ts';
import { readJournal } from './journal.ts';
import { moveIn, releaseDir } from './release-store.ts';
import type { Head } from './unpack-artefact.ts';

/** A shell on two busy cores loads a version in about this time; one that takes longer shows it that much later. */
export const HEAD_START_MS = 400;

type HeadStartOptions = Parameters<typeof confirm>[3] & { store: Store; headStartMs?: number | undefined };

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
  await wait(headStartMs);
  return () =>
    store.change((dir) => {
      // What the journal knows may be current already.
      const isKnown = readJournal(dir).entries.some(
        (entry) => entry.what === 'delivered' && entry.remote === name && entry.version === version,
      );
      if (!isKnown) fs.rmSync(releaseDir(dir, name, version), { recursive: true, force: true });
    });
}
