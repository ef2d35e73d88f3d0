import { expect, type Page } from '@playwright/test';
import { drawPng } from '../../support/event-forms.ts';
import { choice, expectNothingLost, type FormUnderTest, field } from '../../support/forms.ts';
import { logInByCall } from '../../support/log-in.ts';
import { readMails } from '../../support/mails.ts';
import { findOverflow } from '../../support/pages/find-overflow.ts';
import { findViolations } from '../../support/pages/find-violations.ts';
import { openHydrated } from '../../support/pages/open-hydrated.ts';
import { test } from '../../support/test.ts';

const PATH = '/melden/';
const THANKS = 'Danke für Ihre Meldung!';
const LOCH = 'Loch oder Schaden in der Straße';
const LAMP = 'Straßenlampe';
/** In Blumenstraße on the demo map, where there are no reports. */
const BLUMENSTRASSE = { latitude: 48.8295, longitude: 8.5032, accuracy: 9 };

const send = (page: Page) => page.getByRole('button', { name: 'Meldung abschicken' });
const locate = (page: Page) => page.getByRole('button', { name: 'Meinen Standort verwenden' });
const plan = (page: Page) => page.getByRole('application', { name: 'Plan der Gemeinde: Stelle wählen' });
const photo = { name: 'loch.png', mimeType: 'image/png', buffer: drawPng() };

const FORM: FormUnderTest = {
  send: 'Meldung abschicken',
  call: '/api/mangel',
  thanks: THANKS,
  failure: 'Ihre Meldung ist noch nicht bei uns',
  consent: 'datenschutz',
  fillIn,
  async expectKept(page) {
    await expect(choice(page, 'art', LAMP)).toBeChecked();
    await expect(field(page, 'strasse')).toHaveValue('Albblick, Conweiler');
    await expect(field(page, 'beschreibung')).toHaveValue('Sie brennt am Tag.');
  },
};

async function fillIn(page: Page): Promise<void> {
  await choice(page, 'art', LAMP).check();
  await field(page, 'strasse').fill('Albblick, Conweiler');
  await field(page, 'beschreibung').fill('Sie brennt am Tag.');
  await field(page, 'datenschutz').check();
}

test.afterEach(({ site }) => site.api.reset());

test('an upload that was interrupted resumes after a reload', async ({ page, complaints }) => {
  complaints.expect(/ERR_FAILED|Upload failed|Keine Antwort/);
  // Five chunks: too large for one, and not scaled down in the browser.
  const large = { ...photo, name: 'gross.png', buffer: drawPng(1100, true) };
  const pieces: number[] = [];
  let isDead = false;
  await page.route('**/api/uploads/*?ab=*', (route) => {
    const from = Number(new URL(route.request().url()).searchParams.get('ab'));
    if (from >= 524_288 && pieces.length < 3) isDead = true;
    pieces.push(from);
    return isDead ? route.abort() : route.continue();
  });
  await openHydrated(page, PATH);
  await field(page, 'bild').setInputFiles(large);
  await expect(page.getByRole('img', { name: 'Vorschau von gross.png' })).toBeVisible();
  await fillIn(page);
  await send(page).click();
  await expect(page.getByText(/^Die Verbindung ist unterbrochen\. Es ist nichts verloren/)).toBeVisible();
  expect(pieces).toEqual([0, 262_144, 524_288]);

  await page.reload();
  isDead = false;
  await expect(page.getByRole('img', { name: 'Vorschau von gross.png' })).toBeVisible();
  await FORM.expectKept(page);
  await field(page, 'datenschutz').check();
  await send(page).click();
  await expect(page.getByText(THANKS)).toBeVisible();
  expect(pieces.slice(3)).toEqual([524_288, 786_432, 1_048_576]);
  await page.getByRole('link', { name: 'So steht es um Ihre Meldung' }).click();
  await expect(page.getByRole('img', { name: 'Foto zur Meldung' })).toBeVisible();
});

test('a pothole is reported on a phone, forwarded to the works department and repaired', async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(BLUMENSTRASSE);
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, PATH);
  await choice(page, 'art', LOCH).check();
  await locate(page).click();
  await expect(page.getByText(/^Gewählt: .*, Schwann\.$/)).toBeVisible();
  await field(page, 'bild').setInputFiles(photo);
  await field(page, 'email').fill('anna.loch@post.example');
  await field(page, 'datenschutz').check();
  expect(await findViolations(page, 'main')).toEqual([]);
  await send(page).click();
  await expect(page.getByText(THANKS)).toBeVisible();
  const reference = /MG-\d{4}-\d{4,}/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? '';
  await page.getByRole('link', { name: 'So steht es um Ihre Meldung' }).click();
  await expect(page.getByRole('heading', { name: 'Gemeldet', exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Foto zur Meldung' })).toHaveJSProperty('complete', true);
  await expect(page.getByRole('img', { name: 'Die Stelle im Plan' })).toBeVisible();
  expect(await findViolations(page, 'main')).toEqual([]);
  const state = page.url();

  await logInByCall(page, 'redaktion');
  await openHydrated(page, `/intranet/freigaben/${reference}/`);
  await page.getByLabel(/^An Bauhof weiterleiten/).check();
  await page.getByLabel(/^Nachricht an Bauhof/).fill('Bitte diese Woche.');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('heading', { name: 'Gespeichert', exact: true })).toBeVisible();
  await expect.poll(() => readMails(site, 'Bitte diese Woche.').length).toBe(1);
  const [order = ''] = readMails(site, 'Bitte diese Woche.');
  expect(order).toMatch(/^To: .*bauhof@musterhardt\.example/m);
  expect(order).not.toContain('anna.loch@');
  await openHydrated(page, `/intranet/freigaben/${reference}/`);
  await page.getByLabel(/^Als behoben abschließen/).check();
  await page.getByRole('button', { name: 'Antwort senden' }).click();
  await expect(page.getByRole('heading', { name: 'Gespeichert', exact: true })).toBeVisible();

  await page.goto(state);
  await expect(page.getByRole('heading', { name: 'Behoben' })).toBeVisible();
  await page.goto('/melden/liste/');
  await expect(page.getByRole('listitem').filter({ hasText: LOCH }).filter({ hasText: 'behoben am' })).toHaveCount(1);
  await expect(page.getByRole('main')).not.toContainText('anna.loch');
  expect(await findViolations(page, 'main')).toEqual([]);
});

test('shows existing reports nearby; joining one creates no new report', async ({ page }) => {
  await openHydrated(page, PATH);
  await choice(page, 'art', LAMP).check();
  await field(page, 'strasse').fill('Lindenstr., Conweiler');
  const question = page.getByRole('group', { name: /^Ist es das\?/ });
  await question.getByRole('radio', { name: /Straßenlampe, Lindenstraße, Conweiler/ }).check();
  await expect(field(page, 'bild')).toBeHidden();
  await field(page, 'datenschutz').check();
  await send(page).click();
  await expect(page.getByText(THANKS)).toBeVisible();
  await page.getByRole('link', { name: 'Alle Meldungen ansehen' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Lindenstraße, Conweiler' })).toContainText(
    '2-mal gemeldet',
  );
});

test('the location can be chosen with the arrow keys', async ({ page }) => {
  await openHydrated(page, PATH);
  await plan(page).focus();
  await page.keyboard.press('+');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(field(page, 'breitengrad')).not.toHaveValue('');
  await expect(page.getByText(/^Gewählt|^Die Stelle ist gewählt/)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Plan vergrößern' })).toBeFocused();
});

test('offers alternatives when geolocation is denied or too far away', async ({ page, context }) => {
  await openHydrated(page, PATH);
  await locate(page).click();
  await expect(page.getByText(/Ihr Gerät (gibt|findet) den Standort/)).toBeVisible();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 49.288, longitude: 8.515 });
  await locate(page).click();
  await expect(page.getByText(/rund 50 Kilometer von Musterhardt entfernt/)).toBeVisible();
  await expect(field(page, 'breitengrad')).toHaveValue('');
  await fillIn(page);
  await send(page).click();
  await expect(page.getByText(THANKS)).toBeVisible();
});

test('retries automatically when the connection breaks during the photo upload', async ({ page, complaints }) => {
  complaints.expect(/ERR_CONNECTION_RESET/);
  let tries = 0;
  await page.route('**/api/mangel', (route) => {
    tries += 1;
    return tries === 1 ? route.abort('connectionreset') : route.continue();
  });
  await openHydrated(page, PATH);
  await fillIn(page);
  await field(page, 'bild').setInputFiles(photo);
  await send(page).click();
  await expect(page.getByText(/^Die Verbindung ist unterbrochen/)).toBeVisible();
  await expect(page.getByText(THANKS)).toBeVisible({ timeout: 15_000 });
  expect(tries).toBe(2);
});

test('no input is lost on interruptions', async ({ page, site, complaints }) => {
  await expectNothingLost({ page, site, complaints }, PATH, FORM);
});

test('nothing overflows at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of [PATH, '/melden/liste/']) {
    await page.goto(path);
    expect(await findOverflow(page)).toEqual([]);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('reports with street and house number, a photo and a private link', async ({ page, complaints }) => {
    complaints.expect(/422/);
    await page.goto(PATH);
    await expect(locate(page)).toBeHidden();
    await field(page, 'datenschutz').check();
    await send(page).click();
    await expect(page.getByText('Bitte wählen Sie aus, was Sie melden möchten.').first()).toBeVisible();
    await expect(page.getByText(/^Bitte sagen Sie uns, wo es ist/).first()).toBeVisible();
    await choice(page, 'art', LOCH).check();
    await field(page, 'strasse').fill('Ahornweg, Conweiler');
    await field(page, 'hausnummer').fill('3');
    await field(page, 'bild').setInputFiles(photo);
    await send(page).click();
    await expect(page.getByText(THANKS)).toBeVisible();
    await page.getByRole('link', { name: 'So steht es um Ihre Meldung' }).click();
    await expect(page.getByText('Ahornweg, Conweiler, Hausnummer 3')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Foto zur Meldung' })).toBeVisible();
  });

  test('joins a report from the list of open ones', async ({ page }) => {
    await page.goto(PATH);
    await page.locator('select[name="gleich"]').selectOption({ label: await findOption(page) });
    await field(page, 'datenschutz').check();
    await send(page).click();
    await expect(page.getByText(THANKS)).toBeVisible();
  });
});

/** The option for a street of the demo's reports. */
const findOption = async (page: Page): Promise<string> =>
  (await page.locator('select[name="gleich"] option').allTextContents()).find((text) =>
    text.includes('Tannenstraße'),
  ) ?? '';
