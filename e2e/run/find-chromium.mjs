import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** Path of an installed Chromium (`CHROMIUM` first), or null. */
export function findChromium() {
  const places = process.env.CHROMIUM ? [process.env.CHROMIUM] : PLACES;
  return places.find((place) => existsSync(place)) ?? null;
}

/**
 * Installs Debian's Chromium where that is possible, i.e. as root with apt-get.
 * @returns {string} path of the browser
 * @throws {Error} with what to do by hand
 */
export function installChromium() {
  const isRoot = process.getuid?.() === 0;
  if (process.env.CHROMIUM || !isRoot || !existsSync('/usr/bin/apt-get')) {
    throw new Error(
      'No Chromium found. Install it (Debian: apt-get install chromium) or name one: CHROMIUM=/path/to/chromium npm test',
    );
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { stdio: 'ignore', env });
  const found = findChromium();
  if (!found) throw new Error('apt-get installed chromium, but no browser is at the usual places.');
  return found;
}
