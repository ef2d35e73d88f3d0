/** Deliveries from outside: cost of the checks, their detection rate, and effects on visitors. */
import { chromium } from '@playwright/test';
import { findChromium } from '../../run/find-chromium.mjs';
import { launchOptions } from '../../support/pages/launch-options.ts';
import type { Figure, Say } from '../table.ts';
import { type DeliverySite, startDeliverySite } from './delivery-site.ts';
import { createBad, createBadForVisitors, createHarmless, type SeededRelease } from './seeded-releases.ts';
import { DELIVERIES, deliverUnderLoad, TIMED, timeDeliveries } from './time-deliveries.ts';
import { formatOutcomes, type Tried, tryAll } from './try-releases.ts';
import { createVisitors } from './visitors.ts';

const SEED = 20_261_123;
const BAD = 100;
const BAD_FOR_VISITORS = 10;
const HARMLESS = 30;

/** Delivers seeded releases; those that pass the check go through the canary phase. */
async function tryThem<T>(
  { urls, store, apiUrl }: DeliverySite,
  work: (place: Parameters<typeof tryAll>[1]) => Promise<T>,
): Promise<T> {
  const browser = await chromium.launch(launchOptions(findChromium()));
  try {
    return await work({ store, apiUrl, visit: createVisitors(urls, browser) });
  } finally {
    await browser.close();
  }
}

const count = (tried: readonly Tried[], outcome: Tried['outcome']) =>
  tried.filter((one) => one.outcome === outcome).length;

/** Prints which stage stopped which release. */
async function tryBad(say: Say, site: DeliverySite, name: string, releases: SeededRelease[]): Promise<Figure[]> {
  const bad = await say(`${releases.length} ${name}`, () =>
    tryThem(site, (place) => tryAll(releases, place, (outcome) => outcome !== 'taken')),
  );
  console.log(formatOutcomes(bad));
  return [
    {
      name: `${name} missed, of ${bad.length} seeded ones`,
      value: count(bad, 'taken'),
      unit: '',
      limit: 0,
      reference: `${count(bad, 'before any visitor')} caught before any visitor, ${count(bad, 'by the canary')} by the canary`,
    },
  ];
}

async function tryHarmless(say: Say, site: DeliverySite): Promise<Figure[]> {
  const good = await say(`${HARMLESS} harmless releases`, () =>
    tryThem(site, (place) =>
      tryAll(createHarmless(HARMLESS, SEED, site.shop), place, (outcome) => outcome === 'taken'),
    ),
  );
  return [
    {
      name: `harmless releases refused or withdrawn, of ${good.length}`,
      value: good.length - count(good, 'taken'),
      unit: '',
      limit: 0,
    },
  ];
}

/** Parts that can be measured alone; together they take some 20 minutes. */
const PARTS: Record<string, (say: Say, site: DeliverySite) => Promise<Figure[]>> = {
  time: (say, { urls, shop }) => say(`twice ${TIMED} deliveries`, () => timeDeliveries(urls, shop)),
  load: async (say, { urls, shop }) => [
    await say(`${DELIVERIES} deliveries under load`, () => deliverUnderLoad(urls, shop)),
  ],
  bad: (say, site) => tryBad(say, site, 'bad releases', createBad(BAD, SEED, site.shop)),
  visitors: (say, site) =>
    tryBad(
      say,
      site,
      'releases that only visitors show to be bad',
      createBadForVisitors(BAD_FOR_VISITORS, SEED, site.shop),
    ),
  harmless: tryHarmless,
};
export const DELIVERY_PARTS = Object.keys(PARTS);

/** All `DELIVERY_PARTS`, or the given one. */
export async function measureDelivery(say: Say, part?: string): Promise<Figure[]> {
  const site = await startDeliverySite(say);
  const figures: Figure[] = [];
  try {
    for (const [name, measure] of Object.entries(PARTS))
      if (!part || name === part) figures.push(...(await measure(say, site)));
    return figures;
  } finally {
    await site.stop();
  }
}
