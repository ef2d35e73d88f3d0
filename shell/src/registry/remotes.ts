import fs from 'node:fs';
import path from 'node:path';

/** The remotes of the repository: every folder `mf-*` with a contract. */
export function listRemotes(root: string): string[] {
  return fs
    .readdirSync(root)
    .filter((name) => name.startsWith('mf-') && fs.existsSync(path.join(root, name, 'contract.ts')))
    .sort();
}
