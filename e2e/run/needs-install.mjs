import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/**
 * Whether `node_modules` differs from the lock file. npm notes what it installed in `node_modules/.package-lock.json`;
 * optional packages of other platforms are missing there by right.
 */
export function needsInstall(root) {
  const installedFile = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installedFile)) return true;
  const installed = readPackages(installedFile);
  const wanted = readPackages(join(root, 'package-lock.json'));
  return Object.entries(wanted).some(([place, entry]) => {
    if (!place.includes('node_modules/') || entry.optional) return false;
    return installed[place]?.version !== entry.version || !existsSync(join(root, place));
  });
}
