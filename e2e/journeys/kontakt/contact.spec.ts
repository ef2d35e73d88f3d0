import { expect, type Page } from '@playwright/test';
import { type FormUnderTest, field, fillTexts, testNothingLost } from '../../support/forms.ts';
import { expectAcknowledged, readMails } from '../../support/mails.ts';
import { findViolations } from '../../support/pages/find-violations.ts';
import { openHydrated } from '../../support/pages/open-hydrated.ts';
import { test } from '../../support/test.ts';

const PATH = '/kontakt/';
const THANKS = 'Vielen Dank für Ihre Nachricht!';
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

const FORM: FormUnderTest = {
  send: 'Nachricht abschicken',
  call: '/api/kontakt',
  thanks: THANKS,
  failure: 'Leider ist ein Fehler bei der Anfrage aufgetreten',
  consent: 'datenschutz',
  fillIn,
  async expectKept(page) {
    for (const [name, text] of Object.entries(TEXTS)) await expect(field(page, name)).toHaveValue(text);
  },
};

const submit = (page: Page) => page.getByRole('button', { name: 'Nachricht abschicken' });

async function fillIn(page: Page): Promise<void> {
  await fillTexts(page, TEXTS);
  await field(page, 'datenschutz').check();
}

test.afterEach(({ site }) => site.api.reset());

test('a message arrives at the town hall and is confirmed', async ({ page, site }) => {
  await openHydrated(page, PATH);
  await fillIn(page);
  await submit(page).click();
  await expect(page.getByText(THANKS)).toBeVisible();
  const reference = await expectAcknowledged(page, site, 'KO');
  expect(readMails(site, reference).filter((mail) => mail.includes(TEXTS.nachricht))).toHaveLength(1);
});

test('an empty form shows every missing field', async ({ page }) => {
  await openHydrated(page, PATH);
  await submit(page).click();
  for (const [name, message] of Object.entries(MESSAGES)) {
    await expect(field(page, name), name).toHaveAccessibleDescription(message);
  }
  expect(await findViolations(page)).toEqual([]);
});

testNothingLost(PATH, FORM);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ complaints }) => complaints.expect(/422/));

  test('shows errors, keeps the input, then succeeds', async ({ page, site }) => {
    await page.goto(PATH);
    await field(page, 'nachricht').fill(TEXTS.nachricht);
    await submit(page).click();
    await expect(field(page, 'name')).toHaveAccessibleDescription(MESSAGES.name);
    await expect(field(page, 'nachricht')).toHaveValue(TEXTS.nachricht);
    await fillIn(page);
    await submit(page).click();
    await expect(page.getByText(THANKS)).toBeVisible();
    await expectAcknowledged(page, site, 'KO');
  });
});
