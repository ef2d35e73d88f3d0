import fs from 'node:fs';
import path from 'node:path';
import { hashFile } from '@gm/shared/bau/hash-file';
import { type Release, releaseSchema } from '@gm/shared/vertrag/release';
import { readRegistry } from './registry-file.ts';

/** Folder of one version; whether it exists is another matter. */
export function releaseDir(releasesDir: string, remote: string, version: string): string {
  return path.join(releasesDir, remote, version);
}

export interface StoredRelease {
  release: Release;
  /** Hash of `release.json`: the root of trust for files the browser loads later. */
  manifestIntegrity: string;
}

/** Throws when the release is not there or its `release.json` is not one. */
export function readRelease(releasesDir: string, remote: string, version: string): StoredRelease {
  const content = fs.readFileSync(path.join(releaseDir(releasesDir, remote, version), 'release.json'));
  return { release: releaseSchema.parse(JSON.parse(content.toString())), manifestIntegrity: hashFile(content) };
}

/** All versions on disk, newest first; a version's name begins with its time. */
export function listVersions(releasesDir: string, remote: string): string[] {
  const dir = path.join(releasesDir, remote);
  if (!fs.existsSync(dir)) return [];
  return fs
    .readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
    .sort()
    .reverse();
}

/** Moves a finished build into the store. Readers see it whole or not at all. */
export function storeRelease(releasesDir: string, buildDir: string, release: Release): string {
  const target = releaseDir(releasesDir, release.name, release.version);
  const staging = path.join(releasesDir, release.name, `.${release.version}.${process.pid}`);
  fs.cpSync(buildDir, staging, { recursive: true });
  fs.writeFileSync(path.join(staging, 'release.json'), JSON.stringify(release));
  fs.rmSync(target, { recursive: true, force: true });
  fs.renameSync(staging, target);
  return target;
}

/** Removes all but the newest `keep` versions; what is current or a step back stays in any case. */
export function pruneReleases(releasesDir: string, remote: string, keep: number): string[] {
  const { current, previous } = readRegistry(releasesDir);
  const needed = new Set([current[remote], previous[remote]?.[0]]);
  const removed = listVersions(releasesDir, remote)
    .slice(keep)
    .filter((version) => !needed.has(version));
  for (const version of removed) fs.rmSync(releaseDir(releasesDir, remote, version), { recursive: true, force: true });
  return removed;
}
