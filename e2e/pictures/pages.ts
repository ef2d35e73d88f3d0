/**
 * `npm run screenshots:pages -- <folder> [name …]`: takes whole pages of the built site with demo content, at the
 * widths of a phone, a laptop and a large screen, by day and by night, and some of them as printed.
 */
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findHeadlessChromium } from '../run/find-chromium.mjs';
import { launchOptions } from '../support/pages/launch-options.ts';
import seed from '../support/site/seed.ts';
import { startSite } from '../support/site/site.ts';

const WIDTHS = [390, 1280, 1920] as const;
const SCHEMES = ['light', 'dark'] as const;

/** Pages that people print. */
const PRINTED = ['article', 'event', 'club', 'service', 'meeting', 'notice'];

/** An address, or the first link of a page whose address begins like this. */
const PAGES: Readonly<Record<string, string | { from: string; link: string }>> = {
  start: '/',
  news: '/aktuelles/',
  article: { from: '/aktuelles/', link: '/aktuelles/' },
  events: '/veranstaltungen/',
  event: { from: '/veranstaltungen/', link: '/veranstaltungen/' },
  directory: '/branchenverzeichnis/',
  club: { from: '/branchenverzeichnis/', link: '/branchenverzeichnis/' },
  street: '/meine-strasse/?strasse=schwann-tannenstrasse',
  waste: '/abfalltermine/?strasse=schwann-tannenstrasse',
  guide: '/wegweiser/',
  service: { from: '/wegweiser/', link: '/wegweiser/' },
  search: '/suche/?q=hallen',
  notices: '/bekanntmachungen/',
  notice: { from: '/bekanntmachungen/', link: '/bekanntmachungen/' },
  council: '/ratsinfo/',
  meetings: '/ratsinfo/sitzungen/',
  meeting: { from: '/ratsinfo/sitzungen/', link: '/ratsinfo/sitzungen/' },
  papers: '/ratsinfo/vorlagen/',
  paper: { from: '/ratsinfo/vorlagen/', link: '/ratsinfo/vorlagen/' },
  person: { from: '/ratsinfo/personen/', link: '/ratsinfo/personen/' },
  defects: '/melden/liste/',
  defect: '/melden/',
  holidays: '/kinderferienprogramm/',
  registration: '/ferienprogramm-anmeldung/kontakt/',
  halls: '/hallen-und-raeume/',
  administration: '/verwaltung/',
  office: '/buergerbuero/',
  contact: '/kontakt/',
  school: '/schule/',
  'fire-brigade': '/feuerwehr/',
  app: '/app/',
  missing: '/gibt-es-nicht/',
};

async function open(page: Page, target: string | { from: string; link: string }): Promise<void> {
  await page.goto(typeof target === 'string' ? target : target.from);
  if (typeof target === 'string') return;
  const address = await page.locator(`main a[href^="${target.link}"]`).evaluateAll((links, start) => {
    const paths = links.map((link) => new URL((link as HTMLAnchorElement).href).pathname);
    return paths.find((path) => path !== start && path !== location.pathname);
  }, target.link);
  if (!address) throw new Error(`${target.from} has no link to ${target.link}`);
  await page.goto(address);
}

/** Scrolls through the page, so that everything that waits for it is there. */
async function loadEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await document.fonts.ready;
  });
  await page.waitForLoadState('networkidle');
}

async function take(browser: Browser, url: string, folder: string, names: readonly string[]): Promise<void> {
  for (const width of WIDTHS) {
    for (const colorScheme of SCHEMES) {
      const context = await browser.newContext({
        baseURL: url,
        viewport: { width, height: width < 600 ? 844 : 900 },
        colorScheme,
        locale: 'de-DE',
        timezoneId: 'Europe/Berlin',
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      for (const name of names) {
        await open(page, PAGES[name] ?? '/');
        await loadEverything(page);
        await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true });
        if (width === 1280 && colorScheme === 'light' && PRINTED.includes(name))
          await page.pdf({
            path: `${folder}/${name}.pdf`,
            format: 'A4',
            margin: { top: '16mm', right: '16mm', bottom: '16mm', left: '16mm' },
          });
      }
      await context.close();
    }
  }
}

const [target = 'test-results/pages', ...chosen] = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in PAGES));
if (unknown.length > 0)
  throw new Error(`No page is named '${unknown.join("' or '")}': ${Object.keys(PAGES).join(', ')}`);

const folder = resolve(target);
mkdirSync(folder, { recursive: true });
const removeSeed = await seed();
const site = await startSite();
const browser = await chromium.launch(launchOptions(findHeadlessChromium()));
try {
  await take(browser, site.url, folder, chosen.length > 0 ? chosen : Object.keys(PAGES));
} finally {
  await browser.close();
  await site.stop();
  removeSeed();
}
