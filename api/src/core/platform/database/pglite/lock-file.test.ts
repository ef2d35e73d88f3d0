import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findLockHolder, takeLock } from './lock-file.ts';

let folder: string;
let lock: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gm-lock-'));
  lock = join(folder, 'datenbank.lock');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const leaveLock = (holder: object) => writeFile(lock, JSON.stringify({ started: '', token: 'fremd', ...holder }));

async function runProcess(): Promise<{ pid: number; end(): Promise<void> }> {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await once(child, 'spawn');
  const end = async () => {
    child.kill();
    await once(child, 'exit');
  };
  return { pid: child.pid ?? 0, end };
}

it('is held by one owner until it is released', async () => {
  const release = await takeLock(folder);
  expect(JSON.parse(await readFile(lock, 'utf8'))).toMatchObject({ pid: process.pid });
  expect(await findLockHolder(folder)).toBe(process.pid);
  await expect(takeLock(folder)).rejects.toMatchObject({ code: 'datenbank_in_benutzung' });
  await release();
  expect(await findLockHolder(folder)).toBeUndefined();
  expect(await readdir(folder)).toEqual([]);
});

it('is refused while another process lives, with its pid and the remedy', async () => {
  const other = await runProcess();
  await leaveLock({ pid: other.pid });
  await expect(takeLock(folder)).rejects.toThrow(new RegExp(`process ${other.pid}: .*DATABASE_URL`, 's'));
  await other.end();
  const release = await takeLock(folder);
  await release();
});

it('is taken over from a dead process, even if its pid was reused', async () => {
  const other = await runProcess();
  await leaveLock({ pid: other.pid, started: '1' });
  const release = await takeLock(folder);
  expect(JSON.parse(await readFile(lock, 'utf8'))).toMatchObject({ pid: process.pid });
  await release();
  await other.end();
});

it('is taken over from an earlier run with the same pid, as in a container', async () => {
  await leaveLock({ pid: process.pid });
  await expect(takeLock(folder)).resolves.toBeTypeOf('function');
});

it('is taken over if a crash left it incomplete', async () => {
  await writeFile(lock, '{"pid":');
  await expect(takeLock(folder)).resolves.toBeTypeOf('function');
});

it('is taken over by exactly one of many competitors', async () => {
  await leaveLock({ pid: 2 ** 30 });
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => takeLock(folder)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
