import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../support/site/site.ts';

const PERIOD_US = 10_000;
const VISITORS = join(import.meta.dirname, '../pages/ask-pages.ts');

/**
 * Limits processes together to a share of one core, to simulate a small machine; needs root and Linux control groups.
 * Without it one process would use both cores and a second one would add nothing. The processes must have ended before
 * the returned function is called.
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
      // A short-lived process that has ended.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
  return () => rmdirSync(group);
}

/**
 * Requests the paths in the file, one per line.
 * @returns requests per second; throws if there are none
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
