import fs from 'node:fs';
import path from 'node:path';
import { hashFile } from '@gm/shared/build/hash-file';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTemporaryDir, host, storeExample } from '../registry/release.examples.ts';
import { checkRelease } from './check-release.ts';
import { activate, announce } from './registry-file.ts';
import { cleanStaging, createStaging, listVersions, pruneReleases, readRelease, releaseDir } from './release-store.ts';

let dir: string;
beforeEach(() => {
  dir = createTemporaryDir();
});

describe('storing', () => {
  it('keeps the build and its description, with the hash of that description', () => {
    const release = storeExample(dir, { version: '20261121.180000-a' });
    const stored = readRelease(dir, 'mf-probe', '20261121.180000-a');
    expect(stored.release).toEqual(release);
    const folder = releaseDir(dir, 'mf-probe', '20261121.180000-a');
    expect(stored.releaseIntegrity).toBe(hashFile(fs.readFileSync(path.join(folder, 'release.json'))));
    for (const [file, { integrity }] of Object.entries(release.files))
      expect(hashFile(fs.readFileSync(path.join(folder, file)))).toBe(integrity);
  });

  it('repairs damaged files in place, and leaves intact ones', () => {
    const release = storeExample(dir, { version: '1' });
    const folder = releaseDir(dir, 'mf-probe', '1');
    const { ino } = fs.statSync(path.join(folder, 'client/text.js'));
    fs.rmSync(path.join(folder, 'server'), { recursive: true });
    fs.writeFileSync(path.join(folder, 'client/remoteEntry.js'), 'x');
    storeExample(dir, { version: '1' });
    expect(checkRelease(folder, release, host)).toEqual([]);
    expect(fs.statSync(path.join(folder, 'client/text.js')).ino).toBe(ino);
    expect(fs.readdirSync(path.join(dir, 'mf-probe'))).toEqual(['1']);
  });

  it('removes remains of killed deliveries after an hour, and nothing else', () => {
    for (const id of ['old', 'new']) createStaging(dir, id);
    const hourAgo = new Date(Date.now() - 61 * 60_000);
    fs.utimesSync(path.join(dir, '.staging/old'), hourAgo, hourAgo);
    cleanStaging(dir);
    expect(fs.readdirSync(path.join(dir, '.staging'))).toEqual(['new']);
  });

  it.each([
    ['no version of that name', () => {}],
    ['no JSON', (file: string) => fs.writeFileSync(file, 'x')],
    ['another shape', (file: string) => fs.writeFileSync(file, '{"name":"mf-probe","version":"../1"}')],
  ])('refuses to read %s', (_name, damage) => {
    fs.mkdirSync(path.join(dir, 'mf-probe/1'), { recursive: true });
    damage(path.join(dir, 'mf-probe/1/release.json'));
    expect(() => readRelease(dir, 'mf-probe', '1')).toThrow();
  });
});

describe('listing', () => {
  it('returns the newest first and ignores other folders', () => {
    expect(listVersions(dir, 'mf-probe')).toEqual([]);
    for (const name of ['20261101.090000-b', '20261121.180000-a', '20251231.235959-c', '.20261122.1.77'])
      fs.mkdirSync(path.join(dir, 'mf-probe', name), { recursive: true });
    fs.writeFileSync(path.join(dir, 'mf-probe/notes.txt'), '');
    expect(listVersions(dir, 'mf-probe')).toEqual(['20261121.180000-a', '20261101.090000-b', '20251231.235959-c']);
  });
});

describe('pruning', () => {
  const store = (...versions: string[]) => {
    for (const version of versions) storeExample(dir, { version });
  };
  const makeCurrent = (...versions: string[]) => {
    for (const version of versions) activate(dir, 'mf-probe', version);
  };

  it.each([
    { keep: 2, current: ['2', '3', '4', '5'], removed: ['3', '2'], left: ['5', '4', '1'] },
    { keep: 9, current: ['5'], removed: [], left: ['5', '4', '3', '2', '1'] },
    // After a rollback the current version is an old one; releases that never became current are newer.
    { keep: 1, current: ['2', '1'], removed: ['4', '3'], left: ['5', '2', '1'] },
    { keep: 0, current: ['4', '5'], removed: ['3', '2', '1'], left: ['5', '4'] },
  ])('keeps $keep, and always the current $current with its predecessor', ({ keep, current, removed, left }) => {
    store('1', '2', '3', '4', '5');
    makeCurrent(...current);
    expect(pruneReleases(dir, 'mf-probe', keep)).toEqual(removed);
    expect(listVersions(dir, 'mf-probe')).toEqual(left);
  });

  it('versions that are only stored displace none that was current, and not the one just received', () => {
    store('1', '2', '3');
    makeCurrent('1', '2', '3');
    store('97', '98', '99', '0');
    expect(pruneReleases(dir, 'mf-probe', 2, '0')).toEqual(['1', '97']);
    expect(listVersions(dir, 'mf-probe')).toEqual(['99', '98', '3', '2', '0']);
  });

  it('keeps a version that is about to become current', () => {
    store('1', '2', '3');
    makeCurrent('1');
    announce(dir, { remote: 'mf-probe', version: '2' });
    expect(pruneReleases(dir, 'mf-probe', 1)).toEqual([]);
  });

  it('leaves folders alone that are no releases', () => {
    for (const folder of ['src', 'test']) fs.mkdirSync(path.join(dir, 'mf-probe', folder), { recursive: true });
    store('1', '2');
    makeCurrent('1', '2');
    pruneReleases(dir, 'mf-probe', 0);
    expect(listVersions(dir, 'mf-probe')).toEqual(['test', 'src', '2', '1']);
  });

  it('leaves other remotes alone', () => {
    fs.mkdirSync(releaseDir(dir, 'mf-other', '1'), { recursive: true });
    store('1', '2');
    makeCurrent('1', '2');
    pruneReleases(dir, 'mf-probe', 0);
    expect(listVersions(dir, 'mf-other')).toEqual(['1']);
  });
});
