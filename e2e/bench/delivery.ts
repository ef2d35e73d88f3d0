/** Deliveries from outside: what judging costs, what it finds, and what visitors notice of it. */
import { chromium } from '@playwright/test';
import { findChromium } from '../run/find-chromium.mjs';
import { launchOptions } from '../support/launch-options.ts';
import { type DeliverySite, startDeliverySite } from './delivery-site.ts';
import { createBad, createBadForVisitors, createHarmless } from './seeded-releases.ts';
import type { Figure, Say } from './table.ts';
import { DELIVERIES, deliverUnderLoad, TIMED, timeDeliveries } from './time-deliveries.ts';
import { formatOutcomes, type Tried, tryAll } from './try-releases.ts';
import { createVisitors } from './visitors.ts';

const SEED = 20_261_123;
const BAD = 100;
const BAD_FOR_VISITORS = 10;
const HARMLESS = 30;

/** Seeded releases, each delivered and, where the check takes it, tried on visitors. Prints who stopped which. */
async function trySeeded(say: Say, { urls, store, apiUrl, shop }: DeliverySite): Promise<Figure[]> {
  const browser = await chromium.launch(launchOptions(findChromium()));
  try {
    const place = { store, apiUrl, visit: createVisitors(urls, browser) };
    const isTaken = (outcome: Tried['outcome']) => outcome === 'taken';
    const releases = [...createBad(BAD, SEED, shop), ...createBadForVisitors(BAD_FOR_VISITORS, SEED, shop)];
    const bad = await say(`${releases.length} bad releases`, () =>
      tryAll(releases, place, (outcome) => !isTaken(outcome)),
    );
    const good = await say(`${HARMLESS} harmless releases`, () =>
      tryAll(createHarmless(HARMLESS, SEED, shop), place, isTaken),
    );
    console.log(formatOutcomes(bad));
    const count = (tried: readonly Tried[], outcome: Tried['outcome']) =>
      tried.filter((one) => one.outcome === outcome).length;
    return [
      {
        name: `bad releases missed, of ${bad.length} seeded ones`,
        value: count(bad, 'taken'),
        unit: '',
        limit: 0,
        reference: `${count(bad, 'before any visitor')} caught before any visitor, ${count(bad, 'by the canary')} by the canary`,
      },
      {
        name: `harmless releases refused or withdrawn, of ${good.length}`,
        value: good.length - count(good, 'taken'),
        unit: '',
        limit: 0,
      },
    ];
  } finally {
    await browser.close();
  }
}

export async function measureDelivery(say: Say): Promise<Figure[]> {
  const site = await startDeliverySite(say);
  const { urls, shop } = site;
  try {
    return [
      ...(await say(`${TIMED} deliveries`, () => timeDeliveries(urls, shop))),
      await say(`${DELIVERIES} deliveries under load`, () => deliverUnderLoad(urls, shop)),
      ...(await trySeeded(say, site)),
    ];
  } finally {
    await site.stop();
  }
}
