import fs from 'node:fs';
import path from 'node:path';
import { hashFile } from '@gm/shared/build/hash-file';
import { type Release, releaseSchema } from '@gm/shared/contract/release';
import { listIfThere } from '../base/read-if-there.ts';
import { listNamed, readRegistry } from './registry-file.ts';

/** What is served of a release: files for browsers and the list of files, never a server build. */
export const PUBLIC_FILE =
  /^(client\/[\w.-]+\.(js|css|svg|webp|woff2)|client\/mf-(manifest|stats)\.json|client\/@mf-types\.(zip|d\.ts)|release\.json)$/;

/** Folder of one version, whether it exists or not. */
export function releaseDir(releasesDir: string, remote: string, version: string): string {
  return path.join(releasesDir, remote, version);
}

export interface StoredRelease {
  release: Release;
  /** Hash of `release.json`: the root of trust for files the browser loads later. */
  releaseIntegrity: string;
}

/** Throws when the release is missing or its `release.json` is invalid. */
export function readRelease(releasesDir: string, remote: string, version: string): StoredRelease {
  const content = fs.readFileSync(path.join(releaseDir(releasesDir, remote, version), 'release.json'));
  return { release: releaseSchema.parse(JSON.parse(content.toString())), releaseIntegrity: hashFile(content) };
}

/** All versions on disk, newest first; a version's name begins with its time. */
export function listVersions(releasesDir: string, remote: string): string[] {
  return (
    listIfThere(path.join(releasesDir, remote))
      // A link in the folder of a change (store/shared-store.ts).
      .filter((entry) => (entry.isDirectory() || entry.isSymbolicLink()) && !entry.name.startsWith('.'))
      .map((entry) => entry.name)
      .sort()
      .reverse()
  );
}

/** Deliveries before their judgement; not a remote, never served. */
export const stagingPath = (releasesDir: string): string => path.join(releasesDir, '.staging');
/** A document or a lock being written (replace-file.ts, store-lock.ts). */
const HALF_WRITTEN = /\.\d+\.tmp$|\.lock\.\d+$/;
const STAGING_KEPT_MS = 60 * 60_000;

/** An empty folder for a delivery, on the file system of the store, so that it can be moved there by a rename. */
export function createStaging(releasesDir: string, id: string): string {
  const dir = path.join(stagingPath(releasesDir), id);
  fs.mkdirSync(dir, { recursive: true });
  return dir;
}

/** Whether it belongs to a killed delivery: a running one is never this old. */
export const isForgotten = (place: string, now: number): boolean =>
  now - (fs.statSync(place, { throwIfNoEntry: false })?.mtimeMs ?? now) > STAGING_KEPT_MS;

/** Removes remains of killed deliveries. */
export function cleanStaging(releasesDir: string, now = Date.now()): void {
  const list = (dir: string) => listIfThere(dir).map(({ name }) => path.join(dir, name));
  const halfWritten = list(releasesDir).filter((file) => HALF_WRITTEN.test(file));
  for (const entry of [...list(stagingPath(releasesDir)), ...halfWritten]) {
    if (isForgotten(entry, now)) fs.rmSync(entry, { recursive: true, force: true });
  }
}

function isSame(a: string, b: string): boolean {
  return fs.existsSync(b) && fs.readFileSync(a).equals(fs.readFileSync(b));
}

/**
 * Moves a checked release from staging into the store by one rename. If it exists there already, its bytes are the
 * same, and only damaged files are replaced, one by one: it may be in use.
 */
export function moveIn(releasesDir: string, staging: string, { name, version }: Release): void {
  const target = releaseDir(releasesDir, name, version);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  if (!fs.existsSync(target)) {
    fs.renameSync(staging, target);
    return;
  }
  for (const entry of fs.readdirSync(staging, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const from = path.join(entry.parentPath, entry.name);
    const to = path.join(target, path.relative(staging, from));
    if (isSame(from, to)) continue;
    fs.mkdirSync(path.dirname(to), { recursive: true });
    fs.renameSync(from, to);
  }
}

/**
 * Removes versions beyond the newest `keep` that visitors got, and beyond the newest `keep` of those only stored: the
 * latter, whatever their names, must not displace what a rollback or an open tab needs. Current, canary and previous
 * versions always stay, and so does the one just received.
 */
export function pruneReleases(releasesDir: string, remote: string, keep: number, received?: string): string[] {
  const registry = readRegistry(releasesDir);
  const { current, previous, canary, announced } = registry;
  const upcoming = [canary, announced].flatMap((entry) => (entry?.remote === remote ? entry.version : []));
  const needed = new Set([current[remote], previous[remote]?.[0], ...upcoming, received]);
  const named = listNamed(registry);
  const isNamed = (version: string) => named.has(`${remote}/${version}`);
  const there = listVersions(releasesDir, remote)
    // The folder may hold something else, for example a remote's sources if the store's path is wrong.
    .filter((version) => fs.existsSync(path.join(releaseDir(releasesDir, remote, version), 'release.json')));
  const removed = [there.filter(isNamed), there.filter((version) => !isNamed(version))]
    .flatMap((versions) => versions.slice(keep))
    .filter((version) => !needed.has(version));
  for (const version of removed) fs.rmSync(releaseDir(releasesDir, remote, version), { recursive: true, force: true });
  return removed;
}
