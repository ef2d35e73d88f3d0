import { join } from 'node:path';
import { ROOT } from '../support/site/site.ts';
import { measureChrome, weighChrome } from './pages/chrome.ts';
import { compareCpu } from './pages/cpu.ts';
import { measureLighthouse } from './pages/lighthouse.ts';
import { compareNavigation, measureTabMemory } from './pages/navigation.ts';
import { weighScripts } from './pages/next-reference.ts';
import { compareMainThread, comparePaint } from './pages/paint.ts';
import { countRoundTrips } from './pages/round-trips.ts';
import { measureStart } from './pages/start.ts';
import { compareTaskPages } from './pages/task-pages.ts';
import { weighPages } from './pages/weights.ts';
import { activateUnderLoad, measureMemory, measureVisibility } from './releases/releases.ts';
import { PAGES, type Stage, withStage } from './stage.ts';
import type { Figure, Say } from './table.ts';

async function measureWeights({ browser, site, captured, next, scripts }: Stage, say: Say): Promise<Figure[]> {
  const { whole, noFederation, noChrome } = await scripts();
  const nextScripts = await weighScripts(browser, `http://127.0.0.1:${await next()}${site.path}`);
  const article = await captured();
  const weighed = { origin: site.url, pages: PAGES, article, federation: whole - noFederation, next: nextScripts };
  return [...(await say('weights', () => weighPages(browser, weighed))), weighChrome(whole - noChrome)];
}

async function measurePaint({ browser, site: { path }, far, farSite }: Stage, say: Say): Promise<Figure[]> {
  const { site, copy, next } = await far();
  const article = { site: site.url + path, copy: copy.url + path, next: next.url + path };
  return [
    await say('round trips', async () => countRoundTrips(browser, (await farSite()) + PAGES.form)),
    ...(await say('paint, 47 loads', () => comparePaint(browser, article))),
    ...(await say('main thread', () => compareMainThread(browser, article))),
  ];
}

async function measureNavigation({ browser, site: { url, path }, far }: Stage, say: Say): Promise<Figure[]> {
  const { site, next } = await far();
  const way = { origin: site.url, list: PAGES.list, article: path };
  return [
    ...(await say('navigation', () => compareNavigation(browser, way, next.url))),
    await say('60 navigations', () => measureTabMemory(browser, { ...way, origin: url })),
  ];
}

async function measureServer({ site: { path, shell }, start, scripts }: Stage, say: Say): Promise<Figure[]> {
  await scripts();
  const bare = await start('.bench/shell/server/bare-server.mjs', { BENCH_PATH: path });
  const uncached = await start('shell/dist/server/main.mjs', { PAGE_CACHE_SIZE: '0' });
  const asked = {
    bare: { server: bare },
    uncached: { server: uncached },
    cached: { server: shell },
    compressed: { server: shell, headers: { 'accept-encoding': 'br' } },
  };
  const cpu = await say('server CPU', () => compareCpu(asked, path));
  const compare = (name: string, key: Exclude<keyof typeof cpu, 'bare'>, limit: number): Figure => ({
    name,
    value: cpu[key] / cpu.bare,
    unit: '×',
    limit,
    reference: `the same document rendered by React alone: ${cpu.bare.toFixed(2)} ms`,
  });
  return [
    compare('server CPU of an uncached page, times a bare render', 'uncached', 1.6),
    compare('server CPU of a cached page, times a bare render', 'cached', 0.1),
    compare('the same, compressed', 'compressed', 0.1),
  ];
}

async function measureReleases({ site }: Stage, say: Say): Promise<Figure[]> {
  return [
    await say('release until visible', () => measureVisibility(site)),
    await say('activations under load', () => activateUnderLoad(site)),
    await say('memory over releases', () => measureMemory(site, site.shell)),
  ];
}

/** Parts that can be measured alone. Releases come last: they change the site's releases. */
const PARTS: Record<string, (stage: Stage, say: Say) => Promise<Figure[]>> = {
  weights: measureWeights,
  paint: measurePaint,
  tasks: async ({ browser, site: { url }, farSite, serveFar }, say) =>
    compareTaskPages(browser, { url, far: await farSite(), serveFar }, say),
  navigation: measureNavigation,
  header: async ({ browser, site, farSite }, say) => {
    const origins = { origin: site.url, slowOrigin: await farSite(), path: site.path };
    return say('header, panels, heroes', () => measureChrome(browser, origins));
  },
  // An article, a list, an office and the waste collection dates, besides start page and form; the search is excluded
  // from search engines.
  lighthouse: ({ browser, site: { url, path } }, say) => {
    const paths = [PAGES.start, path, PAGES.list, PAGES.form, '/buergerbuero/', '/abfalltermine/'];
    return say('Lighthouse, 12 runs', () => measureLighthouse(browser, url, paths, join(ROOT, '.bench/lighthouse')));
  },
  cpu: measureServer,
  releases: measureReleases,
};
/** Starts a site of its own. */
const START = 'start';

export const SITE_PARTS = [START, ...Object.keys(PARTS)];

/** Measures pages, chrome, server and releases on a temporary site; only the given one of `SITE_PARTS`, if any. */
export async function measureSite(say: Say, part?: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  if (!part || part === START) figures.push(...(await say('starting', measureStart)));
  const wanted = Object.entries(PARTS).filter(([name]) => !part || name === part);
  if (wanted.length > 0) {
    await withStage(say, async (stage) => {
      for (const [, measure] of wanted) figures.push(...(await measure(stage, say)));
    });
  }
  return figures;
}
