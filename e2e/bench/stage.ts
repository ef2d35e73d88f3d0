import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { findFreePort } from '@gm/shared/cli/find-free-port';
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../run/find-chromium.mjs';
import { launchOptions } from '../support/pages/launch-options.ts';
import { ReleaseStore } from '../support/releases/releases.ts';
import { type ServerProcess, startServer } from '../support/site/server-process.ts';
import { loadDemoContent, ROOT, startApi } from '../support/site/site.ts';
import { startNextReference } from './pages/next-reference.ts';
import { type CapturedPage, capturePage } from './pages/page-capture.ts';
import { serveOverLine } from './pages/secure-server.ts';
import { serveStaticCopy } from './pages/static-copy.ts';
import type { Say } from './table.ts';

/** The start page, a list, the search, the longest form and the desk's inbox. */
export const PAGES = {
  start: '/',
  list: '/aktuelles/',
  search: '/suche/?q=rathaus',
  form: '/kernzeitbetreuung/',
  desk: '/intranet/freigaben/',
};
/** Folder of builds for comparison. */
const WORK = join(ROOT, '.bench');
const run = promisify(execFile);

/**
 * Builds the shell into its own folder; returns the brotli size of the scripts that every page with an island loads,
 * early or late.
 */
async function buildShell(name: string, bench: string): Promise<number> {
  const dist = join(WORK, name);
  const env = { ...process.env, GM_OUT_DIR: dist, GM_BENCH: bench };
  await run('npx', ['rspack', 'build'], { cwd: join(ROOT, 'shell'), env });
  return readdirSync(join(dist, 'client'))
    .filter((file) => /^(main|app|islands)\..*\.js$/.test(file))
    .reduce((bytes, file) => bytes + brotliCompressSync(readFileSync(join(dist, 'client', file))).length, 0);
}

async function findArticle(api: ServerProcess): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${api.port}/api/cms/aktuelles?pro_seite=1`);
  const { data } = (await answer.json()) as { data: { detailURL: string }[] };
  return data[0]?.detailURL ?? '/';
}

/** Shared resources of the site's benchmark, each created on first use. */
export interface Stage {
  browser: Browser;
  /** Address and process of the site, its releases, and the path of an article. */
  site: { url: string; path: string; releases: ReleaseStore; shell: ServerProcess };
  /** Starts another server on the same database and releases. */
  start(script: string, env: Record<string, string>): Promise<ServerProcess>;
  captured(): Promise<CapturedPage>;
  /** Port of the Next.js build of article and list. */
  next(): Promise<number>;
  /** The article on a slow connection: the site's, its static copy, and Next.js. */
  far(): Promise<Record<'site' | 'copy' | 'next', { url: string }>>;
  farSite(): Promise<string>;
  /** Serves a port of this machine over a slow line. */
  serveFar(port: number): Promise<{ url: string }>;
  scripts(): Promise<Record<'whole' | 'noFederation' | 'noChrome', number>>;
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Runs `use` on a temporary site. */
export async function withStage<T>(say: Say, use: (stage: Stage) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const started: { stop(): Promise<void> | void }[] = [];
  const keep = <S extends { stop(): Promise<void> | void }>(server: S): S => {
    started.push(server);
    return server;
  };
  try {
    const dataDir = join(folder, 'data');
    await say('demo content', () => loadDemoContent(dataDir));
    const releasesDir = join(folder, 'releases');
    cpSync(join(ROOT, 'releases'), releasesDir, { recursive: true });
    const api = keep(await startApi(dataDir));
    const path = await findArticle(api);
    const start = async (script: string, env: Record<string, string> = {}, flags: string[] = []) => {
      const port = await findFreePort();
      const common = {
        PORT: String(port),
        API_URL: `http://127.0.0.1:${api.port}`,
        DATA_DIR: dataDir,
        RELEASES_DIR: releasesDir,
        LOG_LEVEL: 'error',
        NODE_ENV: 'production',
      };
      const ready = env.BENCH_PATH ?? '/readyz';
      const args = [...flags, script];
      return keep(await startServer({ name: script, args, cwd: ROOT, port, env: { ...common, ...env }, ready }));
    };
    // V8 keeps compiled sources through ordinary collections; only a full heap or a heap snapshot drops them.
    const memory = ['--expose-gc', '--no-compilation-cache', '--import', join(ROOT, 'e2e/bench/report-memory.mjs')];
    const shell = await start('shell/dist/server/main.mjs', {}, memory);
    const url = `http://127.0.0.1:${shell.port}`;
    const browser = await chromium.launch(launchOptions(findChromium()));
    keep({ stop: () => browser.close() });

    const serveFar = async (port: number) => keep(await serveOverLine(port));
    const captured = once(() => say('page captured', () => capturePage(browser, url + path)));
    const next = once(async () => {
      const options = { folder: join(WORK, 'next'), site: url, paths: [path, PAGES.list] };
      return keep(await say('the same pages with Next.js', () => startNextReference(browser, options))).port;
    });
    const farSite = once(() => serveFar(shell.port));
    return await use({
      browser,
      site: { url, path, releases: new ReleaseStore(releasesDir), shell },
      start,
      captured,
      next,
      far: once(async () => ({
        site: await farSite(),
        copy: await serveFar(keep(await serveStaticCopy(path, await captured())).port),
        next: await serveFar(await next()),
      })),
      farSite: async () => (await farSite()).url,
      serveFar,
      scripts: once(() =>
        say('shell whole, without federation, without chrome', async () => ({
          whole: await buildShell('shell', 'bare-server'),
          noFederation: await buildShell('shell-ohne-federation', 'without-federation'),
          noChrome: await buildShell('shell-ohne-chrome', 'without-chrome'),
        })),
      ),
    });
  } finally {
    for (const server of started.reverse()) await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
