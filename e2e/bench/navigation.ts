import type { Browser, Page } from '@playwright/test';
import { waitForHydration } from '../support/open-hydrated.ts';
import { openPhone } from './phone.ts';
import { type Figure, median, medianInterval } from './table.ts';

const RUNS = 7;

/** Clicks the link without pointing at it first, and waits until the page behind it was painted; milliseconds. */
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
            // The frame that shows it has been handed over when a task follows it.
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

/** The same page as a document, in a tab that has everything but the HTML. */
async function measureDocument(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'load' });
  const paint = await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
  return Number(await paint.jsonValue());
}

/** From a list to an article and back, again and again, beside the article as a document. */
export async function compareNavigation(
  browser: Browser,
  origin: string,
  list: string,
  path: string,
): Promise<Figure[]> {
  const runs: { first: number; repeated: number; document: number }[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const page = await openPhone(browser);
    await page.goto(origin + list, { waitUntil: 'networkidle' });
    await waitForHydration(page);
    const first = await measureClick(page, path);
    await page.goBack();
    await page.waitForFunction((href) => document.querySelector(`main a[href="${href}"]`), path);
    const repeated = await measureClick(page, path);
    runs.push({ first, repeated, document: await measureDocument(page, origin + path) });
    await page.context().close();
  }
  const compare = (key: 'first' | 'repeated'): Figure => {
    const ratios = runs.map((run) => run[key] / run.document);
    const [from, to] = medianInterval(ratios).map((ratio) => ratio.toFixed(2));
    const middle = (name: 'first' | 'repeated' | 'document') => Math.round(median(runs.map((run) => run[name])));
    return {
      name: `${key} navigation, click to paint, times the page as a document`,
      value: median(ratios),
      unit: '×',
      reference: `95 % ${from}–${to}; ${middle(key)} ms, document ${middle('document')} ms`,
    };
  };
  return [compare('first'), compare('repeated')];
}
