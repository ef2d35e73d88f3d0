/**
 * `npm run tasks`: performs tasks of residents and staff on a phone of 390 × 844 px with a slow connection and CPU, on the built
 * site, and prints the number of actions next to the goal. `-- waste council` runs only tasks whose name contains one
 * of the words.
 */
import { type Browser, chromium } from '@playwright/test';
import { findHeadlessChromium } from '../run/find-chromium.mjs';
import { launchOptions } from '../support/pages/launch-options.ts';
import seed from '../support/site/seed.ts';
import { type Site, startSite } from '../support/site/site.ts';
import { TASKS } from './list.ts';
import { STAFF_TASKS } from './staff.ts';
import { formatTable, type Result } from './table.ts';
import type { Task } from './task.ts';
import { SCREEN, Way } from './way.ts';

/** As in the benchmark: 4× CPU throttling, 1.6 Mbit/s down, 150 ms round trip. */
const CPU_RATE = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

async function doTask(browser: Browser, site: Site, { name, ziel: target, run }: Task): Promise<Result> {
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: SCREEN,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
    const way = new Way(page, site.url);
    const start = performance.now();
    const open = await run(way, site).catch((error: Error) => `failed: ${error.message}`);
    const { griffe: handles, felder: fields, schirme: screens } = way;
    const seconds = (performance.now() - start) / 1000;
    const limit = 'aktionen' in target ? target.aktionen : fields + target.ueberFelder;
    return {
      name,
      griffe: handles,
      felder: fields,
      schirme: screens,
      sekunden: seconds,
      ziel: limit,
      ...(open && { offen: open }),
    };
  } finally {
    await context.close();
  }
}

const words = process.argv.slice(2).map((word) => word.toLowerCase());
const chosen = [...TASKS, ...STAFF_TASKS].filter(
  ({ name }) => words.length === 0 || words.some((word) => name.toLowerCase().includes(word)),
);
if (chosen.length === 0) throw new Error(`No task has '${words.join("' or '")}' in its name`);

const removeSeed = await seed();
const site = await startSite();
const browser = await chromium.launch(launchOptions(findHeadlessChromium()));
const results: Result[] = [];
try {
  for (const task of chosen) {
    const result = await doTask(browser, site, task);
    console.error(`${result.name}${result.offen ? `: ${result.offen}` : ''} (${result.sekunden.toFixed(1)} s)`);
    results.push(result);
  }
} finally {
  await browser.close();
  await site.stop();
  removeSeed();
}
console.log(formatTable(results));
if (results.some(({ offen: open }) => open?.startsWith('failed'))) process.exit(1);
