/**
 * `npm run dev -- mf-forms`: the whole site with one remote under work. Every saved file becomes a release of that
 * remote within seconds, and open pages show it in place; the other remotes come from their current releases. Works on
 * a copy of the releases, so that nothing of it reaches the real registry.
 */
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { releaseRemote } from '../src/registry/release-remote.ts';
import { createDiskStore } from '../src/store/disk-store.ts';
import { describeReceiver, fail, readRemoteArgument, releasesDir, root, since, store } from './options.ts';

const SETTLE_MS = 80;

const remote = readRemoteArgument();
const workDir = path.join(root, '.data/dev-releases');
fs.rmSync(workDir, { recursive: true, force: true });
await store.follow().catch(fail);
if (fs.existsSync(releasesDir)) fs.cpSync(releasesDir, workDir, { recursive: true });

const env = { ...process.env, RELEASES_DIR: workDir, RELEASES_S3: '', HOT_RELOAD: '1' };
// Built before anything is watched, so that the first release is not made twice.
const built = spawnSync(process.execPath, ['--import', 'tsx', path.join(root, 'shell/cli/build.ts'), '--sources'], {
  env,
  stdio: 'inherit',
});
if (built.status !== 0) process.exit(built.status ?? 1);
const site = spawn(process.execPath, [path.join(root, 'shell/cli/start.mjs'), '--no-build'], { env, stdio: 'inherit' });
site.once('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => site.kill(signal));

let building = false;
let changed = false;
async function release(): Promise<void> {
  changed = true;
  if (building) return;
  building = true;
  while (changed) {
    changed = false;
    const start = performance.now();
    try {
      // The copy is nobody's but of who works on it.
      const receiver = {
        ...describeReceiver(),
        store: createDiskStore(workDir),
        keep: 2,
        allowUnsigned: true,
        judge: undefined,
      };
      await releaseRemote(remote, { ...receiver, root, signer: null });
      console.log(`${remote} shown (${since(start)})`);
    } catch (fault) {
      console.error(fault instanceof Error ? fault.message : fault);
    }
  }
  building = false;
}

let timer: NodeJS.Timeout | undefined;
for (const dir of [remote, 'shared']) {
  fs.watch(path.join(root, dir), { recursive: true }, (_event, file) => {
    if (!file || /(^|\/)(dist|node_modules)\/|\.test\./.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => void release(), SETTLE_MS);
  });
}
