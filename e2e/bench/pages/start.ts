import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@gm/shared/cli/find-free-port';
import { ROOT } from '../../support/site/site.ts';
import type { Figure } from '../table.ts';

/** Seconds until `command` prints `ready` or, without `ready`, exits successfully. */
function time(command: string[], env: Record<string, string>, ready?: string): Promise<number> {
  const start = performance.now();
  const child = spawn(command[0] ?? '', command.slice(1), { cwd: ROOT, env: { ...process.env, ...env } });
  let output = '';
  return new Promise((resolve, reject) => {
    let seconds: number | undefined;
    const onOutput = (chunk: Buffer) => {
      output += String(chunk);
      if (!ready || seconds !== undefined || !output.includes(ready)) return;
      seconds = (performance.now() - start) / 1000;
      child.kill('SIGTERM');
    };
    child.stdout.on('data', onOutput);
    child.stderr.on('data', onOutput);
    // Not 'exit': its child processes must have ended too before the next start.
    child.on('close', (code) => {
      if (seconds !== undefined) resolve(seconds);
      else if (!ready && code === 0) resolve((performance.now() - start) / 1000);
      else reject(new Error(`${command.join(' ')} ended with ${code}:\n${output}`));
    });
  });
}

export async function measureStart(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-start-'));
  const port = await findFreePort();
  const env = { PORT: String(port), API_PORT: String(await findFreePort()), DATA_DIR: join(folder, 'data') };
  try {
    const first = await time(['npm', 'start'], env, 'The site is at');
    const again = await time(['npm', 'start'], env, 'The site is at');
    const build = await time(['npm', 'run', 'build', '--workspace', 'mf-content'], {
      GM_OUT_DIR: join(folder, 'build'),
    });
    return [
      {
        name: 'npm start when built',
        value: again,
        unit: 's',
        limit: 6,
        reference: `${first.toFixed(1)} s with a new database`,
      },
      { name: 'build of one module', value: build, unit: 's', limit: 3 },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
