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
  return (
    fs
      .readdirSync(dir, { withFileTypes: true })
      // A link in the folder of a change (store/shared-store.ts).
      .filter((entry) => (entry.isDirectory() || entry.isSymbolicLink()) && !entry.name.startsWith('.'))
      .map((entry) => entry.name)
      .sort()
      .reverse()
  );
}

/** Where deliveries lie until they are judged; not a remote, never served. */
export const stagingPath = (releasesDir: string): string => path.join(releasesDir, '.staging');
/** A document or a lock on its way (replace-file.ts, store-lock.ts). */
const HALF_WRITTEN = /\.\d+\.tmp$|\.lock\.\d+$/;
const STAGING_KEPT_MS = 60 * 60_000;

/** An empty folder for a delivery, on the file system of the store, so that it can be renamed into it. */
export function createStaging(releasesDir: string, id: string): string {
  const dir = path.join(stagingPath(releasesDir), id);
  fs.mkdirSync(dir, { recursive: true });
  return dir;
}

/** Whether what lies there is of a delivery that was killed: one that still runs is never this old. */
export const isForgotten = (place: string, now: number): boolean =>
  now - (fs.statSync(place, { throwIfNoEntry: false })?.mtimeMs ?? now) > STAGING_KEPT_MS;

/** Removes what killed deliveries left. */
export function cleanStaging(releasesDir: string, now = Date.now()): void {
  const list = (dir: string) => (fs.existsSync(dir) ? fs.readdirSync(dir).map((name) => path.join(dir, name)) : []);
  const halfWritten = list(releasesDir).filter((file) => HALF_WRITTEN.test(file));
  for (const entry of [...list(stagingPath(releasesDir)), ...halfWritten]) {
    if (isForgotten(entry, now)) fs.rmSync(entry, { recursive: true, force: true });
  }
}

function isSame(a: string, b: string): boolean {
  return fs.existsSync(b) && fs.readFileSync(a).equals(fs.readFileSync(b));
}

/**
 * Moves a checked release from staging into the store: whole, by one rename. Where it is there already, the same bytes
 * are meant, and only what is damaged is replaced, file by file: it may be the one that is being served.
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

/** Removes all but the newest `keep` versions; what is current, tried on some visitors or a step back stays in any case. */
export function pruneReleases(releasesDir: string, remote: string, keep: number): string[] {
  const { current, previous, canary } = readRegistry(releasesDir);
  const tried = canary?.remote === remote ? canary.version : undefined;
  const needed = new Set([current[remote], previous[remote]?.[0], tried]);
  const removed = listVersions(releasesDir, remote)
    .slice(keep)
    .filter((version) => !needed.has(version));
  for (const version of removed) fs.rmSync(releaseDir(releasesDir, remote, version), { recursive: true, force: true });
  return removed;
}
