import { expect, type Page } from '@playwright/test';
import { findViolations } from '../../support/find-violations.ts';
import { field } from '../../support/forms.ts';
import { logIn } from '../../support/log-in.ts';
import { openHydrated } from '../../support/open-hydrated.ts';
import { test } from '../../support/test.ts';

const LIST = '/intranet/redaktion/';

async function open(page: Page, account: string, target: string): Promise<void> {
  await page.goto(target);
  await logIn(page, `${account}@musterhardt.example`);
  await expect(page).toHaveURL(new RegExp(`${target}$`));
}

async function submit(page: Page, choice: RegExp): Promise<void> {
  await page.getByLabel(choice).check();
  await page.getByRole('button', { name: 'Ausführen' }).click();
}

async function expectStored(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Gespeichert', exact: true })).toBeVisible();
}

test('ein Artikel: geschrieben, angesehen, veröffentlicht, geändert, wiederhergestellt, zurückgezogen', async ({
  page,
}) => {
  await open(page, 'redaktion', LIST);
  await page.getByRole('link', { name: 'Neu: Artikel' }).click();
  await openHydrated(page, `${LIST}neu-artikel/`);
  expect(await findViolations(page, 'main')).toEqual([]);
  await field(page, 'titel').fill('Kranichzug über dem Tal');
  await field(page, 'text').fill('Zehntausende Kraniche ziehen vorbei.');
  // What is released must be whole.
  await submit(page, /^Freigeben/);
  await expect(page.getByText('Bitte wählen Sie eine Rubrik aus.').first()).toBeVisible();
  await field(page, 'rubrik').selectOption({ index: 1 });
  await submit(page, /^Speichern/);
  await expectStored(page);

  await page.getByRole('link', { name: 'Vorschau' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kranichzug über dem Tal');
  await expect(page.getByRole('heading', { name: 'Vorschau' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Zehntausende Kraniche ziehen vorbei.')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  expect(await findViolations(page, 'main')).toEqual([]);
  await page.getByRole('link', { name: 'Zurück zur Bearbeitung' }).click();
  await expect(page).toHaveURL(/\/AR-\d{4}-\d{4}\/$/);
  const entry = new URL(page.url()).pathname;

  await openHydrated(page, entry);
  await submit(page, /^Freigeben/);
  await expectStored(page);
  await page.goto('/aktuelles/');
  await page.getByRole('main').getByRole('link', { name: 'Kranichzug über dem Tal' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kranichzug über dem Tal');
  const address = new URL(page.url()).pathname;

  await openHydrated(page, entry);
  expect(await findViolations(page, 'main')).toEqual([]);
  await field(page, 'titel').fill('Gänsezug über dem Tal');
  await submit(page, /^Freigeben/);
  await expectStored(page);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gänsezug über dem Tal');
  await page.goto(entry);
  await page.getByRole('link', { name: 'Fassung 2 ansehen' }).click();
  await expect(page.getByRole('heading', { name: 'Fassung 2 von 3' })).toBeVisible();
  await openHydrated(page, `${entry}fassung-2/`);
  expect(await findViolations(page, 'main')).toEqual([]);
  await page.getByRole('button', { name: 'Diese Fassung wiederherstellen' }).click();
  await expect(page.getByRole('heading', { name: 'Wiederhergestellt' })).toBeVisible();
  await openHydrated(page, entry);
  await expect(field(page, 'titel')).toHaveValue('Kranichzug über dem Tal');
  await submit(page, /^Zurückziehen/);
  await expectStored(page);
  await expect.poll(async () => (await page.request.get(address)).status()).toBe(410);
  await page.goto(LIST);
  await expect(page.getByRole('link', { name: 'Kranichzug über dem Tal' })).toBeVisible();
  expect(await findViolations(page, 'main')).toEqual([]);
});

test('eine Eilmeldung: mit Vorschau, auf jeder Seite, und wieder fort', async ({ page, complaints }) => {
  const banner = page.getByRole('region', { name: 'Eilmeldung: Stromausfall in Schwann' });
  const form = `${LIST}inhalt-eilmeldung/`;
  await open(page, 'redaktion', LIST);
  await page.getByRole('link', { name: 'Neu: Eilmeldung' }).click();
  await expect(page).toHaveURL(new RegExp(`${form}$`));
  await openHydrated(page, form);
  await page.getByLabel(/^Titel/).fill('Stromausfall in Schwann');
  await page.getByLabel(/^Text/).fill('Bitte halten Sie Ihr Telefon für Notrufe frei.');
  complaints.expect(/status of 422/);
  await submit(page, /^Freigeben/);
  await expect(page.getByText('Bitte geben Sie an, bis wann die Eilmeldung gilt.').first()).toBeVisible();
  await submit(page, /^Speichern/);
  await expectStored(page);
  await page.getByRole('link', { name: 'So steht dieser Beitrag jetzt' }).click();
  const entry = new URL(page.url()).pathname;
  await openHydrated(page, entry);
  const gezeigt = page
    .frameLocator('iframe')
    .getByRole('main')
    .getByRole('region', { name: /Stromausfall/ });
  await expect(gezeigt).toBeVisible();
  expect(await findViolations(page, 'main')).toEqual([]);
  await field(page, 'bis_datum').fill('31.12.2099');
  await page.getByRole('button', { name: 'Bild wählen' }).click();
  await page.getByRole('dialog', { name: 'Bild wählen' }).getByRole('button').nth(1).click();
  await submit(page, /^Freigeben/);
  await expectStored(page);
  await expect(async () => {
    await page.goto('/kontakt/');
    await expect(banner).toBeVisible({ timeout: 500 });
  }).toPass();
  await banner.getByRole('link', { name: 'Weitere Informationen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stromausfall in Schwann');
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
  await openHydrated(page, entry);
  await submit(page, /^Zurückziehen/);
  await expectStored(page);
  await expect(async () => {
    await page.goto('/kontakt/');
    await expect(banner).toBeHidden({ timeout: 500 });
  }).toPass();
});

test('eine Veranstaltung steht mit der Freigabe im Kalender', async ({ page }) => {
  const title = 'Laternenfest am Rathaus';
  await open(page, 'redaktion', `${LIST}neu-veranstaltung/`);
  await openHydrated(page, `${LIST}neu-veranstaltung/`);
  expect(await findViolations(page, 'main')).toEqual([]);
  await field(page, 'titel').fill(title);
  await field(page, 'veranstaltungen_rubrik').first().check();
  await field(page, 'veranstaltungsort').fill('Rathausplatz');
  await page.getByRole('combobox', { name: /^Veranstalter aus dem Verzeichnis/ }).fill('musikverein schw');
  await expect(page.getByRole('option', { name: /^Musikverein .*Schwann/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await field(page, 'datum_von').fill('11.11.2099');
  await field(page, 'zeit_von').fill('17');
  await field(page, 'text').fill('Mit Musik und Punsch.');
  await submit(page, /^Freigeben/);
  await expectStored(page);
  await page.getByRole('link', { name: 'So steht dieser Beitrag jetzt' }).click();
  await page.getByRole('link', { name: 'Auf der Website ansehen' }).click();
  await expect(page).toHaveURL(/\/veranstaltungen\/laternenfest/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('main').getByRole('link', { name: /^Musikverein .*Schwann/ })).toBeVisible();
  const address = new URL(page.url()).pathname;
  await page.goto(`/veranstaltungen/?q=${encodeURIComponent('Laternenfest')}`);
  await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible();
  await page.goto(LIST);
  await page.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(/\/VA-\d{4}-\d{4}\/$/);
  await openHydrated(page, new URL(page.url()).pathname);
  await submit(page, /^Zurückziehen/);
  await expectStored(page);
  await expect.poll(async () => (await page.request.get(address)).status()).toBe(410);
});

test('zwei an einem Beitrag, ohne Skripte: nichts geht verloren, und nichts wird still überschrieben', async ({
  browser,
  site,
}) => {
  const openWithoutScripts = async () =>
    (await browser.newContext({ javaScriptEnabled: false, baseURL: site.url, locale: 'de-DE' })).newPage();
  const first = await openWithoutScripts();
  const second = await openWithoutScripts();
  await open(first, 'redaktion', `${LIST}neu-artikel/`);
  await field(first, 'titel').fill('<b>Biber</b> am Bach');
  await submit(first, /^Speichern/);
  await expectStored(first);
  await first.getByRole('link', { name: 'So steht dieser Beitrag jetzt' }).click();
  const entry = new URL(first.url()).pathname;
  await open(second, 'admin', entry);
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('<b>Biber</b> am Bach');

  await field(first, 'titel').fill('Biber am Mühlbach');
  await submit(first, /^Speichern/);
  await expectStored(first);
  await field(second, 'titel').fill('Biber am Dorfbach');
  await submit(second, /^Speichern/);
  await expect(second.getByText(/Redzep Aktan hat gespeichert/).first()).toBeVisible();
  await expect(field(second, 'titel')).toHaveValue('Biber am Dorfbach');
  await second.getByLabel(/^Meine Fassung trotzdem speichern/).check();
  await submit(second, /^Speichern/);
  await expectStored(second);
  await first.goto(LIST);
  await expect(first.getByRole('link', { name: 'Biber am Dorfbach' })).toBeVisible();
});
