import { expect, type Page } from '@playwright/test';
import { drawPng, EVENT, SUGGESTION, TEXT } from '../../support/event-forms.ts';
import { expectFileKept, expectNothingLost, type FormUnderTest, field, fillTexts } from '../../support/forms.ts';
import { expectAcknowledged } from '../../support/mails.ts';
import { findViolations } from '../../support/pages/find-violations.ts';
import { openHydrated } from '../../support/pages/open-hydrated.ts';
import { test } from '../../support/test.ts';

const PATH = '/ferienprogramm-vorschlag/';
const THANKS = 'Vielen Dank für Ihren Vorschlag!';
const FAILURE = 'Leider ist ein Fehler beim Vorschlag der Veranstaltung aufgetreten';
const CALL = /^\/api\/ferienprogramm\/vorschlag/;
const ANSWERS = { ...SUGGESTION, text: TEXT, preis: '12,50', preis_geschwister: '10' };

const submit = (page: Page) => page.getByRole('button', { name: 'Veranstaltung abschicken' });

const agree = (page: Page) => field(page, 'datenschutz').check();

async function fillIn(page: Page): Promise<void> {
  await fillTexts(page, ANSWERS);
  await agree(page);
}

const FORM: FormUnderTest = {
  send: 'Veranstaltung abschicken',
  call: '/api/ferienprogramm/vorschlag',
  thanks: THANKS,
  failure: FAILURE,
  consent: 'datenschutz',
  async fillIn(page) {
    await fillIn(page);
    await field(page, 'bild').setInputFiles({ name: 'wald.png', mimeType: 'image/png', buffer: drawPng() });
    await expectFileKept(page);
  },
  agree,
  async expectKept(page) {
    for (const name of ['titel', 'text', 'preis'] as const) await expect(field(page, name)).toHaveValue(ANSWERS[name]);
    await expect(page.getByRole('img', { name: 'Vorschau von wald.png' })).toBeVisible();
  },
};

test.afterEach(({ site }) => site.api.reset());

test('a suggestion with a picture is stored and confirmed', async ({ page, site }) => {
  await openHydrated(page, PATH);
  await fillIn(page);
  await field(page, 'bild').setInputFiles({ name: 'wald.png', mimeType: 'image/png', buffer: drawPng() });
  await submit(page).click();
  await expect(page.getByText(THANKS)).toBeVisible();
  await expectAcknowledged(page, site, 'FV');
  await page.getByRole('button', { name: 'Zurück zum Formular' }).click();
  await expect(field(page, 'titel')).toHaveValue('');
  await expect(page.getByText('Kein Bild ausgewählt')).toBeVisible();
  await expect(field(page, 'titel')).toBeFocused();
});

test('an empty suggestion shows every missing field', async ({ page }) => {
  await openHydrated(page, PATH);
  await submit(page).click();
  const summary = page.getByRole('group', { name: /^Fehler: 20 Angaben/ });
  await expect(summary).toBeFocused();
  for (const name of Object.keys(ANSWERS)) await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
  expect(await findViolations(page, 'main')).toEqual([]);
});

test('swapped limits and invalid prices are reported', async ({ page }) => {
  await openHydrated(page, PATH);
  await fillIn(page);
  await fillTexts(page, { alter_min: '13', teilnehmer_min: '21', preis: '0,005' });
  await submit(page).click();
  for (const name of ['alter_max', 'teilnehmer_max', 'preis']) {
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
  }
});

test('keeps the input when the connection is lost, and sends it once and automatically when it returns', async ({
  page,
  context,
  site,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/);
  await openHydrated(page, PATH);
  await fillIn(page);
  await context.setOffline(true);
  await submit(page).dblclick();
  await expect(page.getByText(/^Die Verbindung ist unterbrochen. Es ist nichts verloren/)).toBeVisible();
  await expect(field(page, 'titel')).toHaveValue(EVENT.titel);
  await context.setOffline(false);
  await expect(page.getByText(THANKS)).toBeVisible();
  expect(site.api.seen.filter((url) => CALL.test(url))).toHaveLength(1);
});

test('no input is lost on any failure, nor the picture', async ({ page, site, complaints }) => {
  await expectNothingLost({ page, site, complaints }, PATH, FORM);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a suggestion succeeds, and a forged confirmation address leads to the empty form', async ({ page, site }) => {
    await page.goto(PATH);
    await fillIn(page);
    await submit(page).click();
    await expect(page.getByText(THANKS)).toBeVisible();
    await expectAcknowledged(page, site, 'FV');
    await page.goto(`${PATH}?formular=ferienprogramm-vorschlag&gesendet=FV-2026-9999`);
    await expect(page).toHaveURL(PATH);
    await expect(page.getByText(THANKS)).toHaveCount(0);
  });
});
