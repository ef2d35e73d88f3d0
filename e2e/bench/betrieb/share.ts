import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../support/site.ts';

const PERIOD_US = 10_000;
const VISITORS = join(import.meta.dirname, '../ask-pages.ts');

/**
 * Gives processes together a part of one processor, as if their machine were that small; needs root and Linux's control groups.
 * On a machine with two processors one of two would have both, and a second one nothing more. They have to be gone before it is
 * given back.
 */
export function holdToShare(pids: readonly number[], share: number): () => void {
  const hasOld = existsSync('/sys/fs/cgroup/cpu');
  const group = join(hasOld ? '/sys/fs/cgroup/cpu' : '/sys/fs/cgroup', `bench-${pids[0]}`);
  mkdirSync(group);
  const quota = Math.round(share * PERIOD_US);
  if (hasOld) {
    writeFileSync(join(group, 'cpu.cfs_period_us'), String(PERIOD_US));
    writeFileSync(join(group, 'cpu.cfs_quota_us'), String(quota));
  } else writeFileSync(join(group, 'cpu.max'), `${quota} ${PERIOD_US}`);
  for (const pid of pids) {
    try {
      writeFileSync(join(group, 'cgroup.procs'), String(pid));
    } catch (error) {
      // One that was there for a statement, and is gone.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
  return () => rmdirSync(group);
}

/**
 * Lets visitors read what the file names, a path a line.
 * @returns answers a second; throws when one was none
 */
export async function askPages(
  origin: string,
  file: string,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<number> {
  const args = ['--import', 'tsx', VISITORS, origin, String(connections), String(seconds), file];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: ROOT });
  const answer = JSON.parse(stdout) as { requests: number; seconds: number; faults: number };
  if (answer.faults) throw new Error(`${answer.faults} pages could not be read`);
  return answer.requests / answer.seconds;
}
