import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { readJournal } from '../store/journal.ts';
import { activate, endCanary, readRegistry, rollBack, startCanary } from '../store/registry-file.ts';
import { listVersions, pruneReleases } from '../store/release-store.ts';
import { createTemporaryDir } from './release.examples.ts';
import { verifyStore } from './verify-store.ts';

let dir: string;
beforeEach(() => {
  dir = createTemporaryDir();
  for (const version of ['1', '2', '3', '4']) {
    const folder = path.join(dir, 'mf-a', version);
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(path.join(folder, 'release.json'), '{}');
  }
  activate(dir, 'mf-a', '1');
  activate(dir, 'mf-b', '7');
});

const start = (version = '2', remote = 'mf-a') =>
  startCanary(dir, { remote, version, share: 0.1, key: 'team', owners: { text: remote } });
const listJournal = () => readJournal(dir).entries.map(({ what, remote, version }) => `${what} ${remote} ${version}`);
const read = () => {
  const { canary, current, generation } = readRegistry(dir);
  return { canary: canary && `${canary.remote} ${canary.version}`, current, generation };
};

describe('a canary release', () => {
  it('leaves the current version in place, and is a set with its own generation', () => {
    const { generation } = start();
    expect(read()).toEqual({ canary: 'mf-a 2', current: { 'mf-a': '1', 'mf-b': '7' }, generation: 2 });
    expect(readRegistry(dir).generations[0]).toEqual({ generation, versions: { 'mf-a': '2', 'mf-b': '7' } });
    expect(generation).toBe(3);
  });

  it('becomes current with its templates, under a new generation', () => {
    start();
    expect(endCanary(dir, { remote: 'mf-a', version: '2' }, 'current', 'well')).toBe(true);
    expect(read()).toEqual({ canary: null, current: { 'mf-a': '2', 'mf-b': '7' }, generation: 4 });
    expect(readRegistry(dir)).toMatchObject({ owners: { text: 'mf-a' }, previous: { 'mf-a': ['1'] } });
    expect(listJournal().slice(-2)).toEqual(['canary mf-a 2', 'current mf-a 2']);
  });

  it('is withdrawn without changing the current versions', () => {
    start();
    expect(endCanary(dir, { remote: 'mf-a', version: '2' }, 'withdrawn', 'faults')).toBe(true);
    expect(read()).toEqual({ canary: null, current: { 'mf-a': '1', 'mf-b': '7' }, generation: 2 });
    expect(readJournal(dir).entries.at(-1)).toMatchObject({
      what: 'withdrawn',
      version: '2',
      key: 'team',
      reason: 'faults',
    });
    expect(activate(dir, 'mf-a', '3').generation, 'not the number of what was taken back').toBe(4);
  });

  it('ends once: a second verdict comes too late', () => {
    start();
    endCanary(dir, { remote: 'mf-a', version: '2' }, 'withdrawn', 'faults');
    expect(endCanary(dir, { remote: 'mf-a', version: '2' }, 'current', 'well')).toBe(false);
    expect(read().current['mf-a']).toBe('1');
  });

  it('is replaced by the next of the same remote; one of another has to wait', () => {
    start('2');
    start('3');
    expect(read().canary).toBe('mf-a 3');
    expect(listJournal().slice(-3)).toEqual(['canary mf-a 2', 'withdrawn mf-a 2', 'canary mf-a 3']);
    expect(() => start('8', 'mf-b')).toThrow('mf-a 3 is tried on some visitors: one at a time');
  });

  it('continues on top of a newly current version of another remote', () => {
    start();
    activate(dir, 'mf-b', '8');
    const { canary, generations } = readRegistry(dir);
    expect(generations[0]).toEqual({ generation: canary?.generation, versions: { 'mf-a': '2', 'mf-b': '8' } });
    expect(new Set(generations.map(({ generation }) => generation)).size).toBe(generations.length);
  });

  it('ends when its own remote is changed manually', () => {
    start();
    activate(dir, 'mf-a', '4');
    expect(read()).toMatchObject({ canary: null, current: { 'mf-a': '4' } });
    expect(listJournal().slice(-2)).toEqual(['withdrawn mf-a 2', 'current mf-a 4']);
    start('3');
    rollBack(dir, 'mf-a');
    expect(read().canary).toBeNull();
  });

  it('is never pruned, and the store always matches its journal', () => {
    start();
    pruneReleases(dir, 'mf-a', 1);
    expect(listVersions(dir, 'mf-a')).toEqual(['4', '2', '1']);
    const pointer = () => verifyStore(dir).faults.filter((fault) => /registry|journal|current/.test(fault));
    expect(pointer()).toEqual([]);
    endCanary(dir, { remote: 'mf-a', version: '2' }, 'current', 'well');
    expect(pointer()).toEqual([]);
  });
});
