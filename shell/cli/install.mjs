/** Installs the packages when `node_modules` is not what the lock file says. Plain Node: nothing is installed before. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * Whether `node_modules` differs from the lock file. npm notes what it installed in `node_modules/.package-lock.json`;
 * optional packages of other platforms are missing there by right.
 */
export function needsInstall(root) {
  const installedFile = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installedFile)) return true;
  const installed = readPackages(installedFile);
  return Object.entries(readPackages(path.join(root, 'package-lock.json'))).some(([place, entry]) => {
    if (!place.includes('node_modules/') || entry.optional) return false;
    return installed[place]?.version !== entry.version || !existsSync(path.join(root, place));
  });
}

/** Ends the process when the installation fails; npm has said why. */
export function installPackages(root) {
  if (!needsInstall(root)) return;
  console.log('Installing packages …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
