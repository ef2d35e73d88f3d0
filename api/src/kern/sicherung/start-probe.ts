import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '@gm/shared/befehle/find-free-port';
import { AppError } from '@gm/shared/fehler/app-error';
import { type Config, findRoot } from '../betrieb/config.ts';

const LIMIT_MS = 90_000;

/** Starts shell and api, as they are built, on what `config` names; no mail, no notification, no monitoring goes out of it. */
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
    BEREICHE_AUS: config.BEREICHE_AUS.join(','),
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
  throw new AppError('nicht_bereit', 'Die zurückgeholte Website startet nicht. Ist sie gebaut (`npm run build`)?');
}
