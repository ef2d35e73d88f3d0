import { expect, type Page } from '@playwright/test';
import { PASSWORD } from '../../support/log-in.ts';
import { readMails } from '../../support/mails.ts';
import { findViolations } from '../../support/pages/find-violations.ts';
import { waitForHydration } from '../../support/pages/open-hydrated.ts';
import { test } from '../../support/test.ts';

const CLUB = 'vorstand@verein.example';

test('a colleague edits assigned pages, the editors publish them, and a club logs in without a password', async ({
  browser,
  startOwnSite,
}) => {
  test.setTimeout(240_000);
  const site = await startOwnSite({ env: { api: { LOG_LEVEL: 'error' } } });
  const enter = async (who: string, path: string): Promise<Page> => {
    const page = await (await browser.newContext({ baseURL: site.url })).newPage();
    await page.request.post('/api/cms/login', { data: { email: `${who}@musterhardt.example`, passwort: PASSWORD } });
    await page.goto(path);
    return page;
  };

  const admin = await enter('admin', '/intranet/konten/?q=intranet');
  await admin.locator('summary', { hasText: 'Ändern' }).click();
  await admin.getByLabel('Darf bearbeiten').selectOption({ label: 'Seiten' });
  await admin.getByLabel('Nur einen Teil davon').fill('/gibt-es-nicht/');
  await admin.getByRole('button', { name: 'Recht geben' }).click();
  await expect(admin.getByText('Unter dieser Adresse gibt es keine Seite.').last()).toBeVisible();
  expect(await findViolations(admin, 'main')).toEqual([]);
  await admin.getByLabel('Nur einen Teil davon').fill('/klima-umwelt/');
  await admin.getByRole('button', { name: 'Recht geben' }).click();
  await expect(admin.getByRole('heading', { name: 'Die Änderung ist gespeichert' })).toBeVisible();

  const kollegin = await enter('intranet', '/intranet/redaktion/inhalte/?typ=seite');
  await expect(kollegin.getByRole('main').getByRole('link', { name: 'Barrierefreiheit' })).toHaveCount(0);
  await kollegin.goto('/intranet/redaktion/inhalt-seite/?id=klima-umwelt/index');
  await waitForHydration(kollegin);
  await kollegin.getByLabel('Titel', { exact: false }).first().fill('Klima und Umwelt in Musterhardt');
  await expect(kollegin.getByLabel('Freigeben und veröffentlichen')).toHaveCount(0);
  await kollegin.getByLabel('Zur Freigabe vorlegen').check();
  await kollegin.getByLabel('Hinweis für die Freigabe').fill('Neuer Titel');
  await kollegin.getByRole('button', { name: 'Ausführen' }).click();
  await expect(kollegin.getByRole('heading', { name: 'Zur Freigabe vorgelegt', exact: true })).toBeVisible({
    timeout: 20_000,
  });
  await expect.poll(() => readMails(site, 'Wartet auf Ihre Freigabe').length).toBeGreaterThan(0);

  const editorial = await enter('redaktion', '/intranet/redaktion/?ansicht=vorgelegt');
  await editorial.getByRole('link', { name: 'Klima und Umwelt in Musterhardt' }).click();
  await expect(editorial.getByText('„Neuer Titel“')).toBeVisible();
  const changes = editorial.getByRole('group').filter({ hasText: 'Was sich gegenüber der Website ändert' });
  await expect(changes.locator('ins')).toHaveText(/Klima und Umwelt in Musterhardt|in Musterhardt/);
  await waitForHydration(editorial);
  expect(await findViolations(editorial, 'main')).toEqual([]);
  await editorial.getByLabel('Freigeben und veröffentlichen').check();
  await editorial.getByRole('button', { name: 'Ausführen' }).click();
  await expect(editorial.getByRole('heading', { name: 'Freigegeben', exact: true })).toBeVisible({ timeout: 20_000 });
  await expect.poll(() => readMails(site, 'hat Ihren Beitrag freigegeben').length).toBe(1);

  await admin.goto('/intranet/konten/');
  await admin.getByLabel('Vorname').fill('Vera');
  await admin.getByLabel('Nachname').fill('Vorstand');
  await admin.locator('#konto-email').fill(CLUB);
  await admin.getByLabel('Wofür').selectOption('verein');
  await admin.getByRole('button', { name: 'Anlegen und einladen' }).click();
  await admin.goto('/intranet/konten/?q=vorstand');
  await admin.locator('summary', { hasText: 'Ändern' }).click();
  await admin.getByLabel('Darf bearbeiten').selectOption({ label: 'Veranstaltungen' });
  await admin.getByLabel('Nur einen Teil davon').fill('1');
  await admin.getByRole('button', { name: 'Recht geben' }).click();
  await expect(admin.getByRole('heading', { name: 'Die Änderung ist gespeichert' })).toBeVisible();
  await expect(admin.getByText(/^Veranstaltungen von /)).toBeAttached();

  const club = await (await browser.newContext({ baseURL: site.url })).newPage();
  await club.goto('/intranet/');
  await club.getByRole('link', { name: 'Anmelden mit einem Link' }).click();
  // The previous page has a field of that name as well.
  await expect(club.getByRole('button', { name: 'Link anfordern' })).toBeVisible();
  await waitForHydration(club);
  await club.getByLabel('E-Mail-Adresse').fill(CLUB);
  await club.getByRole('button', { name: 'Link anfordern' }).click();
  await expect(club.getByText('Bitte sehen Sie in Ihr Postfach')).toBeVisible();
  const findLink = () => /anmelden\/link\/\?token=[\w-]+/.exec(readMails(site, 'Ihr Link zum Anmelden')[0] ?? '')?.[0];
  await expect.poll(findLink).toBeTruthy();
  await club.goto(`/intranet/${findLink()}`);
  await waitForHydration(club);
  await club.getByRole('button', { name: 'Jetzt anmelden' }).click();
  await expect(club.getByRole('link', { name: 'Neu: Veranstaltung' })).toBeVisible();
  await expect(club.getByRole('link', { name: 'Neu: Artikel' })).toHaveCount(0);
  expect(await findViolations(club, 'main')).toEqual([]);

  await club.getByRole('link', { name: 'Neu: Veranstaltung' }).click();
  const organiser = club.getByLabel(/^Veranstalter aus dem Verzeichnis/);
  await expect(organiser).toHaveValue('1');
  await waitForHydration(club);
  await club.getByLabel(/^Titel/).fill('Tag der offenen Tür');
  await club.getByRole('button', { name: 'Rubriken: Eintrag hinzufügen' }).click();
  await club.getByRole('combobox', { name: /^Rubriken 1/ }).selectOption({ label: 'Fest und Markt' });
  await club.getByLabel(/^Datum von/).fill('2099-05-09');
  await club.getByLabel(/^Anderer Ort/).fill('Vereinsheim');
  await club.getByRole('toolbar').first().scrollIntoViewIfNeeded();
  await club.locator('[role=textbox][contenteditable]').first().fill('Mit Führungen.');
  const ask = async () => {
    await club.getByLabel('Zur Freigabe vorlegen').check();
    await club.getByRole('button', { name: 'Ausführen' }).click();
  };
  // The organiser cannot be changed.
  await organiser.selectOption({ index: 5 });
  await ask();
  await expect(club.getByText(/^Mit diesen Angaben gehört der Beitrag nicht/).first()).toBeVisible();
  await organiser.selectOption('1');
  await ask();
  await expect(club.getByRole('heading', { name: 'Zur Freigabe vorgelegt', exact: true })).toBeVisible({
    timeout: 20_000,
  });
  await editorial.goto('/intranet/redaktion/?ansicht=vorgelegt');
  await editorial.getByRole('link', { name: 'Tag der offenen Tür' }).click();
  await expect(editorial.getByLabel(/^Titel/)).toHaveValue('Tag der offenen Tür');
  await waitForHydration(editorial);
  await editorial.getByLabel('Freigeben und veröffentlichen').check();
  await editorial.getByRole('button', { name: 'Ausführen' }).click();
  await expect(editorial.getByRole('heading', { name: 'Freigegeben', exact: true })).toBeVisible({ timeout: 20_000 });
  await expect(async () => {
    await club.goto(`/veranstaltungen/?q=${encodeURIComponent('Tag der offenen Tür')}`);
    const termin = club.getByRole('main').getByRole('link', { name: 'Tag der offenen Tür', exact: true });
    await expect(termin).toBeVisible({ timeout: 1_000 });
  }).toPass();
});
