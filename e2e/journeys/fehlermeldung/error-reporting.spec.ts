import { expect, type Page } from '@playwright/test';
import { type FormUnderTest, field, fillTexts, sendOffline, testNothingLost } from '../../support/forms.ts';
import { expectAcknowledged, readMails } from '../../support/mails.ts';
import { openHydrated } from '../../support/pages/open-hydrated.ts';
import { test } from '../../support/test.ts';

const PATH = '/fehler-melden/';
const SUBMIT = 'Fehlermeldung abschicken';
const THANKS = 'Vielen Dank für Ihre Meldung!';
const FAILURE = 'Leider ist ein Fehler bei der Anfrage aufgetreten';
const MESSAGES = {
  nachricht: /Bitte beschreiben Sie den Fehler mit mindestens 10 Zeichen\./,
  name: /Bitte geben Sie Ihren Namen an\./,
  email: /gültige E-Mail-Adresse/,
  datenschutz: /Bitte bestätigen Sie unsere Datenschutzerklärung\./,
};
const TEXT = 'Auf der Seite Abfalltermine fehlt die Straße „Im Gässle“.';

const submit = (page: Page) => page.getByRole('button', { name: SUBMIT });

async function fillIn(page: Page, email = 'anna.muster@post.example'): Promise<void> {
  await fillTexts(page, { nachricht: TEXT, name: 'Anna Müller-Groß', email });
  await field(page, 'datenschutz').check();
}

const FORM: FormUnderTest = {
  send: SUBMIT,
  call: '/api/fehlermeldung',
  thanks: THANKS,
  failure: FAILURE,
  consent: 'datenschutz',
  fillIn,
  async expectKept(page) {
    await expect(field(page, 'nachricht')).toHaveValue(TEXT);
    await expect(field(page, 'email')).toHaveValue('anna.muster@post.example');
  },
};

test.afterEach(({ site }) => site.api.reset());

test('a report is stored and confirmed', async ({ page, site }) => {
  await openHydrated(page, PATH);
  await fillIn(page);
  await submit(page).click();
  await expect(page.getByText(THANKS)).toBeVisible();
  const reference = await expectAcknowledged(page, site, 'FM');
  expect(readMails(site, reference).some((mail) => /^To: .*anna\.muster@post\.example/m.test(mail))).toBe(true);

  await page.getByRole('button', { name: 'Zurück zum Formular' }).click();
  await expect(field(page, 'nachricht')).toHaveValue('');
  await expect(field(page, 'name')).toHaveValue('');
  await expect(field(page, 'datenschutz')).not.toBeChecked();
  await expect(page.locator('form input:visible, form textarea:visible').first()).toBeFocused();
});

test('an empty form shows every missing field', async ({ page }) => {
  await openHydrated(page, PATH);
  await submit(page).click();
  const summary = page
    .getByRole('alert')
    .or(page.getByRole('group', { name: /Fehler/ }))
    .first();
  await expect(summary).toBeFocused();
  for (const [name, message] of Object.entries(MESSAGES)) {
    const control = field(page, name);
    await expect(control).toHaveAttribute('aria-invalid', 'true');
    await expect(control).toHaveAccessibleDescription(message);
    await summary.getByRole('link', { name: message }).click();
    await expect(control).toBeFocused();
  }
});

test('an invalid email address is reported until it is corrected', async ({ page }) => {
  await openHydrated(page, PATH);
  await fillIn(page, 'anna.muster@');
  await submit(page).click();
  await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText(MESSAGES.email).first()).toBeVisible();
  await field(page, 'email').fill('anna.muster@post.example');
  await submit(page).click();
  await expect(page.getByText(THANKS)).toBeVisible();
});

testNothingLost(PATH, FORM);

test('keeps the input when the connection is lost', async ({ page, context, complaints }) => {
  await sendOffline({ page, context, complaints }, PATH, FORM);
  await submit(page).click();
  await expect(page.getByText(THANKS)).toBeVisible();
});

test('a double click sends one report', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/fehlermeldung')) sent.push(request.headers()['idempotency-key'] ?? '');
  });
  await openHydrated(page, PATH);
  await fillIn(page);
  await submit(page).dblclick();
  await expect(page.getByText(THANKS)).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]).not.toBe('');
});

test('a draft can be deleted and does not return', async ({ page }) => {
  await openHydrated(page, PATH);
  await fillIn(page);
  await page.getByRole('button', { name: 'Entwurf löschen' }).click();
  await expect(field(page, 'nachricht')).toHaveValue('');
  await page.reload();
  await expect(field(page, 'nachricht')).toHaveValue('');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows errors, keeps the input, then succeeds', async ({ page, complaints }) => {
    complaints.expect(/422/);
    await page.goto(PATH);
    await field(page, 'nachricht').fill(TEXT);
    await submit(page).click();
    await expect(page.getByText(MESSAGES.name).first()).toBeVisible();
    await expect(field(page, 'nachricht')).toHaveValue(TEXT);
    await expect(field(page, 'name')).toHaveAttribute('aria-invalid', 'true');
    await fillIn(page);
    await submit(page).click();
    await expect(page.getByText(THANKS)).toBeVisible();
    await expect(page.getByText(/FM-\d{4}-\d{4,}/).first()).toBeVisible();
  });

  test('keeps the input when the server fails', async ({ page, site, complaints }) => {
    complaints.expect(/50\d/);
    await page.goto(PATH);
    await fillIn(page);
    site.api.fail(/^\/api\/fehlermeldung/, 503);
    await submit(page).click();
    await expect(page.getByText(FAILURE)).toBeVisible();
    await expect(field(page, 'nachricht')).toHaveValue(TEXT);
  });
});
