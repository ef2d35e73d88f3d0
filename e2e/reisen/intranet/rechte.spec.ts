import { expect, type Page } from '@playwright/test';
import { findViolations } from '../../support/find-violations.ts';
import { PASSWORD } from '../../support/log-in.ts';
import { readMails } from '../../support/mails.ts';
import { waitForHydration } from '../../support/open-hydrated.ts';
import { test } from '../../support/test.ts';

const VEREIN = 'vorstand@verein.example';

test('eine Kollegin schreibt an ihren Seiten, die Redaktion gibt frei, ein Verein meldet sich ohne Passwort an', async ({
  browser,
  startOwnSite,
}) => {
  test.setTimeout(120_000);
  const site = await startOwnSite({ env: { api: { LOG_LEVEL: 'error' } } });
  const enter = async (wer: string, pfad: string): Promise<Page> => {
    const page = await (await browser.newContext({ baseURL: site.url })).newPage();
    await page.request.post('/api/cms/login', { data: { email: `${wer}@musterhardt.example`, passwort: PASSWORD } });
    await page.goto(pfad);
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

  const redaktion = await enter('redaktion', '/intranet/redaktion/?ansicht=vorgelegt');
  await redaktion.getByRole('link', { name: 'Klima und Umwelt in Musterhardt' }).click();
  await expect(redaktion.getByText('„Neuer Titel“')).toBeVisible();
  await waitForHydration(redaktion);
  expect(await findViolations(redaktion, 'main')).toEqual([]);
  await redaktion.getByLabel('Freigeben und veröffentlichen').check();
  await redaktion.getByRole('button', { name: 'Ausführen' }).click();
  await expect(redaktion.getByRole('heading', { name: 'Freigegeben', exact: true })).toBeVisible({ timeout: 20_000 });
  await expect.poll(() => readMails(site, 'hat Ihren Beitrag freigegeben').length).toBe(1);

  await admin.goto('/intranet/konten/');
  await admin.getByLabel('Vorname').fill('Vera');
  await admin.getByLabel('Nachname').fill('Vorstand');
  await admin.locator('#konto-email').fill(VEREIN);
  await admin.getByLabel('Wofür').selectOption('verein');
  await admin.getByRole('button', { name: 'Anlegen und einladen' }).click();
  await admin.goto('/intranet/konten/?q=vorstand');
  await admin.locator('summary', { hasText: 'Ändern' }).click();
  await admin.getByLabel('Darf bearbeiten').selectOption({ label: 'Veranstaltungen' });
  await admin.getByLabel('Nur einen Teil davon').fill('1');
  await admin.getByRole('button', { name: 'Recht geben' }).click();
  await expect(admin.getByRole('heading', { name: 'Die Änderung ist gespeichert' })).toBeVisible();
  await expect(admin.getByText(/^Veranstaltungen von /)).toBeAttached();

  const verein = await (await browser.newContext({ baseURL: site.url })).newPage();
  await verein.goto('/intranet/');
  await verein.getByRole('link', { name: 'Anmelden mit einem Link' }).click();
  // The page before has a field of that name, too.
  await expect(verein.getByRole('button', { name: 'Link anfordern' })).toBeVisible();
  await waitForHydration(verein);
  await verein.getByLabel('E-Mail-Adresse').fill(VEREIN);
  await verein.getByRole('button', { name: 'Link anfordern' }).click();
  await expect(verein.getByText('Bitte sehen Sie in Ihr Postfach')).toBeVisible();
  const findLink = () => /anmelden\/link\/\?token=[\w-]+/.exec(readMails(site, 'Ihr Link zum Anmelden')[0] ?? '')?.[0];
  await expect.poll(findLink).toBeTruthy();
  await verein.goto(`/intranet/${findLink()}`);
  await waitForHydration(verein);
  await verein.getByRole('button', { name: 'Jetzt anmelden' }).click();
  await expect(verein.getByRole('link', { name: 'Neu: Veranstaltung' })).toBeVisible();
  await expect(verein.getByRole('link', { name: 'Neu: Artikel' })).toHaveCount(0);
  expect(await findViolations(verein, 'main')).toEqual([]);

  await verein.getByRole('link', { name: 'Neu: Veranstaltung' }).click();
  const organiser = verein.getByLabel(/^Veranstalter aus dem Verzeichnis/);
  await expect(organiser).toHaveValue('1');
  await waitForHydration(verein);
  await verein.getByLabel(/^Titel/).fill('Tag der offenen Tür');
  await verein.getByRole('button', { name: 'Rubriken: Eintrag hinzufügen' }).click();
  await verein.getByRole('combobox', { name: /^Rubriken 1/ }).selectOption({ label: 'Fest und Markt' });
  await verein.getByLabel(/^Datum von/).fill('2099-05-09');
  await verein.getByLabel(/^Anderer Ort/).fill('Vereinsheim');
  await verein.getByRole('toolbar').first().scrollIntoViewIfNeeded();
  await verein.locator('[role=textbox][contenteditable]').first().fill('Mit Führungen.');
  const ask = async () => {
    await verein.getByLabel('Zur Freigabe vorlegen').check();
    await verein.getByRole('button', { name: 'Ausführen' }).click();
  };
  // Nobody writes for others.
  await organiser.selectOption({ index: 5 });
  await ask();
  await expect(verein.getByText(/^So gehört der Beitrag nicht zu dem/).first()).toBeVisible();
  await organiser.selectOption('1');
  await ask();
  await expect(verein.getByRole('heading', { name: 'Zur Freigabe vorgelegt', exact: true })).toBeVisible({
    timeout: 20_000,
  });
  await redaktion.goto('/intranet/redaktion/?ansicht=vorgelegt');
  await redaktion.getByRole('link', { name: 'Tag der offenen Tür' }).click();
  await expect(redaktion.getByLabel(/^Titel/)).toHaveValue('Tag der offenen Tür');
  await waitForHydration(redaktion);
  await redaktion.getByLabel('Freigeben und veröffentlichen').check();
  await redaktion.getByRole('button', { name: 'Ausführen' }).click();
  await expect(redaktion.getByRole('heading', { name: 'Freigegeben', exact: true })).toBeVisible({ timeout: 20_000 });
  await expect(async () => {
    await verein.goto(`/veranstaltungen/?q=${encodeURIComponent('Tag der offenen Tür')}`);
    const termin = verein.getByRole('main').getByRole('link', { name: 'Tag der offenen Tür', exact: true });
    await expect(termin).toBeVisible({ timeout: 1_000 });
  }).toPass();
});
