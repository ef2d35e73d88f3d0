import { expect, type Page } from '@playwright/test';
import { drawPng } from '../../support/event-forms.ts';
import { findOverflow } from '../../support/find-overflow.ts';
import { findViolations } from '../../support/find-violations.ts';
import { choice, expectNothingLost, type FormUnderTest, field } from '../../support/forms.ts';
import { logInByCall } from '../../support/log-in.ts';
import { readMails } from '../../support/mails.ts';
import { openHydrated } from '../../support/open-hydrated.ts';
import { test } from '../../support/test.ts';

const PATH = '/melden/';
const THANKS = 'Danke für Ihre Meldung!';
const LOCH = 'Loch oder Schaden in der Straße';
const LAMPE = 'Straßenlampe';
/** In the Blumenstraße of the demo's plan, where nothing is reported. */
const BLUMENSTRASSE = { latitude: 48.8295, longitude: 8.5032, accuracy: 9 };

const send = (page: Page) => page.getByRole('button', { name: 'Meldung abschicken' });
const locate = (page: Page) => page.getByRole('button', { name: 'Meinen Standort verwenden' });
const plan = (page: Page) => page.getByRole('application', { name: 'Plan der Gemeinde: Stelle wählen' });
const foto = { name: 'loch.png', mimeType: 'image/png', buffer: drawPng() };

const FORM: FormUnderTest = {
  send: 'Meldung abschicken',
  call: '/api/mangel',
  thanks: THANKS,
  failure: 'Ihre Meldung ist noch nicht bei uns',
  consent: 'datenschutz',
  fillIn,
  async expectKept(page) {
    await expect(choice(page, 'art', LAMPE)).toBeChecked();
    await expect(field(page, 'strasse')).toHaveValue('Albblick, Conweiler');
    await expect(field(page, 'beschreibung')).toHaveValue('Sie brennt am Tag.');
  },
};

async function fillIn(page: Page): Promise<void> {
  await choice(page, 'art', LAMPE).check();
  await field(page, 'strasse').fill('Albblick, Conweiler');
  await field(page, 'beschreibung').fill('Sie brennt am Tag.');
  await field(page, 'datenschutz').check();
}

test.afterEach(({ site }) => site.api.reset());

test('bricht die Leitung mitten im Bild ab, geht es nach dem neuen Laden dort weiter', async ({ page, complaints }) => {
  complaints.expect(/ERR_FAILED|Upload failed|keine Antwort/);
  // Five pieces: neither made smaller in the browser nor sent in one.
  const grosses = { ...foto, name: 'gross.png', buffer: drawPng(1100, true) };
  const stuecke: number[] = [];
  let isDead = false;
  await page.route('**/api/uploads/*?ab=*', (route) => {
    const ab = Number(new URL(route.request().url()).searchParams.get('ab'));
    if (ab >= 524_288 && stuecke.length < 3) isDead = true;
    stuecke.push(ab);
    return isDead ? route.abort() : route.continue();
  });
  await openHydrated(page, PATH);
  await field(page, 'bild').setInputFiles(grosses);
  await expect(page.getByRole('img', { name: 'Vorschau von gross.png' })).toBeVisible();
  await fillIn(page);
  await send(page).click();
  await expect(page.getByText(/^Die Verbindung ist unterbrochen\. Es ist nichts verloren/)).toBeVisible();
  expect(stuecke).toEqual([0, 262_144, 524_288]);

  await page.reload();
  isDead = false;
  await expect(page.getByRole('img', { name: 'Vorschau von gross.png' })).toBeVisible();
  await FORM.expectKept(page);
  await field(page, 'datenschutz').check();
  await send(page).click();
  await expect(page.getByText(THANKS)).toBeVisible();
  expect(stuecke.slice(3)).toEqual([524_288, 786_432, 1_048_576]);
  await page.getByRole('link', { name: 'So steht es um Ihre Meldung' }).click();
  await expect(page.getByRole('img', { name: 'Foto zur Meldung' })).toBeVisible();
});

test('ein Loch in der Straße: am Telefon gemeldet, an den Bauhof gegeben, behoben', async ({ page, context, site }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(BLUMENSTRASSE);
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, PATH);
  await choice(page, 'art', LOCH).check();
  await locate(page).click();
  await expect(page.getByText(/^Gewählt: .*, Schwann\.$/)).toBeVisible();
  await field(page, 'bild').setInputFiles(foto);
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
  const stand = page.url();

  await logInByCall(page, 'redaktion');
  await openHydrated(page, `/intranet/freigaben/${reference}/`);
  await page.getByLabel(/^An Bauhof weiterleiten/).check();
  await page.getByLabel(/^Nachricht an Bauhof/).fill('Bitte diese Woche.');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('heading', { name: 'Gespeichert', exact: true })).toBeVisible();
  await expect.poll(() => readMails(site, 'Bitte diese Woche.').length).toBe(1);
  const [auftrag = ''] = readMails(site, 'Bitte diese Woche.');
  expect(auftrag).toMatch(/^To: .*bauhof@musterhardt\.example/m);
  expect(auftrag).not.toContain('anna.loch@');
  await openHydrated(page, `/intranet/freigaben/${reference}/`);
  await page.getByLabel(/^Als behoben abschließen/).check();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('heading', { name: 'Gespeichert', exact: true })).toBeVisible();

  await page.goto(stand);
  await expect(page.getByRole('heading', { name: 'Behoben' })).toBeVisible();
  await page.goto('/melden/liste/');
  await expect(page.getByRole('listitem').filter({ hasText: LOCH }).filter({ hasText: 'behoben am' })).toHaveCount(1);
  await expect(page.getByRole('main')).not.toContainText('anna.loch');
  expect(await findViolations(page, 'main')).toEqual([]);
});

test('was in der Nähe schon gemeldet ist, steht da; wer sich dazumeldet, macht keine neue Meldung', async ({
  page,
}) => {
  await openHydrated(page, PATH);
  await choice(page, 'art', LAMPE).check();
  await field(page, 'strasse').fill('Lindenstr., Conweiler');
  const frage = page.getByRole('group', { name: /^Ist es das\?/ });
  await frage.getByRole('radio', { name: /Straßenlampe, Lindenstraße, Conweiler/ }).check();
  await expect(field(page, 'bild')).toBeHidden();
  await field(page, 'datenschutz').check();
  await send(page).click();
  await expect(page.getByText(THANKS)).toBeVisible();
  await page.getByRole('link', { name: 'Alle Meldungen ansehen' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Lindenstraße, Conweiler' })).toContainText(
    '2-mal gemeldet',
  );
});

test('die Tastatur genügt: die Pfeiltasten wählen die Stelle', async ({ page }) => {
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

test('gibt das Gerät den Standort nicht frei oder ist es weit weg, geht es anders weiter', async ({
  page,
  context,
}) => {
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

test('reißt die Leitung beim Foto ab, wird es von selbst noch einmal geschickt', async ({ page, complaints }) => {
  complaints.expect(/ERR_CONNECTION_RESET/);
  let tries = 0;
  await page.route('**/api/mangel', (route) => {
    tries += 1;
    return tries === 1 ? route.abort('connectionreset') : route.continue();
  });
  await openHydrated(page, PATH);
  await fillIn(page);
  await field(page, 'bild').setInputFiles(foto);
  await send(page).click();
  await expect(page.getByText(/^Die Verbindung ist unterbrochen/)).toBeVisible();
  await expect(page.getByText(THANKS)).toBeVisible({ timeout: 15_000 });
  expect(tries).toBe(2);
});

test('nichts geht verloren, wenn etwas dazwischenkommt', async ({ page, site, complaints }) => {
  await expectNothingLost({ page, site, complaints }, PATH, FORM);
});

test('auf 320 Pixel ragt nichts hinaus', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of [PATH, '/melden/liste/']) {
    await page.goto(path);
    expect(await findOverflow(page)).toEqual([]);
  }
});

test.describe('ohne JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('mit Straße und Hausnummer, einem Foto und dem eigenen Link', async ({ page, complaints }) => {
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
    await field(page, 'bild').setInputFiles(foto);
    await send(page).click();
    await expect(page.getByText(THANKS)).toBeVisible();
    await page.getByRole('link', { name: 'So steht es um Ihre Meldung' }).click();
    await expect(page.getByText('Ahornweg, Conweiler, Hausnummer 3')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Foto zur Meldung' })).toBeVisible();
  });

  test('dazumelden geht mit der Liste der offenen Meldungen', async ({ page }) => {
    await page.goto(PATH);
    await page.locator('select[name="gleich"]').selectOption({ label: await findOption(page) });
    await field(page, 'datenschutz').check();
    await send(page).click();
    await expect(page.getByText(THANKS)).toBeVisible();
  });
});

/** The option that names a street of the demo's reports. */
const findOption = async (page: Page): Promise<string> =>
  (await page.locator('select[name="gleich"] option').allTextContents()).find((text) =>
    text.includes('Tannenstraße'),
  ) ?? '';
