import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isBuiltFrom } from '@gm/shared/bau/build-inputs';
import { buildRemote } from '@gm/shared/bau/build-remote';
import type { Release } from '@gm/shared/vertrag/release';
import { ServerRemote } from '../federation/server-remote.ts';
import { checkRelease, type HostDescription } from './check-release.ts';
import { flip, readRegistry } from './registry-file.ts';
import { pruneReleases, releaseDir, storeRelease } from './release-store.ts';

interface ReleaseOptions {
  root: string;
  releasesDir: string;
  host: HostDescription;
  /** Versions kept on disk for open tabs and for going back. */
  keep: number;
}

/** Whether a build now would be made of exactly what the current release was. */
export function isReleased(root: string, releasesDir: string, remote: string): boolean {
  const version = readRegistry(releasesDir).current[remote];
  return version !== undefined && isBuiltFrom(root, releaseDir(releasesDir, remote, version));
}

/**
 * Checks a finished build, warms it and makes it current. Throws with every reason when it must not become current;
 * what was current then stays so.
 */
export async function publishRelease(
  buildDir: string,
  release: Release,
  { releasesDir, host, keep }: Omit<ReleaseOptions, 'root'>,
): Promise<void> {
  const faults = checkRelease(buildDir, release, host);
  if (faults.length) throw new Error(`${release.name} ${release.version} refused: ${faults.join('; ')}`);
  const dir = storeRelease(releasesDir, buildDir, release);
  const server = await ServerRemote.load(release, dir);
  server.retire();
  flip(releasesDir, release.name, release.version);
  pruneReleases(releasesDir, release.name, keep);
}

/** Builds a remote from its sources and publishes it. */
export async function releaseRemote(remote: string, options: ReleaseOptions): Promise<Release> {
  // A folder of its own for every build: two releases of one remote at once must not write into each other.
  const buildDir = fs.mkdtempSync(path.join(os.tmpdir(), `${remote}-`));
  try {
    const release = await buildRemote(options.root, remote, buildDir);
    await publishRelease(buildDir, release, options);
    return release;
  } finally {
    fs.rmSync(buildDir, { recursive: true, force: true });
  }
}
