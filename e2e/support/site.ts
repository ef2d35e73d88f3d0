import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@gm/shared/befehle/find-free-port';
import { type ApiProxy, startApiProxy } from './api-proxy.ts';
import { ReleaseStore } from './releases.ts';
import { type ServerProcess, startServer } from './server-process.ts';

export const ROOT = join(import.meta.dirname, '../..');
/** Names the folder with the demo content, made once per run (seed.ts) and copied for every site. */
export const SEED_VARIABLE = 'E2E_SEED_DIR';
/** Scaled pictures (api: several processes may use one folder). */
export const PICTURES = 'bilder';

function findSeed(): string {
  const seed = process.env[SEED_VARIABLE];
  if (!seed) throw new Error(`${SEED_VARIABLE} is not set: sites need the global setup of playwright.config.ts`);
  return seed;
}

/** A running site of its own: database, releases and ports are shared with nobody. */
export interface Site {
  url: string;
  dataDir: string;
  releases: ReleaseStore;
  /** Breaks calls between shell and api. */
  api: ApiProxy;
  processes: { api: ServerProcess; shell: ServerProcess };
  stop(): Promise<void>;
}

export interface SiteOptions {
  /** Changes the release store before the shell starts. */
  prepare?: (releases: ReleaseStore) => void;
  /** Settings of the two processes besides the usual ones. */
  env?: { api?: Record<string, string>; shell?: Record<string, string> };
  /** A running site whose api and data this one uses, too, unless it has settings for one; starting an api takes longest. */
  lender?: Site;
}

export async function startApi(dataDir: string, settings: Record<string, string> = {}): Promise<ServerProcess> {
  const port = Number(settings.API_PORT ?? (await findFreePort()));
  const env = {
    API_PORT: String(port),
    // The forms of many tests are sent from one address.
    EINGANGSMAILS_JE_STUNDE: '1000',
    // What a test has just booked, it looks for.
    FERIEN_PLAETZE_SEKUNDEN: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    SHUTDOWN_DELAY: '0',
    DEMO: '1',
    DEMO_KONTEN: '1',
    ...settings,
  };
  // The embedded database as machine code of the first draft: optimising it takes longer than a short life wins by it.
  const args = ['--liftoff-only', 'api/dist/main.mjs'];
  return startServer({ name: 'api', args, cwd: ROOT, port, env, ready: '/readyz' });
}

/** Lets the built api create its database in `dataDir` and load the demo content. */
export async function loadDemoContent(dataDir: string): Promise<void> {
  const api = await startApi(dataDir);
  await api.stop();
}

export function startShell(
  port: number,
  apiPort: number,
  folders: { DATA_DIR: string; RELEASES_DIR: string },
  settings: Record<string, string> = {},
): Promise<ServerProcess> {
  const env = {
    PORT: String(port),
    API_URL: `http://127.0.0.1:${apiPort}`,
    ...folders,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    // Every thread loads all modules, which is a third of a start; few ask at once.
    RENDER_WORKERS: '1',
    ...settings,
  };
  return startServer({ name: 'shell', args: ['shell/dist/server/main.mjs'], cwd: ROOT, port, env, ready: '/readyz' });
}

/** Starts an api with a copy of the demo content in `dataDir`, or with what the folder `CONTENT_DIR` has. */
async function startOwnApi(dataDir: string, settings: Record<string, string>): Promise<ServerProcess> {
  if (settings.CONTENT_DIR) return startApi(dataDir, settings);
  const seed = findSeed();
  const pictures = join(seed, PICTURES);
  cpSync(seed, dataDir, { recursive: true, filter: (file) => file !== pictures });
  // Encoding the same pictures for every site would take the processor from the pages under test.
  symlinkSync(pictures, join(dataDir, PICTURES));
  return startApi(dataDir, settings);
}

/** Starts api and shell from their built output, with a fault proxy between them. */
export async function startSite({ prepare, env, ...options }: SiteOptions = {}): Promise<Site> {
  const lender = env?.api ? undefined : options.lender;
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const dataDir = lender?.dataDir ?? join(folder, 'data');
  mkdirSync(dataDir, { recursive: true });
  const releasesDir = join(folder, 'releases');
  cpSync(join(ROOT, 'releases'), releasesDir, { recursive: true });
  const releases = new ReleaseStore(releasesDir);
  prepare?.(releases);

  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const api = lender?.processes.api ?? (await startOwnApi(dataDir, { SITE_URL: url, ...env?.api }));
  const proxy = await startApiProxy(api.port);
  const shell = await startShell(port, proxy.port, { DATA_DIR: dataDir, RELEASES_DIR: releasesDir }, env?.shell);

  return {
    url,
    dataDir,
    releases,
    api: proxy,
    processes: { api, shell },
    async stop() {
      // All at once and without farewell: whatever a test left hanging, its data is thrown away.
      await Promise.all([shell.kill(), proxy.close(), lender ? undefined : api.kill()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
