/**
 * Installs the packages when `node_modules` does not match the lock file. Plain Node.js, because no package is
 * installed yet.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ON_SCREEN_MS = 1000;
const IN_LOG_MS = 10_000;

const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
const listPlaces = (root, withTests) =>
  Object.entries(readPackages(path.join(root, 'package-lock.json'))).filter(
    ([place, { optional, dev }]) => place.includes('node_modules/') && !optional && (withTests || !dev),
  );

/**
 * Whether `node_modules` differs from the lock file. npm records what it installed in
 * `node_modules/.package-lock.json`; optional packages of other platforms are legitimately missing there. `withTests`:
 * packages of tests and checks are needed too.
 */
export function needsInstall(root, withTests) {
  const installedFile = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installedFile)) return true;
  const installed = readPackages(installedFile);
  return listPlaces(root, withTests).some(
    ([place, entry]) => installed[place]?.version !== entry.version || !existsSync(path.join(root, place)),
  );
}

/** Logs the number of installed packages at intervals. Returns a function that stops it. */
export function showInstalling(
  root,
  withTests,
  { isScreen = process.stdout.isTTY, write = (text) => process.stdout.write(text) } = {},
) {
  const places = listPlaces(root, withTests).map(([place]) => path.join(root, place));
  const start = Date.now();
  const say = () => {
    const there = places.filter((place) => existsSync(place)).length;
    const text = `Installing packages … ${there} of ${places.length} (${Math.round((Date.now() - start) / 1000)} s)`;
    write(isScreen ? `\r${text}` : `${text}\n`);
  };
  say();
  const timer = setInterval(say, isScreen ? ON_SCREEN_MS : IN_LOG_MS);
  return () => {
    clearInterval(timer);
    if (isScreen) write('\n');
  };
}

/** Ends the process when the installation fails; npm has logged the reason. `onStart` receives the npm process. */
export async function installPackages(root, { withTests = false, onStart = () => {} } = {}) {
  if (!needsInstall(root, withTests)) return;
  const end = showInstalling(root, withTests);
  const args = ['ci', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];
  const npm = spawn('npm', withTests ? args : [...args, '--omit=dev'], { cwd: root, stdio: 'inherit' });
  onStart(npm);
  const status = await new Promise((resolve) => {
    npm.once('exit', resolve);
    npm.once('error', (fault) => {
      console.error(`npm could not be started: ${fault.message}`);
      resolve(1);
    });
  });
  end();
  if (status !== 0) process.exit(status ?? 1);
}
