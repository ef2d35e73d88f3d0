/**
 * `npm run aufgaben`: does what residents come for on a phone of 390 × 844 px with a slow line and processor, with the built
 * site, and prints what it took beside the goal. `-- waste council` does only tasks whose name has one of the words.
 */
import { type Browser, chromium } from '@playwright/test';
import { findHeadlessChromium } from '../run/find-chromium.mjs';
import { launchOptions } from '../support/launch-options.ts';
import seed from '../support/seed.ts';
import { type Site, startSite } from '../support/site.ts';
import { AUFGABEN, type Aufgabe } from './liste.ts';
import { type Ergebnis, formatTabelle } from './tabelle.ts';
import { SCHIRM, Weg } from './weg.ts';

/** As in bench: 4× slower processor, 1.6 Mbit/s down, 150 ms round trip. */
const CPU_RATE = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

async function doAufgabe(browser: Browser, site: Site, { name, ziel, run }: Aufgabe): Promise<Ergebnis> {
  const context = await browser.newContext({ viewport: SCHIRM, locale: 'de-DE', timezoneId: 'Europe/Berlin' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
    const weg = new Weg(page, site.url);
    const start = performance.now();
    const offen = await run(weg, site).catch((error: Error) => `failed: ${error.message}`);
    const { griffe, felder, schirme } = weg;
    const sekunden = (performance.now() - start) / 1000;
    const grenze = 'aktionen' in ziel ? ziel.aktionen : felder + ziel.ueberFelder;
    return { name, griffe, felder, schirme, sekunden, ziel: grenze, ...(offen && { offen }) };
  } finally {
    await context.close();
  }
}

const words = process.argv.slice(2).map((word) => word.toLowerCase());
const chosen = AUFGABEN.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.toLowerCase().includes(word)),
);
if (chosen.length === 0) throw new Error(`No task has '${words.join("' or '")}' in its name`);

const removeSeed = await seed();
const site = await startSite();
const browser = await chromium.launch(launchOptions(findHeadlessChromium()));
const ergebnisse: Ergebnis[] = [];
try {
  for (const aufgabe of chosen) {
    const ergebnis = await doAufgabe(browser, site, aufgabe);
    console.error(`${ergebnis.name}${ergebnis.offen ? `: ${ergebnis.offen}` : ''} (${ergebnis.sekunden.toFixed(1)} s)`);
    ergebnisse.push(ergebnis);
  }
} finally {
  await browser.close();
  await site.stop();
  removeSeed();
}
console.log(formatTabelle(ergebnisse));
if (ergebnisse.some(({ offen }) => offen?.startsWith('failed'))) process.exit(1);
