import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { createTemporaryDir } from '../registry/release.examples.ts';
import { buildScript } from './build-script.examples.ts';

/** Runs the attempts in a process without any other barrier; returns those that worked, and who was reached. */
async function attempt(reach: 'removed' | 'open'): Promise<{ worked: string[]; heard: number }> {
  const dir = createTemporaryDir();
  const script = await buildScript(dir, 'src/isolation/attempts.examples.ts');
  const socketPath = path.join(dir, 'ear.sock');
  let heard = 0;
  const ear = createServer((socket) => {
    heard += 1;
    socket.on('error', () => {}).end();
  }).listen(socketPath);
  onTestFinished(() => void ear.close());
  await once(ear, 'listening');
  const stdio = ['ignore', 'inherit', 'inherit', 'pipe'] as const;
  const child = spawn(process.execPath, [script, socketPath, reach], { cwd: dir, stdio: [...stdio] });
  const worked = JSON.parse(await text(child.stdio[3] as Readable)) as string[];
  return { worked, heard };
}

it('leaves a release no socket, no lookup, no signal and no file of the runtime', async () => {
  const { worked, heard } = await attempt('removed');
  expect(worked).toEqual([]);
  expect(heard).toBe(0);
}, 60_000);

it('is what stops them', async () => {
  const { worked, heard } = await attempt('open');
  expect(worked.length, String(worked)).toBeGreaterThanOrEqual(15);
  expect(heard).toBeGreaterThan(0);
}, 60_000);
