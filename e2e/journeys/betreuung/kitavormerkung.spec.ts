import { expect, type Page } from '@playwright/test';
import { FAMILY } from '../../support/betreuung.ts';
import { choice, type FormUnderTest, field, fillTexts, testNothingLost } from '../../support/forms.ts';
import { expectAcknowledged, readMails } from '../../support/mails.ts';
import { findViolations } from '../../support/pages/find-violations.ts';
import { openHydrated, waitForHydration } from '../../support/pages/open-hydrated.ts';
import { test } from '../../support/test.ts';

const PATH = '/kitavormerksystem/';
const THANKS = 'Vielen Dank für Ihre Vormerkung!';

const day = (shift: number) => {
  const date = new Date(Date.now() + shift * 86_400_000);
  return new Intl.DateTimeFormat('de-DE', {
    timeZone: 'Europe/Berlin',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(date);
};
const TEXTS = {
  ...FAMILY,
  kind_geburtsdatum: day(-4 * 365),
  betreuung_ab: day(60),
  betreuung_von: '7.30',
  betreuung_bis: '14 Uhr',
  sonstige_angaben: 'Mia spricht auch Polnisch.',
};

const send = (page: Page) => page.getByRole('button', { name: 'Änderung abschicken' });
const submit = (page: Page) => page.getByRole('button', { name: 'Vormerkung abschicken' });

const FORM: FormUnderTest = {
  send: 'Vormerkung abschicken',
  call: '/api/kitavormerkung',
  thanks: THANKS,
  failure: 'Leider ist ein Fehler bei der Anfrage aufgetreten',
  consent: 'valid',
  fillIn,
  async expectKept(page) {
    await expect(field(page, 'kita_1')).toHaveValue('sonnenhuegel');
    await expect(field(page, 'kita_2')).toHaveValue('arche');
    await expect(field(page, 'vorrang').first()).toBeChecked();
  },
};

async function fillIn(page: Page): Promise<void> {
  await fillTexts(page, TEXTS);
  await field(page, 'kita_1').selectOption('sonnenhuegel');
  await field(page, 'kita_2').selectOption('arche');
  await field(page, 'eltern_alleinerziehend').check();
  await choice(page, 'eltern_berufstaetig', '0').check();
  await field(page, 'vorrang').first().check();
  await field(page, 'valid').check();
}

test.afterEach(({ site }) => site.api.reset());

test('a first box that is ticked before the code has come ticks no other', async ({ page }) => {
  await page.goto(PATH);
  const boxes = field(page, 'vorrang');
  await boxes.first().check();
  await waitForHydration(page);
  await expect(boxes.first()).toBeChecked();
  for (const other of (await boxes.all()).slice(1)) await expect(other).not.toBeChecked();
});

test('a family pre-registers its child and sees the status through its private link', async ({ page, site }) => {
  await openHydrated(page, PATH);
  expect(await field(page, 'kita_1').locator('option').count()).toBeGreaterThan(6);
  await fillIn(page);
  await submit(page).click();
  await expect(page.getByText(THANKS)).toBeVisible();
  const reference = await expectAcknowledged(page, site, 'KV');

  const links = readMails(site, reference).flatMap((mail) => /http\S+\/stand\/\?token=[\w-]+/.exec(mail)?.[0] ?? []);
  expect(links).toHaveLength(1);
  const { pathname, search } = new URL(links[0] ?? '');
  await openHydrated(page, pathname + search);
  await expect(page.getByRole('heading', { name: 'Eingegangen' })).toBeVisible();
  await expect(page.getByText(reference)).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: /^(Sonnenhügel|Arche)$/ }),
  ).toHaveText(['Sonnenhügel', 'Arche']);
  await expect(page.getByText('07:30 Uhr bis 14:00 Uhr')).toBeVisible();
  await expect(field(page, 'kita_1')).toBeHidden();
  expect(await findViolations(page)).toEqual([]);

  await choice(page, 'was', 'aendern').check();
  await expect(field(page, 'kita_2')).toHaveValue('arche');
  await field(page, 'betreuung_bis').fill('7');
  await send(page).click();
  await expect(field(page, 'betreuung_bis')).toHaveAccessibleDescription(/nach dem Anfang/);
  await field(page, 'betreuung_bis').fill('16');
  await field(page, 'kita_1').selectOption('tannenzapfen');
  await send(page).click();
  await expect(page.getByText('Ihre Änderung ist gespeichert.')).toBeVisible();
  await expect.poll(() => readMails(site, reference).length).toBe(4);
  await page.getByRole('link', { name: 'So steht Ihre Vormerkung jetzt' }).click();
  await expect(page.getByText('07:30 Uhr bis 16:00 Uhr')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^(Tannenzapfen|Arche)$/ })).toHaveText([
    'Tannenzapfen',
    'Arche',
  ]);
});

test('an invalid link reveals nothing', async ({ page }) => {
  await openHydrated(page, `${PATH}stand/?token=${'x'.repeat(32)}`);
  await expect(page.getByRole('heading', { name: 'Diese Vormerkung finden wir nicht' })).toBeVisible();
  await page.getByRole('link', { name: 'Zur Kita-Vormerkung' }).click();
  await expect(page).toHaveURL(new RegExp(`${PATH}$`));
});

test('an empty form shows every missing field', async ({ page }) => {
  await openHydrated(page, PATH);
  await submit(page).click();
  await expect(page.getByRole('group', { name: /Fehler/ })).toBeFocused();
  for (const [name, message] of Object.entries({
    kind_name: /Name ist ein Pflichtfled\./,
    kind_geburtsdatum: /Bitte geben Sie das Geburtsdatum Ihres Kindes an\./,
    betreuung_ab: /Bitte geben Sie an, ab wann/,
    betreuung_von: /zum Beispiel 7:30/,
    betreuung_bis: /zum Beispiel 14:00/,
    kita_1: /mindestens eine Kita/,
    eltern_email: /E-Mail ist ein Pflichtfled\./,
    eltern_name2: /Name ist ein Pflichtfled\./,
    valid: /Bitte bestätigen Sie unsere Datenschutzerklärung\./,
  })) {
    await expect(field(page, name).first(), name).toHaveAccessibleDescription(message);
  }
  expect(await findViolations(page)).toEqual([]);
});

test('impossible wishes are explained at the field', async ({ page, complaints }) => {
  complaints.expect(/422/);
  await openHydrated(page, PATH);
  await fillIn(page);
  await field(page, 'kita_2').selectOption('sonnenhuegel');
  await field(page, 'betreuung_bis').fill('7:00');
  await submit(page).click();
  await expect(field(page, 'kita_2')).toHaveAccessibleDescription(/schon ausgewählt/);
  await expect(field(page, 'betreuung_bis')).toHaveAccessibleDescription(/nach dem Anfang/);
  await field(page, 'betreuung_bis').fill('15:00');
  await field(page, 'kita_2').selectOption('zwergenhaus');
  await submit(page).click();
  await expect(field(page, 'kita_2')).toHaveAccessibleDescription(/Zwergenhaus nimmt Kinder von 1 bis 3 Jahren auf/);
  await field(page, 'kita_2').selectOption('');
  await submit(page).click();
  await expect(page.getByText(THANKS)).toBeVisible();
});

testNothingLost(PATH, FORM);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ complaints }) => complaints.expect(/422/));

  test('shows errors, keeps the input, then succeeds and can be withdrawn', async ({ page, site }) => {
    await page.goto(PATH);
    await fillIn(page);
    await field(page, 'kita_1').selectOption('');
    await submit(page).click();
    await expect(field(page, 'kita_1')).toHaveAccessibleDescription(/mindestens eine Kita/);
    await expect(field(page, 'kita_2')).toHaveValue('arche');
    await field(page, 'kita_1').selectOption('sonnenhuegel');
    await submit(page).click();
    await expect(page.getByText(THANKS)).toBeVisible();
    const reference = await expectAcknowledged(page, site, 'KV');
    const token = readMails(site, reference).flatMap((mail) => /token=[\w-]+/.exec(mail)?.[0] ?? [])[0];
    await page.goto(`${PATH}stand/?${token}`);
    await expect(page.getByText(reference)).toBeVisible();

    await send(page).click();
    await expect(field(page, 'was').first()).toHaveAccessibleDescription(/was Sie tun möchten/);
    await choice(page, 'was', 'zurueckziehen').check();
    await send(page).click();
    await expect(page.getByRole('heading', { name: 'Zurückgezogen' })).toBeVisible();
    await expect(send(page)).toHaveCount(0);
  });
});
