import type { Browser, Page } from '@playwright/test';
import { waitForHydration } from '../../support/pages/open-hydrated.ts';
import { openPhone } from '../forms/phone.ts';
import { type Figure, median, medianInterval } from '../table.ts';

const RUNS = 7;

/** Clicks the link without hovering first; returns the milliseconds until the target page is painted. */
function measureClick(page: Page, path: string): Promise<number> {
  return page.evaluate(
    (href) =>
      new Promise<number>((resolve, reject) => {
        const link = document.querySelector<HTMLElement>(`main a[href="${href}"]`);
        const before = document.querySelector('h1');
        const start = performance.now();
        const frames = {
          look() {
            const h1 = document.querySelector('h1');
            const isThere = location.pathname === href && h1 !== before && h1 !== null;
            // A task queued in the frame runs after it is painted.
            if (isThere) setTimeout(() => resolve(performance.now() - start));
            else requestAnimationFrame(frames.look);
          },
        };
        if (!link) return reject(new Error(`No link to ${href}`));
        link.click();
        frames.look();
      }),
    path,
  );
}

/** Loads the same page as a document, with everything but the HTML cached. */
async function measureDocument(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'load' });
  const paint = await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
  return Number(await paint.jsonValue());
}

interface Way {
  origin: string;
  /** Address of the list, with a link to the article. */
  list: string;
  article: string;
}

/** Returns nothing: a handle of the link would keep its whole page in memory. */
async function waitForLink(page: Page, path: string): Promise<void> {
  await page.waitForFunction((href) => document.querySelector(`main a[href="${href}"]`) !== null, path);
}

/** Milliseconds of a click from the list to the article, and of a second one after going back. */
async function measureWay(
  page: Page,
  { origin, list, article }: Way,
  isOwn: boolean,
): Promise<{ first: number; repeated: number }> {
  await page.goto(origin + list, { waitUntil: 'networkidle' });
  // Client-side navigation is ready after hydration; Next.js has no marker for it.
  if (isOwn) await waitForHydration(page);
  const first = await measureClick(page, article);
  await page.goBack();
  await waitForLink(page, article);
  return { first, repeated: await measureClick(page, article) };
}

/**
 * Repeated navigation between a list and an article, on the site and with Next.js, which has prefetched all visible
 * links by then; the article as a full document load for comparison.
 */
export async function compareNavigation(browser: Browser, way: Way, next: string): Promise<Figure[]> {
  type Times = Record<'first' | 'repeated' | 'document' | 'nextFirst' | 'nextRepeated', number>;
  const runs: Times[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const page = await openPhone(browser);
    const own = await measureWay(page, way, true);
    const document = await measureDocument(page, way.origin + way.article);
    await page.context().close();
    const other = await openPhone(browser);
    const theirs = await measureWay(other, { ...way, origin: next }, false);
    await other.context().close();
    runs.push({ ...own, document, nextFirst: theirs.first, nextRepeated: theirs.repeated });
  }
  const middle = (name: keyof Times) => Math.round(median(runs.map((run) => run[name])));
  const compare = (key: 'first' | 'repeated', theirs: 'nextFirst' | 'nextRepeated'): Figure => {
    const ratios = runs.map((run) => run[key] / run.document);
    const [from, to] = medianInterval(ratios).map((ratio) => ratio.toFixed(2));
    return {
      name: `${key} navigation, click to paint, times the page as a document`,
      value: median(ratios),
      unit: '×',
      reference: `95 % ${from}–${to}; ${middle(key)} ms, document ${middle('document')} ms, Next.js ${middle(theirs)} ms`,
    };
  };
  return [compare('first', 'nextFirst'), compare('repeated', 'nextRepeated')];
}

/** Number of navigations before the first memory measurement, and before the second. */
const WARM = 10;
const NAVIGATIONS = 60;

/** Growth of a tab's memory over many navigations: bytes of the JavaScript heap and DOM nodes. */
export async function measureTabMemory(browser: Browser, { origin, list, article }: Way): Promise<Figure> {
  const page = await openPhone(browser);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(origin + list, { waitUntil: 'networkidle' });
  await waitForHydration(page);
  const weigh = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    return { bytes: read('JSHeapUsedSize'), nodes: read('Nodes') };
  };
  let before = await weigh();
  for (let count = 1; count <= NAVIGATIONS; count += 1) {
    await measureClick(page, article);
    await page.goBack();
    await waitForLink(page, article);
    if (count === WARM) before = await weigh();
  }
  const after = await weigh();
  await page.context().close();
  return {
    name: 'memory of a tab after 60 navigations and back, times that after 10',
    value: after.bytes / before.bytes,
    unit: '×',
    limit: 1.05,
    reference: `${(after.bytes / 1e6).toFixed(2)} MB; ${before.nodes} nodes at the tenth, ${after.nodes} at the last`,
  };
}
