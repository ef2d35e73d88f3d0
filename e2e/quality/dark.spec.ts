import { expect, type Page } from '@playwright/test';
import { findViolations } from '../support/pages/find-violations.ts';
import { lookEverywhere } from '../support/pages/look-everywhere.ts';
import { openHydrated } from '../support/pages/open-hydrated.ts';
import { follow } from '../support/pages/pages.ts';
import { test } from '../support/test.ts';

const HELL = 'rgb(247, 245, 240)';
const DARK = 'rgb(16, 24, 22)';

/** One page of each kind, including themes, tables and a month. */
const KINDS = [
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

const colourChoice = (page: Page) => page.getByRole('contentinfo').getByLabel('Darstellung');
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

test('every kind of page is readable in dark mode, and in light mode on a phone', async ({ page, complaints }) => {
  test.setTimeout(300_000);
  complaints.expect(/404/);
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const path of KINDS) {
    // Header and footer are the same on every page.
    const within = path === KINDS[0] ? 'html' : 'main';
    await page.setViewportSize({ width: 1280, height: 900 });
    await openHydrated(page, path);
    expect.soft(await ground(page), path).toBe(DARK);
    expect.soft(await findViolations(page, within, 'colours'), `${path} at 1280 px`).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect.soft(await findViolations(page, within, 'colours'), `${path} at 390 px, ${colorScheme}`).toEqual([]);
    }
  }
});

test('errors and open panels are readable in dark mode', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await lookEverywhere(page, 'colours');
});

test('with dark mode and forced colours, all text is bright on black', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' });
  await openHydrated(page, '/veranstaltungseintrag/');
  expect(await ground(page)).toBe('rgb(0, 0, 0)');
  // axe computes the authored colours here, not the forced ones.
  const dim = await page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, p, a, button, label, legend, input, select')]
      .map((element) => ({ colour: getComputedStyle(element).color, text: element.textContent }))
      .filter(({ colour }) => Math.max(...(colour.match(/\d+/g) ?? []).map(Number)) < 200),
  );
  expect(dim).toEqual([]);
});

test('choosing dark is remembered on the device, from the first paint', async ({ page, context, complaints }) => {
  complaints.expect(/ERR_FAILED/);
  await openHydrated(page, '/aktuelles/');
  expect(await ground(page)).toBe(HELL);
  await expect(colourChoice(page)).toHaveValue('');
  await colourChoice(page).selectOption('Dunkel');
  await expect.poll(() => ground(page)).toBe(DARK);
  await follow(page, '/impressum/');
  await expect(page).toHaveURL('/impressum/');
  expect(await ground(page)).toBe(DARK);

  // Without any script of the shell: the first paint has the colours.
  const other = await context.newPage();
  await other.route(/\/shell\/.*\.js$/, (route) => route.abort());
  await other.goto('/aktuelles/');
  expect(await ground(other)).toBe(DARK);
  await other.close();

  const second = await context.newPage();
  await openHydrated(second, '/anschrift/');
  await expect(colourChoice(second)).toHaveValue('dunkel');
  await colourChoice(second).selectOption('Wie das Gerät');
  await expect.poll(() => ground(page)).toBe(HELL);
  await expect(colourChoice(page)).toHaveValue('');
});

test('choosing light applies in dark mode, too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openHydrated(page, '/impressum/');
  await colourChoice(page).selectOption('Hell');
  await page.reload();
  expect(await ground(page)).toBe(HELL);
  await expect(colourChoice(page)).toHaveValue('hell');
});

test('a page is the same for everyone, except for an attribute with the chosen scheme', async ({ page, request }) => {
  await openHydrated(page, '/impressum/');
  await colourChoice(page).selectOption('Dunkel');
  // A separate request with the page's cookies: the browser may have discarded the body of the navigation.
  const chosen = await (await page.request.get('/impressum/')).text();
  const plain = await (await request.get('/impressum/')).text();
  expect(chosen).toBe(plain.replace('<html ', '<html data-farbe="dunkel" '));
});

test('without scripts the device decides, and there is no useless switch', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false, colorScheme: 'dark' });
  const page = await context.newPage();
  await page.goto('/impressum/');
  await expect(page.locator('html')).toHaveCSS('background-color', DARK);
  await expect(colourChoice(page)).toHaveCount(0);
  await context.close();
});

test('print is light, and the offline page supports dark mode', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/offline/');
  expect(await ground(page)).toBe(DARK);
  await openHydrated(page, '/impressum/');
  await colourChoice(page).selectOption('Dunkel');
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect(page.locator('html')).toHaveCSS('color', 'rgb(23, 33, 31)');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});
