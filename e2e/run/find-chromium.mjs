import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Path of an installed Chromium (`CHROMIUM` takes precedence), or null. */
export function findChromium() {
  const places = process.env.CHROMIUM ? [process.env.CHROMIUM] : PLACES;
  return places.find((place) => existsSync(place)) ?? null;
}

/**
 * Path of chrome-headless-shell, which takes a quarter less time for the same pages; of full Chromium where it is
 * missing or `CHROMIUM` names one.
 */
export function findHeadlessChromium() {
  return !process.env.CHROMIUM && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findChromium();
}

const canInstall = () => !process.env.CHROMIUM && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

function installPackage(name) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { stdio: 'ignore', env, timeout: 240_000 };
  execFileSync('apt-get', ['update', '-qq'], options);
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options);
}

/**
 * Installs Debian's Chromium as root with apt-get.
 * @throws {Error} with instructions for a manual installation
 */
export function installChromium() {
  if (!canInstall()) {
    throw new Error(
      'No Chromium found. Install it (Debian: apt-get install chromium) or name one: CHROMIUM=/path/to/chromium npm test',
    );
  }
  installPackage('chromium');
  if (!findChromium()) throw new Error('apt-get installed chromium, but no browser is at the usual places.');
}

/** Installs the faster headless shell where possible; optional, only speeds up the tests. */
export function installHeadlessChromium() {
  if (!canInstall() || existsSync(HEADLESS_SHELL)) return;
  try {
    installPackage('chromium-headless-shell');
  } catch {
    // Older Debian releases lack the package.
  }
}
