/** The development loop: from a saved file to the open tab. */
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../../run/find-chromium.mjs';
import { launchOptions } from '../../support/pages/launch-options.ts';
import { type DevelopmentSite, startDevelopment } from '../../support/site/development-site.ts';
import { type Figure, median, type Say } from '../table.ts';

const REMOTE = 'mf-content';
const TEMPLATE = `${REMOTE}/src/templates/text/text.tsx`;
const PAGE = '/impressum/';
/** The first saves find cold caches. */
const WARM_UPS = 2;
const SAVES = 15;
const CURRENT = /current \((\d+\.\d+) s\)/g;

/** Runs in the page: the time at which an element appears. A question from outside would come late. */
function observe(selector: string): Promise<number> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector(selector)) resolve(Date.now());
    });
    observer.observe(document.documentElement, { childList: true, subtree: true });
  });
}

/** Seconds from each save until it is on the page. */
async function timeSaves(page: Page, site: DevelopmentSite): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < WARM_UPS + SAVES; round += 1) {
    const seen = page.evaluate(observe, `[data-round="${round}"]`);
    const start = Date.now();
    site.save(TEMPLATE, (text) => text.replace('<Section>', `<Section><i data-round="${round}" />`));
    times.push(((await seen) - start) / 1000);
  }
  return times.slice(WARM_UPS);
}

export async function measureSaves(say: Say): Promise<Figure[]> {
  const site = await say('npm run dev', () => startDevelopment(REMOTE));
  const browser = await chromium.launch(launchOptions(findChromium()));
  try {
    const page = await browser.newPage();
    await page.goto(site.url + PAGE, { waitUntil: 'networkidle' });
    const shown = await say(`${SAVES} saves`, () => timeSaves(page, site));
    const current = [...site.output().matchAll(CURRENT)].slice(-SAVES).map(([, seconds]) => Number(seconds));
    return [
      {
        name: 'save of a template until the open tab shows it, median',
        value: median(shown),
        unit: 's',
        limit: 1,
        reference: `slowest of ${SAVES} ${Math.max(...shown).toFixed(2)} s; in the store after ${median(current).toFixed(2)} s`,
      },
    ];
  } finally {
    await browser.close();
    await site.stop();
  }
}
