import fs from 'node:fs';
import path from 'node:path';
import { hashFile } from '@gm/shared/bau/hash-file';
import { type JournalEntry, readJournal } from './journal.ts';
import { readRegistry } from './registry-file.ts';
import { isForgotten, listVersions, readRelease, releaseDir } from './release-store.ts';

interface StoreVerdict {
  /** Lines of the journal. */
  lines: number;
  /** Files of stored releases that were looked at. */
  files: number;
  faults: string[];
  /** Versions of which no line says that they were delivered, put there within the hour: their delivery may still be under way. */
  underWay: string[];
}

/** The pointer must stand where the journal says it was turned to last. */
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

/** Looks at the journal's chain, the pointer, every file of every stored release, and whether a line speaks of it. */
export function verifyStore(releasesDir: string): StoreVerdict {
  const { entries, faults: broken } = readJournal(releasesDir);
  const faults = [...broken.map((fault) => `journal: ${fault}`), ...comparePointer(releasesDir, entries)];
  const underWay: string[] = [];
  let files = 0;
  const remotes = fs.existsSync(releasesDir)
    ? fs.readdirSync(releasesDir).filter((name) => name.startsWith('mf-'))
    : [];
  for (const remote of remotes) {
    for (const version of listVersions(releasesDir, remote)) {
      const dir = releaseDir(releasesDir, remote, version);
      const name = `${remote} ${version}`;
      try {
        const { release, manifestIntegrity } = readRelease(releasesDir, remote, version);
        const delivered = entries.findLast(
          (entry) => entry.what === 'delivered' && entry.remote === remote && entry.version === version,
        );
        // One that was killed before its line leaves a version for an hour (head-start.ts); nobody else puts any there.
        if (!delivered && isForgotten(dir, Date.now())) faults.push(`${name}: no line says that it was delivered`);
        else if (!delivered) underWay.push(name);
        if (delivered?.integrity && delivered.integrity !== manifestIntegrity)
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
  return { lines: entries.length, files, faults, underWay };
}
