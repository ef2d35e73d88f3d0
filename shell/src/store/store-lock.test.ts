import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { createTemporaryDir } from '../registry/release.examples.ts';
import { failWrites } from '../registry/watch-changes.examples.ts';
import { withLock, withLongLock } from './store-lock.ts';

let dir: string;
let lock: string;
beforeEach(() => {
  dir = createTemporaryDir();
  lock = path.join(dir, 'registry.lock');
});
it('leaves no lock on a disk with space for a file but not for its content', () => {
  // After folder and file, the third change writes the owner's name.
  const restore = failWrites(3, 'ENOSPC');
  expect(() => withLock(dir, () => 'done')).toThrow('ENOSPC');
  restore();
  expect(fs.readdirSync(dir)).toEqual([]);
  expect(withLock(dir, () => 'done')).toBe('done');
});

it('takes over the lock of a process that ended before it could write its name, after a delay', async () => {
  fs.writeFileSync(lock, '');
  const startedAt = performance.now();
  expect(await withLongLock(dir, () => Promise.resolve('done'))).toBe('done');
  expect(performance.now() - startedAt).toBeGreaterThan(1000);
  expect(fs.readdirSync(dir)).toEqual([]);
});

it.each([
  ['a day behind', -86_400],
  ['a day ahead', 86_400],
])(
  'waits for another machine whose clock is %s, until its lock has not changed for half a minute',
  async (_what, seconds) => {
    fs.writeFileSync(lock, 'anderer-rechner 1');
    const then = new Date(Date.now() + seconds * 1000);
    fs.utimesSync(lock, then, then);
    const work = vi.fn(() => Promise.resolve());
    const waiting = withLongLock(dir, work);
    expect(work).not.toHaveBeenCalled();
    const now = performance.now();
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now + 31_000);
    await waiting;
    clock.mockRestore();
    expect(fs.readdirSync(dir)).toEqual([]);
  },
);
