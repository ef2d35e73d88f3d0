import type { Browser } from '@playwright/test';
import { type Figure, median } from './table.ts';

interface Paint {
  fcp: number;
  lcp: number;
  cls: number;
}

const RUNS = 11;
/** 4× slower processor, 1.6 Mbit/s down, 150 ms round trip: a phone of five years ago in a valley. */
const CPU_RATE = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

async function measurePaint(browser: Browser, url: string): Promise<Paint> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(1500);
  const paint = await page.evaluate(
    () =>
      new Promise<Paint>((resolve) => {
        const found: Paint = {
          fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
          lcp: 0,
          cls: 0,
        };
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) found.lcp = entry.startTime;
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) found.cls += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(found), 100);
      }),
  );
  await context.close();
  return paint;
}

/** The site against its static copy, which stands in the list twice to show how much two equal pages differ. */
export async function comparePaint(browser: Browser, site: string, copy: string): Promise<Figure[]> {
  const runs: Record<'site' | 'copy' | 'again', Paint[]> = { site: [], copy: [], again: [] };
  for (let run = 0; run < RUNS; run += 1) {
    runs.site.push(await measurePaint(browser, site));
    runs.copy.push(await measurePaint(browser, copy));
    runs.again.push(await measurePaint(browser, copy));
  }
  const middle = (name: keyof typeof runs, key: keyof Paint) => median(runs[name].map((paint) => paint[key]));
  const compare = (key: 'fcp' | 'lcp', label: string, limit: number): Figure => ({
    name: `${label}, times the static page`,
    value: middle('site', key) / middle('copy', key),
    unit: '×',
    limit,
    reference: `static ${Math.round(middle('copy', key))} ms, static again ${(middle('again', key) / middle('copy', key)).toFixed(3)} ×`,
  });
  return [
    compare('fcp', 'first contentful paint', 1.1),
    compare('lcp', 'largest contentful paint', 1.15),
    {
      name: 'cumulative layout shift',
      value: Math.max(...runs.site.map(({ cls }) => cls)),
      unit: '',
      limit: 0.0005,
      reference: `static ${Math.max(...runs.copy.map(({ cls }) => cls)).toFixed(4)}`,
    },
  ];
}

/** How many requests had to follow one another until the page was hydrated: document, then everything else. */
export async function countRoundTrips(browser: Browser, url: string): Promise<Figure> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { ...NETWORK, downloadThroughput: -1, uploadThroughput: -1 });
  await page.goto(url, { waitUntil: 'commit' });
  const hydrated = await page.waitForFunction(() => {
    const block = document.querySelector('[data-block] > *');
    return block && Object.keys(block).some((key) => key.startsWith('__reactFiber')) && performance.now();
  });
  const requests = await page.evaluate(
    (until) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name, responseEnd }) => /\.(js|css)(\?|$)/.test(name) && responseEnd < Number(until))
        .map(({ startTime, responseEnd }) => ({ start: startTime, end: responseEnd })),
    await hydrated.jsonValue(),
  );
  await context.close();
  let trips = 1;
  let end = 0;
  // A request that starts after another one of its wave has ended belongs to the next wave.
  for (const request of requests.sort((a, b) => a.start - b.start)) {
    if (request.start >= end) {
      trips += 1;
      end = request.end;
    } else end = Math.min(end, request.end);
  }
  return { name: 'sequential round trips until hydrated', value: trips, unit: '', limit: 2 };
}
