import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findFreePort } from '@gm/shared/cli/find-free-port';
import { ReleaseStore } from '../releases/releases.ts';
import { type ApiProxy, startApiProxy } from './api-proxy.ts';
import { copyDatabase } from './postgres.ts';
import { type ServerProcess, startServer } from './server-process.ts';

export const ROOT = join(import.meta.dirname, '../../..');
/** Releases to copy for test sites; `npm test` builds them into a separate store. */
export const RELEASES = resolve(ROOT, process.env.RELEASES_DIR || 'releases');
/**
 * Environment variable with the folder of the demo content, created once per run (seed.ts) and copied for each site.
 */
export const SEED_VARIABLE = 'E2E_SEED_DIR';
/** Environment variable with the URL of a PostgreSQL database with the demo content (seed.ts), copied likewise. */
export const SEED_DATABASE_VARIABLE = 'E2E_SEED_DATABASE';
/** Scaled pictures, which api processes can share. */
export const PICTURES = 'bilder';

function findSeed(): string {
  const seed = process.env[SEED_VARIABLE];
  if (!seed) throw new Error(`${SEED_VARIABLE} is not set: sites need the global setup of playwright.config.ts`);
  return seed;
}

/** A running site with its own database, releases and ports. */
export interface Site {
  url: string;
  dataDir: string;
  /** Settings of the api that name its data, for commands. */
  data: Record<string, string>;
  releases: ReleaseStore;
  /** Injects faults between shell and api. */
  api: ApiProxy;
  processes: { api: ServerProcess; shell: ServerProcess };
  stop(): Promise<void>;
}

export interface SiteOptions {
  /** Modifies the release store before the shell starts. */
  prepare?: (releases: ReleaseStore) => void;
  /** Additional settings of the two processes. */
  env?: { api?: Record<string, string>; shell?: Record<string, string> };
  /**
   * Uses the api and data of this running site, unless there are settings for the api; starting an api takes longest.
   */
  lender?: Site;
  /** Always with the embedded database. */
  embedded?: boolean;
}

export async function startApi(dataDir: string, settings: Record<string, string> = {}): Promise<ServerProcess> {
  const port = Number(settings.API_PORT ?? (await findFreePort()));
  const env = {
    API_PORT: String(port),
    // Many tests log in and submit forms from one address.
    ACKNOWLEDGEMENTS_PER_HOUR: '1000',
    LOGIN_LIMIT: '1000',
    // Tests read places immediately after booking.
    HOLIDAY_PLACES_SECONDS: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    SHUTDOWN_DELAY: '0',
    DEMO: '1',
    DEMO_ACCOUNTS: '1',
    ...settings,
  };
  // Only V8's baseline compiler for the embedded database: optimising does not pay off in a short run.
  const args = ['--liftoff-only', 'api/dist/main.mjs'];
  return startServer({ name: 'api', args, cwd: ROOT, port, env, ready: '/readyz' });
}

/** The built api creates its database in `dataDir` and loads the demo content. */
export async function loadDemoContent(dataDir: string, settings: Record<string, string> = {}): Promise<void> {
  const api = await startApi(dataDir, settings);
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
    // One guest process per module is enough for a few requests.
    RENDER_WORKERS: '1',
    ...settings,
  };
  return startServer({ name: 'shell', args: ['shell/dist/server/main.mjs'], cwd: ROOT, port, env, ready: '/readyz' });
}

/** For data that end with the site's folder, or belong to another site. */
const keep = async (): Promise<void> => {};

/**
 * Copies the demo content into `dataDir`, and its database where that is PostgreSQL; a site with a `CONTENT_DIR` begins
 * without data. `drop` removes what is not in the folder.
 */
async function chooseData(
  dataDir: string,
  embedded: boolean,
  settings: Record<string, string> = {},
): Promise<Pick<Site, 'data'> & { drop(): Promise<void> }> {
  const data = { DATA_DIR: dataDir };
  if (settings.CONTENT_DIR) return { data, drop: keep };
  const seed = findSeed();
  const pictures = join(seed, PICTURES);
  cpSync(seed, dataDir, { recursive: true, filter: (file) => file !== pictures });
  // Shares encoded pictures, to save CPU time for the tests.
  symlinkSync(pictures, join(dataDir, PICTURES));
  const database = process.env[SEED_DATABASE_VARIABLE];
  if (!database || embedded) return { data, drop: keep };
  // Names the database that the files belong to.
  rmSync(join(dataDir, 'installation.txt'));
  const { url, drop } = await copyDatabase(database);
  return { data: { ...data, DATABASE_URL: url }, drop };
}

/** Starts the built api and shell with a fault-injection proxy between them. */
export async function startSite({ prepare, env, embedded = false, ...options }: SiteOptions = {}): Promise<Site> {
  const lender = env?.api ? undefined : options.lender;
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const dataDir = lender?.dataDir ?? join(folder, 'data');
  mkdirSync(dataDir, { recursive: true });
  const releasesDir = join(folder, 'releases');
  cpSync(RELEASES, releasesDir, { recursive: true });
  const releases = new ReleaseStore(releasesDir);
  prepare?.(releases);

  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const { data, drop } = lender ? { ...lender, drop: keep } : await chooseData(dataDir, embedded, env?.api);
  const api = lender?.processes.api ?? (await startApi(dataDir, { SITE_URL: url, ...data, ...env?.api }));
  const proxy = await startApiProxy(api.port);
  const shell = await startShell(port, proxy.port, { DATA_DIR: dataDir, RELEASES_DIR: releasesDir }, env?.shell);

  return {
    url,
    dataDir,
    data,
    releases,
    api: proxy,
    processes: { api, shell },
    async stop() {
      // Kills all at once: the data is discarded.
      await Promise.all([shell.kill(), proxy.close(), lender ? undefined : api.kill()]);
      await drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
