import { expect, type Page } from '@playwright/test';
import { field } from '../../support/forms.ts';
import { logIn } from '../../support/log-in.ts';
import { findViolations } from '../../support/pages/find-violations.ts';
import { openHydrated } from '../../support/pages/open-hydrated.ts';
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

async function expectDone(page: Page, done: 'Gespeichert' | 'Freigegeben' | 'Zurückgezogen'): Promise<void> {
  await expect(page.getByRole('heading', { name: done, exact: true })).toBeVisible();
}

test('an article is written with a preview, published, changed, restored and withdrawn', async ({
  page,
  complaints,
}) => {
  test.setTimeout(240_000);
  const form = `${LIST}inhalt-artikel/`;
  const title = 'Kranichzug über dem Tal';
  await open(page, 'redaktion', LIST);
  await page.getByRole('link', { name: 'Neu: Artikel' }).click();
  await expect(page).toHaveURL(new RegExp(`${form}$`));
  await openHydrated(page, form);
  await page.getByLabel(/^Titel/).fill(title);
  await page.getByLabel(/^Einleitung/).fill('Sie sind wieder da.');
  // Publishing requires valid content.
  complaints.expect(/status of 422/);
  await submit(page, /^Freigeben/);
  await expect(page.getByText('Bitte schreiben Sie einen Text.').first()).toBeVisible();
  // The text editor loads when visible.
  await page.getByRole('toolbar').first().scrollIntoViewIfNeeded();
  await page.locator('[role=textbox][contenteditable]').first().fill('Zehntausende Kraniche ziehen vorbei.');
  await submit(page, /^Freigeben/);
  const category = page.getByLabel(/^Rubrik/);
  await expect(category).toHaveAttribute('aria-invalid', 'true');
  await category.fill('Vogelwelt');
  const shown = page.frameLocator('iframe').getByRole('main');
  await expect(shown.getByText('Zehntausende Kraniche ziehen vorbei.')).toBeVisible();
  await expect(shown.getByText('Vogelwelt')).toBeVisible();
  expect(await findViolations(page, 'main')).toEqual([]);
  await submit(page, /^Freigeben/);
  await expectDone(page, 'Freigegeben');
  await page.getByRole('link', { name: 'So steht dieser Beitrag jetzt' }).click();
  await expect(page).toHaveURL(/\/IN-\d{4}-\d{4}\/$/);
  const entry = new URL(page.url()).pathname;
  await page.goto('/aktuelles/');
  await page.getByRole('main').getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const address = new URL(page.url()).pathname;

  await openHydrated(page, entry);
  await page.getByLabel(/^Titel/).fill('Gänsezug über dem Tal');
  await submit(page, /^Freigeben/);
  await expectDone(page, 'Freigegeben');
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gänsezug über dem Tal');
  await page.goto(entry);
  await page.getByRole('link', { name: 'Fassung 1 ansehen' }).click();
  await openHydrated(page, `${entry}fassung-1/`);
  await page.getByRole('button', { name: 'Diese Fassung wiederherstellen' }).click();
  await expect(page.getByRole('heading', { name: 'Wiederhergestellt' })).toBeVisible();
  await openHydrated(page, entry);
  await expect(page.getByLabel(/^Titel/)).toHaveValue(title);
  await submit(page, /^Freigeben/);
  await expectDone(page, 'Freigegeben');
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await openHydrated(page, entry);
  await submit(page, /^Zurückziehen/);
  await expectDone(page, 'Zurückgezogen');
  await expect.poll(async () => (await page.request.get(address)).status()).toBe(410);
  await page.goto(LIST);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  expect(await findViolations(page, 'main')).toEqual([]);
});

test('an urgent notice is published with a preview, shown on every page, and withdrawn', async ({
  page,
  complaints,
}) => {
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
  await expectDone(page, 'Gespeichert');
  await page.getByRole('link', { name: 'So steht dieser Beitrag jetzt' }).click();
  const entry = new URL(page.url()).pathname;
  await openHydrated(page, entry);
  const shown = page
    .frameLocator('iframe')
    .getByRole('main')
    .getByRole('region', { name: /Stromausfall/ });
  await expect(shown).toBeVisible();
  expect(await findViolations(page, 'main')).toEqual([]);
  await field(page, 'bis_datum').fill('31.12.2099');
  await page.getByText('Weitere Angaben', { exact: true }).click();
  await page.getByRole('button', { name: 'Bild wählen' }).click();
  const choice = page.getByRole('dialog', { name: 'Bild wählen' });
  await choice
    .getByRole('button')
    .filter({ has: page.getByRole('img') })
    .first()
    .click();
  await submit(page, /^Freigeben/);
  await expectDone(page, 'Freigegeben');
  await expect(async () => {
    await page.goto('/kontakt/');
    await expect(banner).toBeVisible({ timeout: 500 });
  }).toPass();
  await banner.getByRole('link', { name: 'Weitere Informationen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stromausfall in Schwann');
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
  await openHydrated(page, entry);
  await submit(page, /^Zurückziehen/);
  await expectDone(page, 'Zurückgezogen');
  await expect(async () => {
    await page.goto('/kontakt/');
    await expect(banner).toBeHidden({ timeout: 500 });
  }).toPass();
});

test('an event is written with a preview, appears in the calendar when published, and is withdrawn', async ({
  page,
  complaints,
}) => {
  const title = 'Laternenfest am Rathaus';
  const form = `${LIST}inhalt-veranstaltung/`;
  await open(page, 'redaktion', LIST);
  await page.getByRole('link', { name: 'Neu: Veranstaltung' }).click();
  await openHydrated(page, form);
  await page.getByLabel(/^Titel/).fill(title);
  await page.getByLabel(/^Datum von/).fill('2099-11-11');
  complaints.expect(/status of 422/);
  await submit(page, /^Freigeben/);
  await expect(page.getByText(/^Bitte wählen Sie entweder einen Ort aus/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Rubriken: Eintrag hinzufügen' }).click();
  await page.getByRole('combobox', { name: /^Rubriken 1/ }).selectOption({ label: 'Fest und Markt' });
  await page.getByLabel(/^Uhrzeit von/).fill('17:00');
  await page.getByLabel(/^Uhrzeit bis/).fill('01:00');
  await page.getByLabel(/^Veranstaltungsort/).selectOption('Rathausplatz');
  await page.getByLabel(/^Veranstalter aus dem Verzeichnis/).selectOption({ label: 'Musikverein Schwann' });
  // The text editor loads when visible.
  await page.getByRole('toolbar').first().scrollIntoViewIfNeeded();
  await page.locator('[role=textbox][contenteditable]').first().fill('Mit Musik und Punsch.');
  const shown = page.frameLocator('iframe').getByRole('main');
  await expect(shown.getByText('Mit Musik und Punsch.')).toBeVisible();
  await expect(shown.getByText(/75334 Musterhardt-Conweiler/)).toBeVisible();
  expect(await findViolations(page, 'main')).toEqual([]);
  await submit(page, /^Freigeben/);
  await expectDone(page, 'Freigegeben');
  const entry = (await page.getByRole('link', { name: 'So steht dieser Beitrag jetzt' }).getAttribute('href')) ?? '';
  expect(entry).toMatch(/\/IN-\d{4}-\d{4}\/$/);
  await page.getByRole('link', { name: 'Auf der Website ansehen' }).click();
  await expect(page).toHaveURL(/\/veranstaltungen\/laternenfest/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('main').getByRole('link', { name: 'Musikverein Schwann' })).toBeVisible();
  const address = new URL(page.url()).pathname;
  await page.goto(`/veranstaltungen/?q=${encodeURIComponent('Laternenfest')}`);
  await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible();
  await openHydrated(page, entry);
  await submit(page, /^Zurückziehen/);
  await expectDone(page, 'Zurückgezogen');
  await expect.poll(async () => (await page.request.get(address)).status()).toBe(410);
});

test('two editors of one entry: nothing is lost or overwritten silently', async ({
  page: first,
  browser,
  site,
  complaints,
}) => {
  const second = await (await browser.newContext({ baseURL: site.url, locale: 'de-DE' })).newPage();
  const title = (page: Page) => page.getByLabel(/^Titel/);
  await open(first, 'redaktion', `${LIST}inhalt-artikel/`);
  await openHydrated(first, `${LIST}inhalt-artikel/`);
  await title(first).fill('<b>Biber</b> am Bach');
  await submit(first, /^Speichern/);
  await expectDone(first, 'Gespeichert');
  await first.getByRole('link', { name: 'So steht dieser Beitrag jetzt' }).click();
  const entry = new URL(first.url()).pathname;
  await open(second, 'admin', entry);
  await openHydrated(second, entry);
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('<b>Biber</b> am Bach');

  await openHydrated(first, entry);
  await title(first).fill('Biber am Mühlbach');
  await submit(first, /^Speichern/);
  await expectDone(first, 'Gespeichert');
  await title(second).fill('Biber am Dorfbach');
  complaints.expect(/status of 422/);
  await submit(second, /^Speichern/);
  await expect(second.getByText(/Redzep Aktan hat gespeichert/).first()).toBeVisible();
  await expect(title(second)).toHaveValue('Biber am Dorfbach');
  await expect(second.getByRole('group', { name: 'Jemand war schneller' })).toBeFocused();
  await second.getByRole('button', { name: 'Meine Fassung trotzdem speichern' }).click();
  await expect(second.getByText('Jemand war schneller')).toBeHidden();
  await first.goto(LIST);
  await expect(first.getByRole('link', { name: 'Biber am Dorfbach' })).toBeVisible();
});
