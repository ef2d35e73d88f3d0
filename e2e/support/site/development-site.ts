import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@gm/shared/cli/find-free-port';
import { cloneRepository } from './clone-repository.ts';
import { startServer } from './server-process.ts';
import { RELEASES, SEED_VARIABLE } from './site.ts';

/** `npm run dev` in a clone of the repository, whose sources a test may change. */
export interface DevelopmentSite {
  url: string;
  /** What the command has printed. */
  output(): string;
  /** Saves a file of the clone with another text, made from the one that is checked in. */
  save(file: string, edit: (text: string) => string): void;
  stop(): Promise<void>;
}

export async function startDevelopment(remote: string): Promise<DevelopmentSite> {
  const folder = mkdtempSync(join(tmpdir(), 'development-'));
  const clone = await cloneRepository(folder, ['api/dist', 'shell/dist']);
  cpSync(RELEASES, join(clone, 'releases'), { recursive: true });
  const seed = process.env[SEED_VARIABLE];
  if (seed) cpSync(seed, join(clone, '.data'), { recursive: true });
  const [port, apiPort] = [await findFreePort(), await findFreePort()];
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const command = await startServer({
    name: 'npm run dev',
    args: ['--import', 'tsx', 'shell/cli/dev.ts', remote],
    cwd: clone,
    port,
    env: { PORT: String(port), API_PORT: String(apiPort), DEMO: '1', DEMO_ACCOUNTS: '1' },
    ready: '/readyz',
  }).catch((fault: unknown) => {
    remove();
    throw fault;
  });
  const originals = new Map<string, string>();
  return {
    url: `http://127.0.0.1:${port}`,
    output: command.output,
    save(file, edit) {
      const location = join(clone, file);
      const original = originals.get(file) ?? readFileSync(location, 'utf8');
      originals.set(file, original);
      writeFileSync(location, edit(original));
    },
    async stop() {
      await command.stop();
      remove();
    },
  };
}
