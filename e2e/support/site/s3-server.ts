import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from './site.ts';

/** A shared store for several sites, with the settings for a shell or command. */
export interface S3Process {
  settings: Record<string, string>;
  /** Kills it. */
  kill(): Promise<void>;
}

export async function startS3(): Promise<S3Process> {
  const script = 'shell/src/store/run-s3-server.examples.ts';
  const child = spawn(process.execPath, ['--import', 'tsx', script, 'RELEASES_S3', 'FILES_S3'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const killOnExit = () => void child.kill('SIGKILL');
  process.once('exit', killOnExit);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    settings: JSON.parse(line.toString()) as Record<string, string>,
    async kill() {
      process.off('exit', killOnExit);
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
