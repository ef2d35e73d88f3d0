import { fork } from 'node:child_process';
import { Refusal } from './refusal.ts';

const LIMIT_MS = 20_000;
const MEMORY_MB = 512;

/** What the child says; one that ends without a word was ended by the release. */
export type WarmReply = { fault: string | null };

/**
 * Loads a release where it can do no harm: a process of its own without any setting or secret of the site, with limits
 * of time and memory. A release that loops, exits or eats memory costs that process.
 * @param script `cli/warm.ts`, or what it was built to
 */
export function warmInChild(script: string, execArgv: readonly string[] = []): (dir: string) => Promise<void> {
  return (dir) =>
    new Promise((resolve, reject) => {
      const child = fork(script, [dir], {
        env: { NODE_ENV: 'production' },
        execArgv: [...execArgv, `--max-old-space-size=${MEMORY_MB}`],
        stdio: 'ignore',
      });
      let reply: WarmReply | undefined;
      const timer = setTimeout(() => {
        reply = { fault: `does not load within ${LIMIT_MS / 1000} s` };
        child.kill('SIGKILL');
      }, LIMIT_MS);
      child.once('message', (message) => {
        reply = message as WarmReply;
        child.kill('SIGKILL');
      });
      child.once('error', reject);
      child.once('exit', () => {
        clearTimeout(timer);
        const fault = reply ? reply.fault : 'ends the process that loads it';
        if (fault === null) resolve();
        else reject(new Refusal(`does not load on the server: ${fault}`));
      });
    });
}
