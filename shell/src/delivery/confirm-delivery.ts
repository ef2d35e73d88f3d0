import fs from 'node:fs';
import path from 'node:path';
import { hashFile } from '@gm/shared/build/hash-file';
import type { Release } from '@gm/shared/contract/release';
import { findTakenBack } from '../store/find-taken-back.ts';
import { readJournal } from '../store/journal.ts';
import { Refusal } from '../store/refusal.ts';
import { readRegistry } from '../store/registry-file.ts';
import { readRelease, releaseDir } from '../store/release-store.ts';
import type { TrustingStore } from '../store/trust.ts';
import { judgeOwnership } from './ownership.ts';
import type { Head } from './unpack-artefact.ts';

export interface Judgement {
  /** Summary for the journal; empty without judgement. */
  summary: string;
  /** Current version at the time of judging, null for none; undefined when nothing is judged. */
  beside: string | null | undefined;
}

interface ConfirmOptions {
  store: TrustingStore;
  allowUnsigned: boolean;
  downgrade?: boolean | undefined;
  now?: (() => Date) | undefined;
}

/** Refuses different bytes under a version that existed before, on disk or in the journal. */
export function refuseOtherBytes({ release: { name, version }, releaseBytes }: Head, releasesDir: string): void {
  const file = path.join(releaseDir(releasesDir, name, version), 'release.json');
  const integrity = hashFile(releaseBytes);
  const onDisk = fs.existsSync(file) && hashFile(fs.readFileSync(file)) !== integrity;
  const before = readJournal(releasesDir).entries.find(
    (entry) => entry.what === 'delivered' && entry.remote === name && entry.version === version,
  );
  if (onDisk || (before?.integrity && before.integrity !== integrity))
    throw new Refusal(`version ${version} was delivered before with other bytes`);
}

export function refuseDowngrade({ name, version, createdAt }: Release, releasesDir: string): void {
  const current = readRegistry(releasesDir).current[name];
  if (!current || current === version) return;
  let made: string;
  try {
    made = readRelease(releasesDir, name, current).release.createdAt;
  } catch {
    return;
  }
  if (new Date(createdAt) < new Date(made))
    throw new Refusal(
      `made at ${createdAt}, older than the current version ${current} of ${made}: going back is a rollback, or a clock was wrong`,
    );
}

/**
 * Only the operator can reactivate a version that a rollback or a failed canary removed; a delivery by the team cannot.
 */
export function refuseTakenBack({ name, version }: Release, releasesDir: string): void {
  const line = findTakenBack(readJournal(releasesDir).entries, name).get(version);
  if (!line || readRegistry(releasesDir).current[name] === version) return;
  const how = line.what === 'rollback' ? 'rolled back' : `withdrawn (${line.reason})`;
  throw new Refusal(
    `version ${version} was ${how} on ${line.time}: deliver it under a new version number, or make the kept one current on the machine itself with npm run rollback -- ${name} ${version}`,
  );
}

/** Checks again, under the lock of the store, what may have changed during judging. */
export function confirm(
  releasesDir: string,
  head: Head,
  { beside }: Judgement,
  { store, allowUnsigned, downgrade, now }: ConfirmOptions,
): { before: string | undefined; owners: Record<string, string> } {
  const { release, handover } = head;
  refuseOtherBytes(head, releasesDir);
  if (!downgrade) {
    refuseDowngrade(release, releasesDir);
    refuseTakenBack(release, releasesDir);
  }
  const owners = judgeOwnership(release, handover, {
    releasesDir,
    store,
    allowUnsigned,
    now: now?.() ?? new Date(),
  });
  const before = readRegistry(releasesDir).current[release.name];
  // Judging takes seconds; its result, even an empty one, holds only for the version that was current then.
  if (beside !== undefined && beside !== (before ?? null))
    throw new Refusal(`${before ?? 'nothing'} became current while it was judged; deliver it again`);
  return { before, owners };
}
