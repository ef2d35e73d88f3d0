import fs from 'node:fs';
import path from 'node:path';
import { hashFile } from '@gm/shared/build/hash-file';
import { listIfThere } from '../base/read-if-there.ts';
import { type JournalEntry, readJournal } from '../store/journal.ts';
import { readRegistry } from '../store/registry-file.ts';
import { isForgotten, listVersions, readRelease, releaseDir } from '../store/release-store.ts';
import { findTrustFault, trustPath } from '../store/trust.ts';

interface StoreVerdict {
  /** Lines of the journal. */
  lines: number;
  /** Checked files of stored releases. */
  files: number;
  faults: string[];
  /** Hash of the list of trusted keys; null: the journal names none. */
  trust: string | null;
  /** Versions less than an hour old that no line reports as delivered: their delivery may still be running. */
  underWay: string[];
}

/** The pointer must match the last change in the journal. */
function comparePointer(releasesDir: string, entries: readonly JournalEntry[]): string[] {
  const { current, generation } = readRegistry(releasesDir);
  const turned = entries.filter((entry) => entry.generation !== undefined && entry.generation <= generation);
  const last = turned.at(-1);
  const faults: string[] = [];
  if (last && last.generation !== generation)
    faults.push(`registry: generation ${generation}, the journal knows ${last.generation}`);
  for (const remote of new Set(turned.map((entry) => entry.remote))) {
    const said = turned.findLast((entry) => entry.remote === remote)?.version;
    if (said !== current[remote])
      faults.push(`${remote}: ${current[remote] ?? 'nothing'} is current, the journal says ${said}`);
  }
  return faults;
}

/**
 * Checks the journal's chain, the list of trusted keys, the pointer, every file of every stored release, and whether a
 * line covers each release.
 */
export function verifyStore(releasesDir: string, trustFile = trustPath(releasesDir)): StoreVerdict {
  const { entries, faults: broken } = readJournal(releasesDir);
  const trustFault = findTrustFault({ dir: releasesDir, trustFile });
  const faults = [
    ...broken.map((fault) => `journal: ${fault}`),
    ...(trustFault ? [trustFault] : []),
    ...comparePointer(releasesDir, entries),
  ];
  const underWay: string[] = [];
  let files = 0;
  const remotes = listIfThere(releasesDir)
    .map(({ name }) => name)
    .filter((name) => name.startsWith('mf-'));
  for (const remote of remotes) {
    for (const version of listVersions(releasesDir, remote)) {
      const dir = releaseDir(releasesDir, remote, version);
      const name = `${remote} ${version}`;
      try {
        const { release, releaseIntegrity } = readRelease(releasesDir, remote, version);
        const delivered = entries.findLast(
          (entry) => entry.what === 'delivered' && entry.remote === remote && entry.version === version,
        );
        // A delivery killed before its line leaves its version for an hour (head-start.ts); there is no other
        // legitimate source.
        if (!delivered && isForgotten(dir, Date.now())) faults.push(`${name}: no line says that it was delivered`);
        else if (!delivered) underWay.push(name);
        if (delivered?.integrity && delivered.integrity !== releaseIntegrity)
          faults.push(`${name}: release.json is not the delivered one`);
        for (const [file, { integrity }] of Object.entries(release.files)) {
          files += 1;
          const location = path.join(dir, file);
          if (!fs.existsSync(location)) faults.push(`${name}: file missing: ${file}`);
          else if (hashFile(fs.readFileSync(location)) !== integrity) faults.push(`${name}: file changed: ${file}`);
        }
      } catch (fault) {
        faults.push(`${name}: ${(fault as Error).message.split('\n')[0]}`);
      }
    }
  }
  const trust = entries.findLast(({ what }) => what === 'trust')?.integrity ?? null;
  return { lines: entries.length, files, faults, underWay, trust };
}
