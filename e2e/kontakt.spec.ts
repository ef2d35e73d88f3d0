import { expect, type Page } from '@playwright/test';
import { findViolations } from './support/find-violations.ts';
import { field, fillTexts, fillTrap, readMails, readReference } from './support/forms.ts';
import { openHydrated } from './support/open-hydrated.ts';
import { test } from './support/test.ts';

const PATH = '/kontakt/';
const THANKS = 'Vielen Dank für Ihre Nachricht!';
const FAILURE = 'Leider ist ein Fehler bei der Anfrage aufgetreten';
const TEXTS = {
  betreff: 'Laterne',
  nachricht: 'Die Laterne vor dem Rathaus flackert.',
  name: 'Anna Groß',
  email: 'anna.gross@post.example',
};
const MESSAGES = {
  betreff: /Bitte geben Sie an, worum es geht\./,
  nachricht: /mindestens 10 Zeichen/,
  name: /Bitte geben Sie Ihren Namen an\./,
  email: /gültige E-Mail-Adresse/,
  datenschutz: /Bitte bestätigen Sie unsere Datenschutzerklärung\./,
};

const submit = (page: Page) => page.getByRole('button', { name: 'Nachricht abschicken' });

async function fillIn(page: Page): Promise<void> {
  await fillTexts(page, TEXTS);
  await field(page, 'datenschutz').check();
}

test.afterEach(({ site }) => site.api.reset());

test('eine Nachricht kommt an, im Rathaus und als Bestätigung', async ({ page, site }) => {
  await openHydrated(page, PATH);
  await fillIn(page);
  await submit(page).click();
  await expect(page.getByText(THANKS)).toBeVisible();
  const reference = await readReference(page);
  expect(reference).toMatch(/^KO-\d{4}-\d{4}$/);
  await expect.poll(() => readMails(site, reference).length).toBe(2);
  expect(readMails(site, reference).filter((mail) => mail.includes(TEXTS.nachricht))).toHaveLength(1);
});

test('ein leeres Formular nennt jede fehlende Angabe', async ({ page }) => {
  await openHydrated(page, PATH);
  await submit(page).click();
  for (const [name, message] of Object.entries(MESSAGES)) {
    await expect(field(page, name), name).toHaveAccessibleDescription(message);
  }
  expect(await findViolations(page)).toEqual([]);
});

test('fällt der Server aus, bleibt alles stehen und ein zweiter Versuch gelingt', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/503/, /gm:fault/);
  await openHydrated(page, PATH);
  await fillIn(page);
  site.api.fail(/^\/api\/kontakt/, 503);
  await submit(page).click();
  await expect(page.getByText(FAILURE)).toBeVisible();
  await expect(field(page, 'nachricht')).toHaveValue(TEXTS.nachricht);
  site.api.reset();
  await submit(page).click();
  await expect(page.getByText(THANKS)).toBeVisible();
});

test('neu geladen steht der Entwurf noch da, die Zustimmung nicht', async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept());
  await openHydrated(page, PATH);
  await fillIn(page);
  await page.reload();
  await expect(field(page, 'betreff')).toHaveValue(TEXTS.betreff);
  await expect(field(page, 'datenschutz')).not.toBeChecked();
});

test('wer die Falle ausfüllt, bekommt einen Fehler und sendet nichts', async ({ page, site, complaints }) => {
  complaints.expect(/gm:fault/);
  await openHydrated(page, PATH);
  await fillIn(page);
  await fillTrap(page);
  await submit(page).click();
  await expect(page.getByText(FAILURE)).toBeVisible();
  expect(site.api.seen.filter((url) => url.startsWith('/api/kontakt'))).toEqual([]);
});

test.describe('ohne JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Fehler werden genannt, die Eingaben bleiben, dann gelingt die Nachricht', async ({ page, complaints }) => {
    complaints.expect(/422/);
    await page.goto(PATH);
    await field(page, 'nachricht').fill(TEXTS.nachricht);
    await submit(page).click();
    await expect(field(page, 'name')).toHaveAccessibleDescription(MESSAGES.name);
    await expect(field(page, 'nachricht')).toHaveValue(TEXTS.nachricht);
    await fillIn(page);
    await submit(page).click();
    await expect(page.getByText(THANKS)).toBeVisible();
    expect(await readReference(page)).toMatch(/^KO-/);
  });
});
