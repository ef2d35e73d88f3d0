import fs from 'node:fs';
import path from 'node:path';
import { hashFile } from '@gm/shared/bau/hash-file';
import type { Release } from '@gm/shared/vertrag/release';
import { readJournal } from './journal.ts';
import { judgeOwnership } from './ownership.ts';
import { Refusal } from './refusal.ts';
import { readRegistry } from './registry-file.ts';
import { readRelease, releaseDir } from './release-store.ts';
import type { Head } from './unpack-artefact.ts';

export interface Judgement {
  /** What the journal says; empty where nothing was judged. */
  summary: string;
  /** What was current when it was judged, null for nothing; undefined where nobody judges. */
  beside: string | null | undefined;
}

interface ConfirmOptions {
  allowUnsigned: boolean;
  downgrade?: boolean | undefined;
  now?: (() => Date) | undefined;
}

/** Refuses other bytes under a version that was here before, on disk or according to the journal. */
export function refuseOtherBytes({ release: { name, version }, manifest }: Head, releasesDir: string): void {
  const file = path.join(releaseDir(releasesDir, name, version), 'release.json');
  const integrity = hashFile(manifest);
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

/** What may have changed while it was judged is asked again under the lock, of the store that is changed. */
export function confirm(
  releasesDir: string,
  head: Head,
  { beside }: Judgement,
  { allowUnsigned, downgrade, now }: ConfirmOptions,
): { before: string | undefined; owners: Record<string, string> } {
  const { release, handover } = head;
  refuseOtherBytes(head, releasesDir);
  if (!downgrade) refuseDowngrade(release, releasesDir);
  const owners = judgeOwnership(release, handover, { releasesDir, allowUnsigned, now: now?.() ?? new Date() });
  const before = readRegistry(releasesDir).current[release.name];
  // Judging takes seconds; what it says, also that there is nothing to judge, holds for what was current then.
  if (beside !== undefined && beside !== (before ?? null))
    throw new Refusal(`${before ?? 'nothing'} became current while it was judged; deliver it again`);
  return { before, owners };
}
