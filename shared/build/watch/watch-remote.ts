import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { rspackScript } from '../run-build.ts';
import { type BuildFault, readThrown } from './build-fault.ts';
import type { BuildReport } from './report-plugin.ts';

/** Client and server. */
const SIDES = 2;
const PRINTED = 4000;

/** Version in the builds, replaced in every copy by the real one, which has the same length. */
export const WATCHED_VERSION = '00000000000000dev00000';

interface Listener {
  /** A side is being built. */
  onBegin(): void;
  /** No side is being built any more; the faults are those of both. */
  onBuild(faults: BuildFault[]): void;
}

export interface RemoteWatch {
  /** Whether it still follows saves: a configuration that throws ends it. */
  isRunning(): boolean;
  stop(): Promise<void>;
}

/** Runs rspack in watch mode on both builds of the remote in `dir`, in a process of its own (run-build.ts). */
export function watchRemote(dir: string, outDir: string, { onBegin, onBuild }: Listener): RemoteWatch {
  const env = { ...process.env, NODE_OPTIONS: '', GM_WATCH: '1', GM_VERSION: WATCHED_VERSION, GM_OUT_DIR: outDir };
  const args = [rspackScript, 'build', '--watch', '--config', 'rspack.config.ts'];
  const child = spawn(process.execPath, args, { cwd: dir, env, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  const sides = new Map<string, BuildReport['faults']>();
  let printed = '';
  let isWanted = true;
  child.stderr?.on('data', (text) => {
    printed = (printed + text).slice(-PRINTED);
  });
  child.on('message', (message) => {
    const { side, faults } = message as BuildReport;
    if (faults === null && ![...sides.values()].includes(null)) onBegin();
    sides.set(side, faults);
    const all = [...sides.values()];
    if (all.length < SIDES || all.includes(null)) return;
    // Most faults are those of both sides.
    onBuild([...new Map(all.flatMap((list) => list ?? []).map((fault) => [fault.text, fault])).values()]);
  });
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  child.once('close', () => {
    if (isWanted) onBuild([readThrown(printed.trim() || `The build of ${path.basename(dir)} ended`)]);
  });
  return {
    isRunning,
    async stop() {
      isWanted = false;
      if (!isRunning()) return;
      child.kill();
      await once(child, 'exit');
    },
  };
}
