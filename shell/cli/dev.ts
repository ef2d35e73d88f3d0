/**
 * `npm run dev -- mf-forms`: runs the whole site while one remote is being developed. Every saved file becomes a
 * release of that remote within seconds, and open pages show it in place; the other remotes come from their current
 * releases. A change in shell or api restarts both. The command works on a copy of the releases, so the real registry
 * never changes.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { releaseRemote } from '../src/delivery/release-remote.ts';
import { createDiskStore } from '../src/store/disk-store.ts';
import { describeReceiver, fail, readRemoteArgument, releasesDir, root, since, store } from './options.ts';
import { watchSources } from './watch-sources.ts';

const remote = readRemoteArgument();
const workDir = path.join(root, '.data/dev-releases');
fs.rmSync(workDir, { recursive: true, force: true });
await store.follow().catch(fail);
if (fs.existsSync(releasesDir)) fs.cpSync(releasesDir, workDir, { recursive: true });

const env = { ...process.env, RELEASES_DIR: workDir, RELEASES_S3: '', HOT_RELOAD: '1' };
/** Whether the changed sources could be built; the build itself logs the reason for a failure. */
async function build(...flags: string[]): Promise<boolean> {
  const args = ['--import', 'tsx', path.join(root, 'shell/cli/build.ts'), ...flags];
  const [code] = await once(spawn(process.execPath, args, { env, stdio: 'inherit' }), 'exit');
  return code === 0;
}

let site: ChildProcess | undefined;
const endWithSite = (code: number | null) => process.exit(code ?? 0);
function startSite(): void {
  site = spawn(process.execPath, [path.join(root, 'shell/cli/start.mjs'), '--no-build'], { env, stdio: 'inherit' });
  site.once('exit', endWithSite);
}

async function restartSite(): Promise<void> {
  if (!(await build())) return;
  const ended = site && once(site, 'exit');
  site?.off('exit', endWithSite);
  site?.kill('SIGTERM');
  await ended;
  startSite();
}

async function release(): Promise<void> {
  const start = performance.now();
  // Only this developer uses the copy.
  const receiver = {
    ...describeReceiver(),
    store: createDiskStore(workDir),
    keep: 2,
    allowUnsigned: true,
    judge: undefined,
  };
  await releaseRemote(remote, { ...receiver, root, signer: null });
  console.log(`${remote} shown (${since(start)})`);
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

const locate = (...names: string[]) => names.map((name) => path.join(root, name));
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => (site ? site.kill(signal) : process.exit(0)));
// Built before the watcher starts; otherwise the first release would be built twice.
if (!(await build('--sources'))) process.exit(1);
startSite();
watchSources(locate(remote, 'shared'), repeat(release));
watchSources(locate('shell', 'api'), repeat(restartSite));
