/**
 * `npm run dev -- mf-forms`: runs the whole site while one remote is being developed. Every saved file is shown within a
 * second, and open pages follow in place; faults appear on them with their place in the sources. The other remotes come
 * from their current releases. A change in shell or api restarts both. The command works on a copy of the releases, so
 * the real registry never changes.
 */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import type { BuildFault } from '@gm/shared/build/watch/build-fault';
import { exitWith } from '@gm/shared/cli/exit-with';
import { writeFaults } from '../src/serve/development/fault-file.ts';
import { createDiskStore } from '../src/store/disk-store.ts';
import { followRemote } from './development/follow-remote.ts';
import { createLineReader, formatLine } from './development/format-log.ts';
import { readRemoteArgument, releasesDir, root, store } from './options.ts';
import { chooseApiPort } from './settings.mjs';
import { watchSources } from './watch-sources.ts';

const remote = readRemoteArgument();
// Not in the data folder, which the api closes for the users of the guests.
const workDir = path.join(root, '.dev');
fs.rmSync(workDir, { recursive: true, force: true });
await store.follow().catch(exitWith);
fs.mkdirSync(workDir, { recursive: true });
if (fs.existsSync(releasesDir)) fs.cpSync(releasesDir, workDir, { recursive: true });

const env = {
  ...process.env,
  RELEASES_DIR: workDir,
  RELEASES_S3: '',
  HOT_RELOAD: '1',
  API_PORT: chooseApiPort(process.env),
};
/** Whether the changed sources could be built; the build itself logs the reason for a failure. */
async function build(...flags: string[]): Promise<boolean> {
  const args = ['--import', 'tsx', path.join(root, 'shell/cli/build.ts'), ...flags];
  const [code] = await once(spawn(process.execPath, args, { env, stdio: 'inherit' }), 'exit');
  return code === 0;
}

let site: ChildProcess | undefined;
const endWithSite = (code: number | null) => process.exit(code ?? 0);
function startSite(): void {
  const args = [path.join(root, 'shell/cli/start.mjs'), '--no-build'];
  site = spawn(process.execPath, args, { cwd: root, env, stdio: ['inherit', 'pipe', 'pipe'] });
  for (const stream of ['stdout', 'stderr'] as const) {
    const readLines = createLineReader();
    site[stream]?.on('data', (chunk) => {
      for (const line of readLines(String(chunk))) process[stream].write(`${formatLine(line)}\n`);
    });
  }
  site.once('exit', endWithSite);
}

async function restartSite(): Promise<void> {
  if (!(await build('--host'))) return;
  const ended = site && once(site, 'exit');
  site?.off('exit', endWithSite);
  site?.kill('SIGTERM');
  await ended;
  startSite();
}

/** Repeats `work` until nothing was saved meanwhile. */
function repeat(work: () => Promise<void>): () => Promise<void> {
  let isRunning = false;
  let isWanted = false;
  return async () => {
    isWanted = true;
    if (isRunning) return;
    isRunning = true;
    while (isWanted) {
      isWanted = false;
      await work().catch((fault: unknown) => console.error(fault instanceof Error ? fault.message : fault));
    }
    isRunning = false;
  };
}

function sayFaults(faults: readonly BuildFault[]): void {
  for (const { text, file, line } of faults)
    console.error(`${file ? `${path.relative(root, file)}${line ? `:${line}` : ''}\n` : ''}${text}`);
}

const locate = (...names: string[]) => names.map((name) => path.join(root, name));
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => (site ? site.kill(signal) : process.exit(0)));
if (!(await build('--sources', '--without', remote))) process.exit(1);

// With faults the site shows the current release.
await new Promise<void>((resolve) => {
  const following = followRemote({
    root,
    remote,
    store: createDiskStore(workDir),
    onFaults(faults) {
      writeFaults(workDir, faults);
      sayFaults(faults);
      if (faults.length > 0) resolve();
    },
    onShown(ms) {
      console.log(`${remote} current (${(ms / 1000).toFixed(2)} s)`);
      resolve();
    },
  });
  watchSources(locate(remote, 'shared'), following.note);
});
watchSources(locate('shell', 'api'), repeat(restartSite));
startSite();
