import { expect, type Page } from '@playwright/test';
import { findViolations } from '../support/find-violations.ts';
import { lookEverywhere } from '../support/look-everywhere.ts';
import { openHydrated } from '../support/open-hydrated.ts';
import { follow } from '../support/pages.ts';
import { test } from '../support/test.ts';

const HELL = 'rgb(247, 245, 240)';
const DUNKEL = 'rgb(16, 24, 22)';

/** One of each kind; themes, tables and a month among them. */
const ARTEN = [
  '/',
  '/aktuelles/',
  '/aktuelles/9-4-millionen-euro-fuer-schulen-strassen-und-feuerwehr-id_66/',
  '/veranstaltungen/',
  '/veranstaltungen/?ansicht=monat',
  '/branchenverzeichnis/',
  '/suche/?q=Rathaus',
  '/fehler-melden/',
  '/veranstaltungseintrag/',
  '/melden/',
  '/abfalltermine/',
  '/kinderferienprogramm/',
  '/ferienprogramm-anmeldung/kontakt/',
  '/ratsinfo/',
  '/ratsinfo/sitzungen/',
  '/verwaltung/organigramm/',
  '/anschrift/',
  '/digitales-rathaus/',
  '/schule/',
  '/feuerwehr/',
  '/barfusspark/',
  '/klima-umwelt/',
  '/gibt-es-nicht/',
];

const farbwahl = (page: Page) => page.getByRole('contentinfo').getByLabel('Darstellung');
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

test('bei Nacht ist jede Art von Seite zu lesen, am Telefon auch am Tag', async ({ page, complaints }) => {
  test.setTimeout(180_000);
  complaints.expect(/404/);
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const path of ARTEN) {
    // Header and footer are those of every page.
    const within = path === ARTEN[0] ? 'html' : 'main';
    await page.setViewportSize({ width: 1280, height: 900 });
    await openHydrated(page, path);
    expect.soft(await ground(page), path).toBe(DUNKEL);
    expect.soft(await findViolations(page, within, 'colours'), `${path} at 1280 px`).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect.soft(await findViolations(page, within, 'colours'), `${path} at 390 px, ${colorScheme}`).toEqual([]);
    }
  }
});

test('bei Nacht sind auch Fehler und geöffnete Bereiche zu lesen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await lookEverywhere(page, 'colours');
});

test('bei Nacht und erzwungenen Farben ist jeder Text hell auf Schwarz', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' });
  await openHydrated(page, '/veranstaltungseintrag/');
  expect(await ground(page)).toBe('rgb(0, 0, 0)');
  // axe takes the colours that the page wishes for here, not those that are forced.
  const dim = await page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, p, a, button, label, legend, input, select')]
      .map((element) => ({ colour: getComputedStyle(element).color, text: element.textContent }))
      .filter(({ colour }) => Math.max(...(colour.match(/\d+/g) ?? []).map(Number)) < 200),
  );
  expect(dim).toEqual([]);
});

test('wer Dunkel wählt, behält es auf diesem Gerät, vom ersten Bild an', async ({ page, context, complaints }) => {
  complaints.expect(/ERR_FAILED/);
  await openHydrated(page, '/aktuelles/');
  expect(await ground(page)).toBe(HELL);
  await expect(farbwahl(page)).toHaveValue('');
  await farbwahl(page).selectOption('Dunkel');
  await expect.poll(() => ground(page)).toBe(DUNKEL);
  await follow(page, '/impressum/');
  await expect(page).toHaveURL('/impressum/');
  expect(await ground(page)).toBe(DUNKEL);

  // No script of the shell is needed for it, and none comes: what is painted first has the colours already.
  const other = await context.newPage();
  await other.route(/\/shell\/.*\.js$/, (route) => route.abort());
  await other.goto('/aktuelles/');
  expect(await ground(other)).toBe(DUNKEL);
  await other.close();

  const second = await context.newPage();
  await openHydrated(second, '/anschrift/');
  await expect(farbwahl(second)).toHaveValue('dunkel');
  await farbwahl(second).selectOption('Wie das Gerät');
  await expect.poll(() => ground(page)).toBe(HELL);
  await expect(farbwahl(page)).toHaveValue('');
});

test('wer Hell wählt, hat es auch bei Nacht hell', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openHydrated(page, '/impressum/');
  await farbwahl(page).selectOption('Hell');
  await page.reload();
  expect(await ground(page)).toBe(HELL);
  await expect(farbwahl(page)).toHaveValue('hell');
});

test('eine Seite ist für alle dieselbe; wer gewählt hat, bekommt ein Attribut dazu', async ({ page, request }) => {
  await openHydrated(page, '/impressum/');
  await farbwahl(page).selectOption('Dunkel');
  // With the cookies of the page; the body of a navigation may be gone from the browser when it is asked for.
  const chosen = await (await page.request.get('/impressum/')).text();
  const plain = await (await request.get('/impressum/')).text();
  expect(chosen).toBe(plain.replace('<html ', '<html data-farbe="dunkel" '));
});

test('ohne Skripte entscheidet das Gerät, und niemand sieht einen Schalter, der nichts tut', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false, colorScheme: 'dark' });
  const page = await context.newPage();
  await page.goto('/impressum/');
  await expect(page.locator('html')).toHaveCSS('background-color', DUNKEL);
  await expect(farbwahl(page)).toHaveCount(0);
  await context.close();
});

test('auf Papier ist es hell, und die Seite für unterwegs ist dunkel', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/offline/');
  expect(await ground(page)).toBe(DUNKEL);
  await openHydrated(page, '/impressum/');
  await farbwahl(page).selectOption('Dunkel');
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect(page.locator('html')).toHaveCSS('color', 'rgb(23, 33, 31)');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});
