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

it('belongs to one until he gives it back', async () => {
  const release = await takeLock(folder);
  expect(JSON.parse(await readFile(lock, 'utf8'))).toMatchObject({ pid: process.pid });
  expect(await findLockHolder(folder)).toBe(process.pid);
  await expect(takeLock(folder)).rejects.toMatchObject({ code: 'datenbank_in_benutzung' });
  await release();
  expect(await findLockHolder(folder)).toBeUndefined();
  expect(await readdir(folder)).toEqual([]);
});

it('is refused while another process lives, naming it and the way out', async () => {
  const other = await runProcess();
  await leaveLock({ pid: other.pid });
  await expect(takeLock(folder)).rejects.toThrow(new RegExp(`Prozess ${other.pid} .*DATABASE_URL`, 's'));
  await other.end();
  const release = await takeLock(folder);
  await release();
});

it('is taken over from a process that is gone, even if its number is used again', async () => {
  const other = await runProcess();
  await leaveLock({ pid: other.pid, started: '1' });
  const release = await takeLock(folder);
  expect(JSON.parse(await readFile(lock, 'utf8'))).toMatchObject({ pid: process.pid });
  await release();
  await other.end();
});

it('is taken over from an earlier run with the same number, as in a container', async () => {
  await leaveLock({ pid: process.pid });
  await expect(takeLock(folder)).resolves.toBeTypeOf('function');
});

it('is taken over when a crash left half of it', async () => {
  await writeFile(lock, '{"pid":');
  await expect(takeLock(folder)).resolves.toBeTypeOf('function');
});

it('goes to exactly one of many who find it left over', async () => {
  await leaveLock({ pid: 2 ** 30 });
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => takeLock(folder)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
