import fs from 'node:fs';
import path from 'node:path';
import type { Release } from '../../contract/release.ts';
import { addAssets } from '../describe-templates.ts';
import { hashFile } from '../hash-file.ts';
import { listFiles } from '../list-files.ts';
import { sharedRanges } from '../shared-ranges.ts';
import { singletons } from '../singleton-hashes.ts';
import type { RemoteDescription } from './read-description.ts';
import { WATCHED_VERSION } from './watch-remote.ts';

/** A file of the latest release. */
interface WrittenFile {
  /** Changes when the build writes the file again. */
  stamp: string;
  location: string;
  integrity: string;
  size: number;
  /** It contains the version. */
  isOwn: boolean;
}

/** Not for the shell: it serves the manifests of complete releases. */
const LEFT_OUT = /\/mf-(?:manifest|stats)\.json$/;
const JSON_FILES = { schemas: 'schemas.json', examples: 'examples.json' } as const;

let count = 0;

/** Sorts after all versions of releases built before. */
export function nameWatchedVersion(now = new Date()): string {
  count += 1;
  const time = now.toISOString().replace(/\D/g, '').slice(0, 14);
  return `${time}dev${String(count).padStart(5, '0')}`;
}

/**
 * Returns a function that writes the build in `outDir` as a release into a folder. Files that have not changed are
 * links to those of the release before, which never change.
 */
export function createReleaseWriter(outDir: string) {
  const written = new Map<string, WrittenFile>();

  function write(file: string, dir: string, version: string): WrittenFile {
    const source = path.join(outDir, file);
    const { mtimeMs, size } = fs.statSync(source);
    const stamp = `${mtimeMs}:${size}`;
    const location = path.join(dir, file);
    const before = written.get(file);
    if (before?.stamp === stamp && !before.isOwn) {
      fs.linkSync(before.location, location);
      return { ...before, location };
    }
    const content = fs.readFileSync(source);
    const isOwn = content.includes(WATCHED_VERSION);
    const own = isOwn ? Buffer.from(content.toString().replaceAll(WATCHED_VERSION, version)) : content;
    fs.writeFileSync(location, own);
    return { stamp, location, integrity: hashFile(own), size: own.length, isOwn };
  }

  /** Throws when the build does not fit the description. */
  return (dir: string, version: string, { templates, ...described }: RemoteDescription): Release => {
    const assets = addAssets(outDir, described.name, templates);
    const files: Release['files'] = {};
    for (const side of ['client', 'server']) {
      fs.mkdirSync(path.join(dir, side), { recursive: true });
      for (const file of listFiles(outDir, side).filter((name) => !LEFT_OUT.test(name))) {
        const now = write(file, dir, version);
        written.set(file, now);
        if (!file.endsWith('.map')) files[file] = { integrity: now.integrity, size: now.size };
      }
    }
    for (const [part, file] of Object.entries(JSON_FILES)) {
      const content = Buffer.from(JSON.stringify(described[part as keyof typeof JSON_FILES]));
      fs.writeFileSync(path.join(dir, file), content);
      files[file] = { integrity: hashFile(content), size: content.length };
    }
    const release: Release = {
      name: described.name,
      version,
      createdAt: new Date().toISOString(),
      contractVersion: described.contractVersion,
      fingerprint: version,
      serverEntry: 'server/remoteEntry.cjs',
      shared: sharedRanges,
      singletons: Object.fromEntries(Object.entries(singletons).map(([singleton, { api }]) => [singleton, api])),
      files,
      ...JSON_FILES,
      ...assets,
    };
    fs.writeFileSync(path.join(dir, 'release.json'), JSON.stringify(release));
    return release;
  };
}
