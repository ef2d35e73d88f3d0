import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { createTemporaryDir } from './release.beispiele.ts';
import { withLock } from './store-lock.ts';
import { failWrites } from './watch-changes.beispiele.ts';

let dir: string;
let lock: string;
beforeEach(() => {
  dir = createTemporaryDir();
  lock = path.join(dir, 'registry.lock');
});
const age = (seconds: number) => {
  const then = new Date(Date.now() - seconds * 1000);
  fs.utimesSync(lock, then, then);
};

it('leaves no lock on a disk that has room for a file and none for its words', () => {
  // The folder and the file are made; the third change is the name of the owner.
  const restore = failWrites(3, 'ENOSPC');
  expect(() => withLock(dir, () => 'done')).toThrow('ENOSPC');
  restore();
  expect(fs.readdirSync(dir)).toEqual([]);
  expect(withLock(dir, () => 'done')).toBe('done');
});

it('takes the lock of a process that was ended before it could write its name', () => {
  fs.writeFileSync(lock, '');
  age(3);
  expect(withLock(dir, () => 'done')).toBe('done');
  expect(fs.readdirSync(dir)).toEqual([]);
});

it('waits for a lock that was made this moment', () => {
  fs.writeFileSync(lock, '');
  const startedAt = Date.now();
  withLock(dir, () => {});
  expect(Date.now() - startedAt).toBeGreaterThan(1000);
});
