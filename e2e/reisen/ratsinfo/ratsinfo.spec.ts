import { expect, type Page } from '@playwright/test';
import { findViolations } from '../../support/find-violations.ts';
import { field } from '../../support/forms.ts';
import { readMails } from '../../support/mails.ts';
import { openHydrated, waitForHydration } from '../../support/open-hydrated.ts';
import { test } from '../../support/test.ts';

const main = (page: Page) => page.getByRole('main');
const link = (page: Page, name: string | RegExp) => main(page).getByRole('link', { name });

test('vom Stichwort über die Vorlage zur Sitzung, ihren Unterlagen und in den Kalender', async ({ page, request }) => {
  await openHydrated(page, '/ratsinfo/');
  expect(await findViolations(page)).toEqual([]);
  await main(page).getByRole('searchbox').fill('Feuerwehrhaus');
  await main(page).getByRole('button', { name: 'Vorlagen durchsuchen' }).click();
  await expect(page).toHaveURL(/vorlagen\/\?q=Feuerwehrhaus/);
  await link(page, /^Feuerwehrhaus Mitte: Standort/).click();

  const weg = main(page).getByRole('region', { name: 'Weg durch die Gremien' });
  await expect(weg.getByRole('listitem').filter({ hasText: 'Vorberatung' })).toContainText('Ausschuss für Technik');
  await expect(weg.getByRole('listitem').filter({ hasText: 'Entscheidung' })).toContainText(/Ja: \d+/);
  expect(await findViolations(page)).toEqual([]);
  await weg
    .getByRole('link', { name: /, Punkt Ö/ })
    .last()
    .click();

  await expect(main(page).getByRole('region', { name: 'Tagesordnung' })).toBeVisible();
  await waitForHydration(page);
  expect(await findViolations(page)).toEqual([]);
  await expect(main(page).getByRole('region', { name: 'Nichtöffentlicher Teil' })).toHaveCount(0);
  const herunterladen = await link(page, /^Herunterladen ?: Niederschrift/).getAttribute('href');
  const datei = await request.get(herunterladen ?? '');
  expect(datei.headers()['content-disposition']).toContain('attachment');
  expect((await datei.body()).subarray(0, 5).toString()).toBe('%PDF-');
  const kalender = await request.get((await link(page, 'In meinen Kalender').getAttribute('href')) ?? '');
  expect(await kalender.text()).toContain('SUMMARY:');
  // Search engines read the document, not what scripts make of it.
  expect(await (await request.get(page.url())).text()).toMatch(/application\/ld\+json[^<]*"Event"/);
});

test('Ratsmitglieder melden sich an und sehen Nichtöffentliches der eigenen Gremien; danach niemand mehr', async ({
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
  const geschuetzte = main(page).getByRole('listitem').filter({ hasText: 'nichtöffentlich' }).first();
  const vorlage = await geschuetzte.getByRole('link').getAttribute('href');
  await page.goto(vorlage ?? '');
  const unterlage = await link(page, /^Öffnen ?: /)
    .first()
    .getAttribute('href');
  const kopie = await page.request.get(unterlage ?? '');
  expect(kopie.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'content-type': 'application/pdf' });
  for (const address of [vorlage, unterlage]) expect((await request.get(address ?? '')).status()).toBe(404);

  await page.goto('/ratsinfo/sitzungen/');
  await link(page, /Sitzung/)
    .filter({ hasText: 'Gemeinderat' })
    .first()
    .click();
  await expect(link(page, 'Sitzungsmappe herunterladen (ZIP)')).toBeVisible();
  await waitForHydration(page);
  const punkt = main(page).getByRole('region', { name: 'Tagesordnung' }).locator('li').first();
  const titel = (await punkt.getByRole('heading').textContent()) ?? '';
  await punkt.getByText('Merken oder Notiz schreiben').click();
  await punkt.getByLabel('Diesen Punkt merken').check();
  await punkt.getByLabel(/^Notiz/).fill('Nach den Kosten fragen');
  await punkt.getByRole('button', { name: /^Speichern/ }).click();
  await expect(punkt.getByText('Gespeichert')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  const mappe = await page.request.get(
    (await link(page, 'Sitzungsmappe herunterladen (ZIP)').getAttribute('href')) ?? '',
  );
  expect(mappe.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'content-type': 'application/zip' });
  expect((await mappe.body()).subarray(0, 2).toString()).toBe('PK');

  await openHydrated(page, '/ratsinfo/');
  const notizen = main(page).getByRole('region', { name: 'Gemerkt und notiert' });
  await expect(notizen.getByText('Nach den Kosten fragen')).toBeVisible();
  await notizen.getByRole('link', { name: titel }).click();
  // Leaves the account as it was, for the tests after this one.
  await waitForHydration(page);
  await punkt.getByLabel('Diesen Punkt merken').uncheck();
  await punkt.getByLabel(/^Notiz/).fill('');
  await punkt.getByRole('button', { name: /^Speichern/ }).click();
  await expect(punkt.getByText('Gespeichert')).toBeVisible();

  await openHydrated(page, '/ratsinfo/');
  await main(page).getByRole('button', { name: 'Abmelden' }).click();
  await expect(link(page, 'Anmelden')).toBeVisible();
  expect((await page.request.get(vorlage ?? '')).status()).toBe(404);
});

test('eine Vorlage und eine Suche per E-Mail verfolgen, ohne Konto, und wieder beenden', async ({ page, site }) => {
  const address = `anna-${Date.now()}@post.example`;
  const verwalten = () =>
    /\/ratsinfo\/verfolgen\/verwalten\/\?token=[\w-]+/.exec(readMails(site, address).join(''))?.[0];
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

  await expect.poll(verwalten).toBeTruthy();
  await page.goto(verwalten() ?? '');
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

  await page.goto(verwalten() ?? '');
  await button(/^Doch nicht ?: Suche/).click();
  await expect(button(/^Doch nicht/)).toHaveCount(0);
  await button('Alles beenden').click();
  await expect(main(page).getByRole('heading', { name: 'Sie verfolgen nichts mehr' })).toBeVisible();
});
