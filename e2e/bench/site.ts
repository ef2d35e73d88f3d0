import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { findChromium } from '../run/find-chromium.mjs';
import { launchOptions } from '../support/launch-options.ts';
import { ReleaseStore } from '../support/releases.ts';
import { findFreePort, type ServerProcess, startServer } from '../support/server-process.ts';
import { loadDemoContent, ROOT, startApi } from '../support/site.ts';
import { measureChrome } from './chrome.ts';
import { measureCpu } from './cpu.ts';
import { compareNavigation, measureTabMemory } from './navigation.ts';
import { startNextReference, weighScripts } from './next-reference.ts';
import { capturePage } from './page-capture.ts';
import { compareMainThread, comparePaint } from './paint.ts';
import { flipUnderLoad, measureMemory, measureVisibility } from './releases.ts';
import { countRoundTrips } from './round-trips.ts';
import { serveOverLine } from './secure-server.ts';
import { measureStart } from './start.ts';
import { serveStaticCopy } from './static-copy.ts';
import type { Figure, Say } from './table.ts';
import { weighPages } from './weights.ts';

/** The start page, a list, the search, the longest form and the desk's inbox. */
const PAGES = {
  start: '/',
  list: '/aktuelles/',
  search: '/suche/?q=rathaus',
  form: '/kernzeitbetreuung/',
  desk: '/intranet/freigaben/',
};
/** Builds that are compared with the real one. */
const WORK = join(ROOT, '.bench');
const run = promisify(execFile);

/** Bytes of the shell's scripts that every page with an island loads, early or late, brotli; built into a folder of its own. */
async function buildShell(name: string, env: Record<string, string>): Promise<number> {
  const dist = join(WORK, name);
  await run('npx', ['rspack', 'build'], {
    cwd: join(ROOT, 'shell'),
    env: { ...process.env, GM_OUT_DIR: dist, ...env },
  });
  return readdirSync(join(dist, 'client'))
    .filter((file) => /^(main|app|inseln)\..*\.js$/.test(file))
    .reduce((bytes, file) => bytes + brotliCompressSync(readFileSync(join(dist, 'client', file))).length, 0);
}

async function findArticle(api: ServerProcess): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${api.port}/api/cms/aktuelles?pro_seite=1`);
  const { data } = (await answer.json()) as { data: { detailURL: string }[] };
  return data[0]?.detailURL ?? '/';
}

/** Figures of pages, chrome, server and releases, on a site of its own. */
export async function measureSite(say: Say): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const started: { stop(): Promise<void> | void }[] = [];
  const figures: Figure[] = [];
  try {
    figures.push(...(await say('starting', measureStart)));
    const scripts = await say('shell whole, without federation, without chrome', async () => ({
      whole: await buildShell('shell', { GM_BENCH: 'bare-server' }),
      noFederation: await buildShell('shell-ohne-federation', { GM_BENCH: 'without-federation' }),
      noChrome: await buildShell('shell-ohne-chrome', { GM_BENCH: 'without-chrome' }),
    }));

    const dataDir = join(folder, 'data');
    await say('demo content', () => loadDemoContent(dataDir));
    const releasesDir = join(folder, 'releases');
    cpSync(join(ROOT, 'releases'), releasesDir, { recursive: true });
    const api = await startApi(dataDir);
    started.push(api);
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
      const server = await startServer({
        name: script,
        args: [...flags, script],
        cwd: ROOT,
        port,
        env: { ...common, ...env },
        ready: env.BENCH_PATH ?? '/readyz',
      });
      started.push(server);
      return server;
    };
    // V8 caches compiled sources past plain collections; only a heap that runs full (or a heap snapshot) empties that cache.
    const memory = ['--expose-gc', '--no-compilation-cache', '--import', join(ROOT, 'e2e/bench/report-memory.mjs')];
    const shell = await start('shell/dist/server/main.mjs', {}, memory);
    const url = `http://127.0.0.1:${shell.port}`;
    const browser = await chromium.launch(launchOptions(findChromium()));
    started.push({ stop: () => browser.close() });

    const captured = await say('page captured', () => capturePage(browser, url + path));
    const federation = scripts.whole - scripts.noFederation;
    const next = await say('the same pages with Next.js', () =>
      startNextReference(browser, { folder: join(WORK, 'next'), site: url, paths: [path, PAGES.list] }),
    );
    started.push(next);
    const nextScripts = await weighScripts(browser, `http://127.0.0.1:${next.port}${path}`);
    const weighed = { origin: url, pages: PAGES, article: captured, federation, next: nextScripts };
    figures.push(...(await say('weights', () => weighPages(browser, weighed))));
    const copy = await serveStaticCopy(path, captured);
    const far = {
      site: await serveOverLine(shell.port),
      copy: await serveOverLine(copy.port),
      next: await serveOverLine(next.port),
    };
    started.push(copy, far.site, far.copy, far.next);
    figures.push(await say('round trips', () => countRoundTrips(browser, far.site.url + PAGES.form)));
    const article = { site: far.site.url + path, copy: far.copy.url + path, next: far.next.url + path };
    figures.push(...(await say('paint, 47 loads', () => comparePaint(browser, article))));
    figures.push(...(await say('main thread', () => compareMainThread(browser, article))));
    const way = { origin: far.site.url, list: PAGES.list, article: path };
    figures.push(...(await say('navigation', () => compareNavigation(browser, way, far.next.url))));
    figures.push(await say('60 navigations', () => measureTabMemory(browser, { ...way, origin: url })));
    const chromeScript = scripts.whole - scripts.noChrome;
    const origins = { origin: url, slowOrigin: far.site.url, path };
    figures.push(...(await say('header, panels, heroes', () => measureChrome(browser, origins, chromeScript))));

    const bare = await start('.bench/shell/server/bare-server.mjs', { BENCH_PATH: path });
    const uncached = await start('shell/dist/server/main.mjs', { PAGE_CACHE_SIZE: '0' });
    const cpu = await say('server CPU', async () => ({
      bare: await measureCpu(bare, path),
      uncached: await measureCpu(uncached, path),
      cached: await measureCpu(shell, path),
      compressed: await measureCpu(shell, path, { 'accept-encoding': 'br' }),
    }));
    const reference = `the same document rendered by React alone: ${cpu.bare.toFixed(2)} ms`;
    figures.push(
      {
        name: 'server CPU of an uncached page, times a bare render',
        value: cpu.uncached / cpu.bare,
        unit: '×',
        limit: 1.6,
        reference,
      },
      {
        name: 'server CPU of a cached page, times a bare render',
        value: cpu.cached / cpu.bare,
        unit: '×',
        limit: 0.1,
        reference,
      },
      { name: 'the same, compressed', value: cpu.compressed / cpu.bare, unit: '×', limit: 0.1, reference },
    );

    const site = { url, path, releases: new ReleaseStore(releasesDir) };
    figures.push(await say('release until visible', () => measureVisibility(site)));
    figures.push(await say('flips under load', () => flipUnderLoad(site)));
    figures.push(await say('memory over releases', () => measureMemory(site, shell)));
  } finally {
    for (const server of started.reverse()) await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return figures;
}
