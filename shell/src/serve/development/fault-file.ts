import fs from 'node:fs';
import path from 'node:path';
import type { BuildFault } from '@gm/shared/build/watch/build-fault';
import { replaceFile } from '../../base/replace-file.ts';

/** In the folder of releases: `npm run dev` writes the faults of the latest build, the shell shows them. */
const FAULT_FILE = 'faults.json';

export function writeFaults(releasesDir: string, faults: readonly BuildFault[]): void {
  replaceFile(path.join(releasesDir, FAULT_FILE), JSON.stringify(faults));
}

function readFaults(releasesDir: string): BuildFault[] {
  try {
    return JSON.parse(fs.readFileSync(path.join(releasesDir, FAULT_FILE), 'utf8')) as BuildFault[];
  } catch {
    // Nothing was built yet.
    return [];
  }
}

/** Calls `onChange` with the faults now and after every build; returns a function that ends this. */
export function followFaults(releasesDir: string, onChange: (faults: BuildFault[]) => void): () => void {
  onChange(readFaults(releasesDir));
  const watcher = fs.watch(releasesDir, { persistent: false }, (_event, name) => {
    if (name === FAULT_FILE) onChange(readFaults(releasesDir));
  });
  return () => watcher.close();
}
