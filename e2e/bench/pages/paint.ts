import type { Browser } from '@playwright/test';
import { openPhone } from '../forms/phone.ts';
import { type Figure, median, medianInterval } from '../table.ts';

/** Of a page load: times in milliseconds, and the score of layout shifts. */
export interface Paint {
  fcp: number;
  lcp: number;
  cls: number;
  /** Total blocking time: the parts of tasks beyond 50 ms. */
  blocked: number;
}

const RUNS = 11;
/** Milliseconds after the load event, when pictures are painted and the layout is stable. */
const CALM = 1500;

export async function measurePaint(browser: Browser, url: string): Promise<Paint> {
  const page = await openPhone(browser);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(CALM);
  const paint = await page.evaluate(
    () =>
      new Promise<Paint>((resolve) => {
        const found: Paint = {
          fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
          lcp: Number.NaN,
          cls: 0,
          blocked: 0,
        };
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) found.blocked += duration - 50;
        }).observe({ type: 'longtask', buffered: true });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) found.lcp = entry.startTime;
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) found.cls += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(found), 100);
      }),
  );
  await page.context().close();
  return paint;
}

/** Addresses of the same page: on the site, as a static document, and with Next.js. */
export interface Contestants {
  site: string;
  copy: string;
  next: string;
}

/**
 * Compares the site with its static copy and Next.js in alternating runs, so that background load affects all alike.
 * The copy is measured twice to show the noise between identical pages.
 */
export async function comparePaint(browser: Browser, { site, copy, next }: Contestants): Promise<Figure[]> {
  const runs: { site: Paint; copy: Paint; again: Paint; next: Paint }[] = [];
  // Warms up server connections and the browser's code.
  for (const url of [site, copy, next]) await measurePaint(browser, url);
  for (let run = 0; run < RUNS; run += 1) {
    runs.push({
      site: await measurePaint(browser, site),
      copy: await measurePaint(browser, copy),
      next: await measurePaint(browser, next),
      again: await measurePaint(browser, copy),
    });
  }
  const compare = (key: 'fcp' | 'lcp', label: string): Figure => {
    const ratios = runs.map((run) => run.site[key] / run.copy[key]);
    const [from, to] = medianInterval(ratios).map((ratio) => ratio.toFixed(2));
    const middle = (name: 'site' | 'copy') => Math.round(median(runs.map((run) => run[name][key])));
    const again = median(runs.map((run) => run.again[key] / run.copy[key]));
    return {
      name: `${label}, times the static page`,
      value: median(ratios),
      unit: '×',
      limit: 1.1,
      reference: `95 % ${from}–${to}; ${middle('site')} ms, static ${middle('copy')} ms, static again ${again.toFixed(3)} ×`,
    };
  };
  const race = (key: 'fcp' | 'lcp', label: string): Figure => {
    const ratios = runs.map((run) => run.site[key] / run.next[key]);
    const [from, to] = medianInterval(ratios).map((ratio) => ratio.toFixed(2));
    const won = ratios.filter((ratio) => ratio < 1).length;
    const wonByCopy = runs.filter((run) => run.copy[key] < run.next[key]).length;
    return {
      name: `${label}, times that of Next.js`,
      value: median(ratios),
      unit: '×',
      limit: 1,
      reference: `95 % ${from}–${to}; before it in ${won} of ${RUNS} runs, the static page in ${wonByCopy}; Next.js ${Math.round(median(runs.map((run) => run.next[key])))} ms`,
    };
  };
  return [
    compare('fcp', 'first contentful paint'),
    compare('lcp', 'largest contentful paint'),
    race('fcp', 'first contentful paint'),
    race('lcp', 'largest contentful paint'),
    {
      name: 'cumulative layout shift',
      value: Math.max(...runs.map((run) => run.site.cls)),
      unit: '',
      limit: 0.0005,
      reference: `static ${Math.max(...runs.map((run) => run.copy.cls)).toFixed(4)}`,
    },
  ];
}

interface MainThread {
  /** Milliseconds of all tasks until idle. */
  busy: number;
  /** Total blocking time: the parts of tasks beyond 50 ms. */
  blocked: number;
}

/** Work on the main thread, in milliseconds with CPU throttling. */
async function measureMainThread(browser: Browser, url: string): Promise<MainThread> {
  const page = await openPhone(browser);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.addInitScript(() => {
    const seen = { blocked: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.blocked += duration - 50;
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(CALM);
  const { metrics } = await session.send('Performance.getMetrics');
  const blocked = await page.evaluate(() => (window as unknown as { seen: { blocked: number } }).seen.blocked);
  await page.context().close();
  return { busy: (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000, blocked };
}

export async function compareMainThread(browser: Browser, { site, copy, next }: Contestants): Promise<Figure[]> {
  const times: { site: MainThread; copy: MainThread; next: MainThread }[] = [];
  for (let run = 0; run < 5; run += 1) {
    times.push({
      site: await measureMainThread(browser, site),
      copy: await measureMainThread(browser, copy),
      next: await measureMainThread(browser, next),
    });
  }
  const middle = (name: 'site' | 'copy' | 'next', key: keyof MainThread) =>
    median(times.map((time) => time[name][key]));
  return [
    {
      name: 'main thread of an article page until quiet, processor 4 × slower',
      value: middle('site', 'busy'),
      unit: 'ms',
      reference: `static ${Math.round(middle('copy', 'busy'))} ms, Next.js ${Math.round(middle('next', 'busy'))} ms`,
    },
    {
      name: 'of which it was blocked, beyond 50 ms a task',
      value: middle('site', 'blocked'),
      unit: 'ms',
      limit: middle('copy', 'blocked'),
      reference: `the limit is the static page’s own; Next.js ${Math.round(middle('next', 'blocked'))} ms`,
    },
  ];
}
