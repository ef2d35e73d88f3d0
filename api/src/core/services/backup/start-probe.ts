import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '@gm/shared/cli/find-free-port';
import { AppError } from '@gm/shared/errors/app-error';
import { type Config, findRoot } from '../../platform/config/config.ts';

const LIMIT_MS = 90_000;

/** Starts the built shell and api with `config`, without mails, notifications and monitoring. */
export async function startProbe(config: Config): Promise<{ url: string; stop(): Promise<void> }> {
  const [port, apiPort] = [await findFreePort(), await findFreePort()];
  const { PATH = '' } = process.env;
  const env = {
    PATH,
    HOST: '127.0.0.1',
    PORT: String(port),
    API_PORT: String(apiPort),
    DATA_DIR: config.DATA_DIR,
    RELEASES_DIR: config.RELEASES_DIR,
    CONTENT_DIR: config.CONTENT_DIR,
    AREAS_OFF: config.AREAS_OFF.join(','),
    DEMO: '0',
    LOG_LEVEL: 'error',
  };
  const script = join(findRoot(), 'shell/cli/start.mjs');
  const child = spawn(process.execPath, [script, '--no-build'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const left = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    child.kill('SIGTERM');
    await left;
  };
  for (const end = Date.now() + LIMIT_MS; Date.now() < end && child.exitCode === null; await wait(200)) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return { url, stop };
  }
  await stop();
  throw new AppError('nicht_bereit', 'The restored site does not start. Is it built (`npm run build`)?');
}
