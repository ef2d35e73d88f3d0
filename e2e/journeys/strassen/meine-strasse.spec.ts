import { expect, type Page } from '@playwright/test';
import { field } from '../../support/forms.ts';
import { chooseStreet } from '../../support/pages/choose-street.ts';
import { findOverflow } from '../../support/pages/find-overflow.ts';
import { findViolations } from '../../support/pages/find-violations.ts';
import { openHydrated } from '../../support/pages/open-hydrated.ts';
import { PLACEHOLDER } from '../../support/pages/pages.ts';
import { watchShifts } from '../../support/pages/watch-shifts.ts';
import { breakRender } from '../../support/releases/sabotage.ts';
import { sendRaw } from '../../support/site/raw-request.ts';
import { test } from '../../support/test.ts';

const PATH = '/meine-strasse/';
const CHOSEN = `${PATH}?strasse=schwann-tannenstrasse`;
const CARDS = [
  'Nächste Abfuhren',
  'Baustellen und Sperrungen',
  'Gemeldet in der Nähe',
  'Aus dem Gemeinderat',
  'Veranstaltungen im Ortsteil',
  'Vereine im Ortsteil',
  'Wahllokal, Schule, Kindergarten',
];

const card = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true });
const box = (page: Page) => page.getByLabel('Diese Straße auf diesem Gerät merken');

test('shows what concerns a street, and remembers it on this device on request', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, PATH);
  await expect(page.getByRole('main').getByRole('region')).toHaveCount(0);
  await chooseStreet(page, 'Tannenstraße');
  await expect(page.getByText('Das betrifft die Tannenstraße in Schwann:')).toBeVisible();
  for (const name of CARDS) await expect(card(page, name), name).toBeVisible();
  await expect(card(page, 'Baustellen und Sperrungen').getByText('In Ihrer Straße')).toBeVisible();
  const calendar = card(page, 'Nächste Abfuhren').getByRole('link', { name: 'Kalender abonnieren' });
  await expect(calendar).toHaveAttribute('href', /^webcal:.*strasse=schwann-tannenstrasse/);
  expect(await findViolations(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);

  await box(page).check();
  await page.goto(PATH);
  await expect(card(page, 'Nächste Abfuhren')).toBeVisible();
  await expect(box(page)).toBeChecked();
  await page.reload();
  await expect(card(page, 'Nächste Abfuhren')).toBeVisible();
  await box(page).uncheck();
  await openHydrated(page, PATH);
  await expect(field(page, 'strasse')).toHaveValue('');
  const { api, shell } = site.processes;
  expect(api.output() + shell.output()).not.toContain('tannenstrasse');
});

test('the start page shows the next collection of the remembered street without a tap', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const collection = page.getByRole('region', { name: 'Heute' }).getByRole('listitem').filter({ hasText: 'Abfuhr' });
  await page.goto('/');
  await expect(collection).toHaveText('Nächste AbfuhrStraße wählen und erinnern lassen');
  await openHydrated(page, CHOSEN);
  await box(page).check();
  const readShifts = await watchShifts(page);
  await page.goto('/');
  await expect(collection).toContainText(/(heute|morgen|am \w+, \d+\. \w+)$/);
  expect((await readShifts()).filter(({ moved }) => moved.some((part) => /Abfuhr|Heute|LI|UL/.test(part)))).toEqual([]);
  await collection.getByRole('link').click();
  await expect(card(page, 'Nächste Abfuhren')).toBeVisible();
  const { api, shell } = site.processes;
  expect(api.output() + shell.output()).not.toContain('tannenstrasse');
});

test('works with the keyboard alone', async ({ page }) => {
  await openHydrated(page, PATH);
  await field(page, 'strasse').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(card(page, 'Nächste Abfuhren')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the address holds the choice', async ({ page }) => {
    await page.goto(PATH);
    await field(page, 'strasse').selectOption('schwann-tannenstrasse');
    await page.getByRole('button', { name: 'Anzeigen' }).click();
    await expect(page).toHaveURL(CHOSEN);
    for (const name of CARDS) await expect(card(page, name), name).toBeVisible();
    await expect(box(page)).toBeHidden();
  });
});

test('a page with a choice is in no cache and in no search engine', async ({ site }) => {
  const { headers, body } = await sendRaw(site.url, CHOSEN);
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toMatch(/<meta name="robots" content="noindex"/);
  expect(body).toMatch(/<link rel="canonical" href="[^"?]*\/meine-strasse\/"/);
  const without = await sendRaw(site.url, PATH);
  expect(without.headers['cache-control']).not.toBe('no-store');
  expect(without.body).not.toContain('noindex');
});

test('a card that breaks or hangs leaves the other cards', async ({ startOwnSite }) => {
  const site = await startOwnSite({
    prepare: (releases) => {
      releases.forge('mf-forms', 'kaputt', breakRender('strasse-maengel', 'server', 'throw Error("Probe")'));
      releases.activate('mf-forms', 'kaputt');
      releases.forge('mf-ratsinfo', 'schleife', breakRender('strasse-vorlagen', 'server', 'for (;;);'));
      releases.activate('mf-ratsinfo', 'schleife');
    },
  });
  const { status, body } = await sendRaw(site.url, CHOSEN);
  expect(status).toBe(200);
  for (const name of ['Nächste Abfuhren', 'Baustellen und Sperrungen', 'Vereine im Ortsteil'])
    expect(body).toContain(name);
  expect(body).not.toContain('Gemeldet in der Nähe');
  expect(body.split(PLACEHOLDER)).toHaveLength(3);
});

test('a new release of a module adds its card, without a restart of the shell', async ({ startOwnSite }) => {
  const site = await startOwnSite({
    prepare: (releases) => {
      const before = releases.forge('mf-forms', 'ohne-karte');
      const { fills: _, ...rest } = before.templates['strasse-maengel'] ?? { js: [], css: [] };
      releases.write({ ...before, templates: { ...before.templates, 'strasse-maengel': rest } });
      releases.activate('mf-forms', 'ohne-karte');
    },
  });
  const { pid } = site.processes.shell.child;
  const hasCard = async () => (await sendRaw(site.url, CHOSEN)).body.includes('Gemeldet in der Nähe');
  expect(await hasCard()).toBe(false);
  const [before] = site.releases.registry().previous['mf-forms'] ?? [];
  site.releases.activate('mf-forms', before ?? '');
  await expect.poll(hasCard, { intervals: [50] }).toBe(true);
  expect(site.processes.shell.child.pid).toBe(pid);
});
