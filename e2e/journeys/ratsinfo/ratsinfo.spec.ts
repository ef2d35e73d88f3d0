import { expect, type Page } from '@playwright/test';
import { field } from '../../support/forms.ts';
import { readMails } from '../../support/mails.ts';
import { findViolations } from '../../support/pages/find-violations.ts';
import { openHydrated, waitForHydration } from '../../support/pages/open-hydrated.ts';
import { test } from '../../support/test.ts';

const main = (page: Page) => page.getByRole('main');
const link = (page: Page, name: string | RegExp) => main(page).getByRole('link', { name });

test('leads from a keyword to the paper, its meeting and documents, and to the calendar', async ({ page, request }) => {
  await openHydrated(page, '/ratsinfo/');
  expect(await findViolations(page)).toEqual([]);
  await main(page).getByRole('searchbox').fill('Feuerwehrhaus');
  await main(page).getByRole('button', { name: 'Suchen' }).click();
  await expect(page).toHaveURL(/vorlagen\/\?q=Feuerwehrhaus/);
  await link(page, /^Feuerwehrhaus Mitte: Standort/).click();

  const way = main(page).getByRole('region', { name: 'Weg durch die Gremien' });
  await expect(way.getByRole('listitem').filter({ hasText: 'Vorberatung' })).toContainText('Ausschuss für Technik');
  await expect(way.getByRole('listitem').filter({ hasText: 'Entscheidung' })).toContainText(/Ja: \d+/);
  expect(await findViolations(page)).toEqual([]);
  await way
    .getByRole('link', { name: /, Punkt Ö/ })
    .last()
    .click();

  await expect(main(page).getByRole('region', { name: 'Tagesordnung' })).toBeVisible();
  await waitForHydration(page);
  expect(await findViolations(page)).toEqual([]);
  await expect(main(page).getByRole('region', { name: 'Nichtöffentlicher Teil' })).toHaveCount(0);
  const download = await link(page, /^Herunterladen ?: Niederschrift/).getAttribute('href');
  const file = await request.get(download ?? '');
  expect(file.headers()['content-disposition']).toContain('attachment');
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
  const calendar = await request.get((await link(page, 'In meinen Kalender').getAttribute('href')) ?? '');
  expect(await calendar.text()).toContain('SUMMARY:');
  // Search engines read the HTML before scripts run.
  expect(await (await request.get(page.url())).text()).toMatch(/application\/ld\+json[^<]*"Event"/);
});

test('council members see non-public papers of their own bodies after login, but no longer after logout', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expect(/status of 401/);
  await openHydrated(page, '/ratsinfo/login/');
  await field(page, 'email').fill('rat@musterhardt.example');
  await field(page, 'passwort').fill('falsch');
  await main(page).getByRole('button', { name: 'Anmelden' }).click();
  await expect(field(page, 'passwort')).toHaveAccessibleDescription(/E-Mail-Adresse oder Passwort ist falsch/);
  await field(page, 'passwort').fill('musterhardt-demo');
  await main(page).getByRole('button', { name: 'Anmelden' }).click();
  await expect(main(page).getByRole('heading', { name: 'Sabine Beck' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await page.goto('/ratsinfo/vorlagen/');
  const guarded = main(page).getByRole('listitem').filter({ hasText: 'nichtöffentlich' }).first();
  const paper = await guarded.getByRole('link').getAttribute('href');
  await page.goto(paper ?? '');
  const unterlage = await link(page, /^Öffnen ?: /)
    .first()
    .getAttribute('href');
  const copy = await page.request.get(unterlage ?? '');
  expect(copy.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'content-type': 'application/pdf' });
  for (const address of [paper, unterlage]) expect((await request.get(address ?? '')).status()).toBe(404);

  await page.goto('/ratsinfo/sitzungen/');
  await link(page, /Sitzung/)
    .filter({ hasText: 'Gemeinderat' })
    .first()
    .click();
  await expect(link(page, 'Sitzungsmappe herunterladen (ZIP)')).toBeVisible();
  await waitForHydration(page);
  const point = main(page).getByRole('region', { name: 'Tagesordnung' }).locator('li').first();
  const title = (await point.getByRole('heading').textContent()) ?? '';
  await point.getByText('Merken oder Notiz schreiben').click();
  await point.getByLabel('Diesen Punkt merken').check();
  await point.getByLabel(/^Notiz/).fill('Nach den Kosten fragen');
  await point.getByRole('button', { name: /^Speichern/ }).click();
  await expect(point.getByText('Gespeichert')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  const binder = await page.request.get(
    (await link(page, 'Sitzungsmappe herunterladen (ZIP)').getAttribute('href')) ?? '',
  );
  expect(binder.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'content-type': 'application/zip' });
  expect((await binder.body()).subarray(0, 2).toString()).toBe('PK');

  await openHydrated(page, '/ratsinfo/');
  const notes = main(page).getByRole('region', { name: 'Gemerkt und notiert' });
  await expect(notes.getByText('Nach den Kosten fragen')).toBeVisible();
  await notes.getByRole('link', { name: title }).click();
  // Restores the account for the following tests.
  await waitForHydration(page);
  await point.getByLabel('Diesen Punkt merken').uncheck();
  await point.getByLabel(/^Notiz/).fill('');
  await point.getByRole('button', { name: /^Speichern/ }).click();
  await expect(point.getByText('Gespeichert')).toBeVisible();

  await openHydrated(page, '/ratsinfo/');
  await main(page).getByRole('button', { name: 'Abmelden' }).click();
  await expect(link(page, 'Anmelden')).toBeVisible();
  expect((await page.request.get(paper ?? '')).status()).toBe(404);
});

test('follows a paper and a search by email without an account, and unsubscribes', async ({ page, site }) => {
  const address = `anna-${Date.now()}@post.example`;
  const manage = () => /\/ratsinfo\/verfolgen\/verwalten\/\?token=[\w-]+/.exec(readMails(site, address).join(''))?.[0];
  const button = (name: string | RegExp) => main(page).getByRole('button', { name });

  await page.goto('/ratsinfo/vorlagen/?q=Feuerwehrhaus');
  await link(page, /^Feuerwehrhaus Mitte: Standort/).click();
  await openHydrated(page, (await link(page, /^Per E-Mail verfolgen$/).getAttribute('href')) ?? '');
  await expect(link(page, /^Vorlage: Feuerwehrhaus Mitte/)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await button('Per E-Mail verfolgen').click();
  await expect(field(page, 'email')).toHaveAccessibleDescription(/gültige E-Mail-Adresse/);
  await field(page, 'email').fill(address);
  await field(page, 'datenschutz').check();
  await button('Per E-Mail verfolgen').click();
  await expect(main(page).getByRole('heading', { name: /^Fast geschafft/ })).toBeVisible();

  await expect.poll(manage).toBeTruthy();
  await page.goto(manage() ?? '');
  await button(/^Bestätigen/).click();
  await expect(main(page).getByRole('heading', { name: 'Das verfolgen Sie' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await page.goto('/ratsinfo/vorlagen/?q=Radweg');
  await link(page, 'Diese Suche per E-Mail verfolgen').click();
  await expect(link(page, 'Suche: „Radweg“')).toBeVisible();
  await waitForHydration(page);
  await field(page, 'email').fill(address);
  await field(page, 'datenschutz').check();
  await button('Per E-Mail verfolgen').click();
  await expect(main(page).getByRole('heading', { name: /^Fast geschafft/ })).toBeVisible();

  await page.goto(manage() ?? '');
  await button(/^Doch nicht ?: Suche/).click();
  await expect(button(/^Doch nicht/)).toHaveCount(0);
  await button('Alles beenden').click();
  await expect(main(page).getByRole('heading', { name: 'Sie verfolgen nichts mehr' })).toBeVisible();
});
