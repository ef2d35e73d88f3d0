import type { Browser } from '@playwright/test';
import { openPhone } from '../forms/phone.ts';
import type { Figure } from '../table.ts';

interface Request {
  start: number;
  end: number;
}

/**
 * Number of sequential round trips: a request that starts after another one of its wave has ended belongs to the next
 * wave.
 */
export function countWaves(requests: readonly Request[]): number {
  let waves = 0;
  let end = 0;
  for (const request of [...requests].sort((a, b) => a.start - b.start)) {
    if (waves === 0 || request.start >= end) {
      waves += 1;
      end = request.end;
    } else end = Math.min(end, request.end);
  }
  return waves;
}

/** Number of sequential requests after the HTML until a form is interactive. */
export async function countRoundTrips(browser: Browser, url: string): Promise<Figure> {
  const page = await openPhone(browser);
  await page.goto(url, { waitUntil: 'commit' });
  // Interacts immediately: otherwise hydration may wait for the island to scroll into view.
  const live = await page.waitForFunction(
    () => {
      const island = document.querySelector('main [data-island]');
      if (island?.hasAttribute('data-live')) return performance.now();
      return void island?.dispatchEvent(new Event('focusin'));
    },
    undefined,
    { polling: 20, timeout: 60_000 },
  );
  const liveAt = Number(await live.jsonValue());
  const requests = await page.evaluate(
    (until) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name, responseEnd }) => /\.(js|css)(\?|$)/.test(name) && responseEnd < until)
        .map(({ startTime, responseEnd }) => ({ start: startTime, end: responseEnd })),
    liveAt,
  );
  const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
  await page.context().close();
  return {
    name: 'sequential round trips from the HTML of a form until it is live',
    value: countWaves(requests),
    unit: '',
    limit: 2,
    reference: `painted at ${Math.round(paint)} ms, live at ${Math.round(liveAt)} ms`,
  };
}
