import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTemporaryDir } from '../registry/release.examples.ts';
import { activate, readRegistry, registryPath, rollBack } from './registry-file.ts';

let dir: string;
beforeEach(() => {
  dir = createTemporaryDir();
});

/** Only versions on disk can be reactivated. */
function storeAndActivate(remote: string, version: string) {
  fs.mkdirSync(path.join(dir, remote, version), { recursive: true });
  return activate(dir, remote, version);
}

describe('activation', () => {
  it('starts with an empty registry', () => {
    expect(readRegistry(dir)).toEqual({
      generation: 0,
      current: {},
      previous: {},
      generations: [],
      owners: {},
      canary: null,
      announced: null,
    });
  });

  it('makes a version current and remembers the previous one', () => {
    storeAndActivate('mf-a', '1');
    storeAndActivate('mf-b', '7');
    expect(storeAndActivate('mf-a', '2')).toMatchObject({
      generation: 3,
      current: { 'mf-a': '2', 'mf-b': '7' },
      previous: { 'mf-a': ['1'] },
    });
    expect(readRegistry(dir).current).toEqual({ 'mf-a': '2', 'mf-b': '7' });
  });

  it('never lists a version as its own predecessor', () => {
    storeAndActivate('mf-a', '1');
    storeAndActivate('mf-a', '2');
    expect(storeAndActivate('mf-a', '2').previous).toEqual({ 'mf-a': ['1'] });
    expect(storeAndActivate('mf-a', '1').previous).toEqual({ 'mf-a': ['2'] });
  });

  it('rolls back step by step and no further than there are steps', () => {
    for (const version of ['1', '2', '3']) storeAndActivate('mf-a', version);
    expect(rollBack(dir, 'mf-a')).toMatchObject({ current: { 'mf-a': '2' }, previous: { 'mf-a': ['1'] } });
    expect(rollBack(dir, 'mf-a')).toMatchObject({ current: { 'mf-a': '1' }, previous: { 'mf-a': [] } });
    expect(rollBack(dir, 'mf-a')).toBeNull();
    expect(readRegistry(dir)).toMatchObject({ generation: 5, current: { 'mf-a': '1' } });
  });

  it('does not roll back to a version removed from disk', () => {
    for (const version of ['1', '2', '3']) storeAndActivate('mf-a', version);
    fs.rmSync(path.join(dir, 'mf-a/2'), { recursive: true });
    expect(rollBack(dir, 'mf-a')?.current).toEqual({ 'mf-a': '1' });
    storeAndActivate('mf-a', '4');
    fs.rmSync(path.join(dir, 'mf-a/1'), { recursive: true });
    expect(rollBack(dir, 'mf-a')).toBeNull();
    expect(readRegistry(dir).current).toEqual({ 'mf-a': '4' });
  });

  it('cannot roll back a remote without releases', () => {
    expect(rollBack(dir, 'mf-unbekannt')).toBeNull();
    expect(fs.existsSync(registryPath(dir))).toBe(false);
  });
});

describe('generations', () => {
  it('keeps the set of versions of every generation, newest first', () => {
    storeAndActivate('mf-a', '1');
    storeAndActivate('mf-b', '7');
    rollBack(dir, 'mf-b');
    storeAndActivate('mf-a', '2');
    expect(readRegistry(dir).generations).toEqual([
      { generation: 3, versions: { 'mf-a': '2', 'mf-b': '7' } },
      { generation: 2, versions: { 'mf-a': '1', 'mf-b': '7' } },
      { generation: 1, versions: { 'mf-a': '1' } },
    ]);
  });

  it('drops all but the last fifty', () => {
    for (let version = 1; version <= 55; version += 1) activate(dir, 'mf-a', String(version));
    const { generation, generations } = readRegistry(dir);
    expect(generation).toBe(55);
    expect(generations.map((entry) => entry.generation)).toEqual(Array.from({ length: 50 }, (_, index) => 55 - index));
  });
});

describe('the document on disk', () => {
  it.each([
    ['nothing', ''],
    ['half a document', '{"generation": 1, "curr'],
    ['a wrong shape', '{"generation": -1, "current": [], "previous": {}, "generations": []}'],
  ])('rejects %s instead of assuming an empty registry', (_name, content) => {
    fs.writeFileSync(registryPath(dir), content);
    expect(() => readRegistry(dir)).toThrow();
    expect(() => activate(dir, 'mf-a', '1')).toThrow();
    expect(fs.readFileSync(registryPath(dir), 'utf8')).toBe(content);
    expect(fs.existsSync(path.join(dir, 'registry.lock'))).toBe(false);
  });

  it('is replaced, never rewritten: open handles read the old one to the end', () => {
    activate(dir, 'mf-a', '1');
    const open = fs.openSync(registryPath(dir), 'r');
    activate(dir, 'mf-a', '2');
    expect(JSON.parse(fs.readFileSync(open, 'utf8'))).toMatchObject({ generation: 1, current: { 'mf-a': '1' } });
    fs.closeSync(open);
    expect(fs.readdirSync(dir)).toEqual(['journal.jsonl', 'registry.json']);
  });

  it('is always complete, and no activation is lost, while two processes write', { timeout: 30_000 }, async () => {
    const module = pathToFileURL(path.join(import.meta.dirname, 'registry-file.ts')).href;
    const stop = path.join(createTemporaryDir(), 'stop');
    const script = `import fs from 'node:fs';
      import { activate } from '${module}';
      for (let version = 1; !fs.existsSync('${stop}'); version += 1) {
        activate('${dir}', 'mf-a', String(version));
        await new Promise((resolve) => setTimeout(resolve, 2));
      }`;
    const other = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      stdio: 'inherit',
    });
    const read = async (times: number) => {
      for (let count = 0; count < times; count += 1) {
        readRegistry(dir);
        await new Promise((resolve) => setImmediate(resolve));
      }
    };
    while (!readRegistry(dir).current['mf-a']) await read(1);
    for (let version = 1; version <= 10; version += 1) {
      activate(dir, 'mf-b', String(version));
      await read(100);
    }
    fs.writeFileSync(stop, '');
    expect(await once(other, 'exit')).toEqual([0, null]);
    const { generation, current } = readRegistry(dir);
    expect(current['mf-b']).toBe('10');
    expect(generation).toBe(10 + Number(current['mf-a']));
  });

  it('takes over a lock whose owner was killed', () => {
    const lock = path.join(dir, 'registry.lock');
    fs.writeFileSync(lock, `${os.hostname()} ${spawnSync('true').pid}`);
    expect(activate(dir, 'mf-a', '1').generation).toBe(1);
    expect(fs.existsSync(lock)).toBe(false);
  });

  it('waits for a lock that is held', async () => {
    const lock = path.join(dir, 'registry.lock');
    fs.writeFileSync(lock, '');
    const holder = spawn(process.execPath, [
      '-e',
      `setTimeout(() => require('node:fs').rmSync(${JSON.stringify(lock)}), 150)`,
    ]);
    const start = performance.now();
    activate(dir, 'mf-a', '1');
    expect(performance.now() - start).toBeGreaterThan(100);
    await once(holder, 'exit');
  });
});
