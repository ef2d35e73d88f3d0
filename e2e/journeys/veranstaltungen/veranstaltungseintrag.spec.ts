import { expect, type Page } from '@playwright/test';
import { drawPng, EVENT, TEXT } from '../../support/event-forms.ts';
import { expectNothingLost, type FormUnderTest, field, fillTexts } from '../../support/forms.ts';
import { expectAcknowledged, readMails } from '../../support/mails.ts';
import { findViolations } from '../../support/pages/find-violations.ts';
import { openHydrated, waitForHydration } from '../../support/pages/open-hydrated.ts';
import { test } from '../../support/test.ts';

const PATH = '/veranstaltungseintrag/';
const THANKS = 'Vielen Dank für Ihren Eintrag!';

const submit = (page: Page) => page.getByRole('button', { name: 'Veranstaltung abschicken' });
const editor = (page: Page) => page.getByRole('textbox', { name: 'Beschreibung', exact: true });
const description = (page: Page) => page.getByRole('textbox', { name: /^Beschreibung/ });

async function agree(page: Page): Promise<void> {
  await field(page, 'rechte').check();
  await field(page, 'datenschutz').check();
}

async function fillIn(page: Page): Promise<void> {
  await fillTexts(page, EVENT);
  await field(page, 'veranstaltungen_rubrik').first().check();
  await field(page, 'text').fill(TEXT);
  await agree(page);
}

const FORM: FormUnderTest = {
  send: 'Veranstaltung abschicken',
  call: '/api/veranstaltung',
  thanks: THANKS,
  failure: 'Leider ist ein Fehler beim Eintrag in den Veranstaltungkalender aufgetreten',
  consent: 'rechte',
  fillIn,
  agree,
  async expectKept(page) {
    await expect(field(page, 'titel')).toHaveValue(EVENT.titel);
    await expect(field(page, 'veranstaltungen_rubrik').first()).toBeChecked();
  },
};

test.afterEach(({ site }) => site.api.reset());

test('an entry with a picture is stored, confirmed and leads to the hall rental', async ({ page, site }) => {
  await openHydrated(page, PATH);
  await fillIn(page);
  await field(page, 'veranstalter').fill('');
  await page.getByRole('combobox', { name: /^Veranstalter aus der Liste/ }).fill('musikverein schw');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Anderer Veranstalter (optional)')).toBeVisible();
  await field(page, 'bild').setInputFiles({ name: 'fest.png', mimeType: 'image/png', buffer: drawPng() });
  await expect(page.getByRole('img', { name: 'Vorschau von fest.png' })).toBeVisible();
  await page.getByLabel('Bildtext (Pflichtfeld)').fill('Die Bühne');
  await page.getByLabel('Bildcopyright (Pflichtfeld)').fill('Anna Müller-Groß');
  await submit(page).click();
  await expect(page.getByText(THANKS)).toBeVisible();
  const reference = await expectAcknowledged(page, site, 'VE');
  const mails = readMails(site, reference);
  const [toSender] = mails.filter((mail) => /^To: .*anna\.muster@post\.example/m.test(mail));
  expect(toSender).toContain('/veranstaltungen-hallenanmietung/?id=');
  expect(mails.filter((mail) => mail.includes('Musikverein Schwann'))).toHaveLength(1);

  await page.getByRole('link', { name: 'Ich möchte eine Halle zur Veranstaltung buchen' }).click();
  await expect(page).toHaveURL(/\/veranstaltungen-hallenanmietung\/\?id=\d+-[\da-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hallenanmietung: ${EVENT.titel}`);
});

test('the description can be formatted, and the draft keeps it', async ({ page }) => {
  await openHydrated(page, PATH);
  // The plain field stays while it has focus; clicking the toolbar loads the editor.
  await description(page).click();
  await page.keyboard.type('Musik und Tanz');
  // In plain text a blank line ends a paragraph.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Aufzählung' }).click();
  await expect(editor(page)).toBeFocused();
  await page.keyboard.type('Eintritt frei');
  await expect(editor(page).getByRole('listitem')).toHaveText('Eintritt frei');
  await page.reload();
  await waitForHydration(page);
  await expect(editor(page).getByRole('listitem')).toHaveText('Eintritt frei');
  expect(await findViolations(page, 'main')).toEqual([]);
});

test('an empty entry shows every missing field and links to it', async ({ page }) => {
  await openHydrated(page, PATH);
  await submit(page).click();
  const summary = page.getByRole('group', { name: /^Fehler: 12 Angaben/ });
  await expect(summary).toBeFocused();
  for (const link of [summary.getByRole('link').first(), summary.getByRole('link').last()]) {
    const message = (await link.textContent()) ?? '';
    await link.click();
    const focused = page.locator(':focus');
    await expect(focused).toHaveAttribute('aria-invalid', 'true');
    await expect(focused).toHaveAccessibleDescription(new RegExp(message.slice(0, 40).replace(/[.?]/g, '\\$&')));
  }
  for (const name of [...Object.keys(EVENT), 'text', 'veranstaltungen_rubrik', 'rechte', 'datenschutz']) {
    await expect(field(page, name).first(), name).toHaveAttribute('aria-invalid', 'true');
  }
  expect(await findViolations(page, 'main')).toEqual([]);
});

test('invalid values are reported at their fields', async ({ page }) => {
  await openHydrated(page, PATH);
  await fillIn(page);
  await fillTexts(page, { datum_von: '31.02.2099', zeit_von: '25:00', email: 'anna@', link: 'www.verein.example' });
  await submit(page).click();
  for (const name of ['datum_von', 'zeit_von', 'email', 'link']) {
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
  }
  await fillTexts(page, { datum_von: '17.06.2099', datum_bis: '16.06.2099', zeit_von: '19:30' });
  await expect(page.getByText('Das Ende darf nicht vor dem Beginn liegen.').first()).toBeVisible();
});

test('a file that is not a picture is refused at once; a disguised one by the server', async ({ page, complaints }) => {
  complaints.expect(/422/);
  await openHydrated(page, PATH);
  const message = page.getByText('Bitte wählen Sie ein Bild im Format JPEG oder PNG aus.').first();
  await field(page, 'bild').setInputFiles({ name: 'fest.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  await expect(message).toBeVisible();
  await page.getByRole('button', { name: 'Bild entfernen' }).click();
  await expect(message).toBeHidden();
  await fillIn(page);
  await field(page, 'bild').setInputFiles({ name: 'fest.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('GIF89a') });
  await fillTexts(page, { bildtext: 'Bühne', bildcopyright: 'Anna' });
  await submit(page).click();
  await expect(message).toBeVisible();
  await expect(field(page, 'titel')).toHaveValue(EVENT.titel);
});

test('no input is lost on any failure, and another event can be entered afterwards', async ({
  page,
  site,
  complaints,
}) => {
  await expectNothingLost({ page, site, complaints }, PATH, FORM);
  await page.getByRole('link', { name: 'Weitere Veranstaltung eintragen' }).click();
  await expect(field(page, 'titel')).toHaveValue('');
  await expect(field(page, 'titel')).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ complaints }) => complaints.expect(/422/));

  test('shows errors, keeps the input, then succeeds with a picture', async ({ page, site }) => {
    await page.goto(PATH);
    await field(page, 'titel').fill(EVENT.titel);
    await submit(page).click();
    await expect(page.getByText('Bitte geben Sie einen Veranstalter an.').first()).toBeVisible();
    await expect(field(page, 'titel')).toHaveValue(EVENT.titel);
    await expect(page).toHaveTitle(/^Fehler: /);
    const again = page.getByRole('link', { name: 'Bitte wählen Sie das Bild noch einmal aus.' });
    await expect(again).toHaveCount(0);
    await field(page, 'bild').setInputFiles({ name: 'fest.png', mimeType: 'image/png', buffer: drawPng() });
    await submit(page).click();
    await expect(again, 'browsers do not keep it').toBeVisible();
    await expect(page.getByLabel('Bildtext (Pflichtfeld)')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Bildcopyright (Pflichtfeld)')).toHaveAttribute('aria-invalid', 'true');
    await fillTexts(page, { ...EVENT, text: TEXT, bildtext: 'Bühne', bildcopyright: 'Anna', veranstalter: '' });
    await page
      .locator('select[name=veranstalter_brancheneintrag_zuordnung]')
      .selectOption({ label: 'Musikverein Schwann' });
    await field(page, 'veranstaltungen_rubrik').first().check();
    await field(page, 'rechte').check();
    await field(page, 'datenschutz').check();
    await field(page, 'bild').setInputFiles({ name: 'fest.png', mimeType: 'image/png', buffer: drawPng() });
    await submit(page).click();
    await expect(page.getByText(THANKS)).toBeVisible();
    await expect(page).toHaveTitle(/^Gesendet: /);
    await expectAcknowledged(page, site, 'VE');
    const hall = page.getByRole('link', { name: 'Ich möchte eine Halle zur Veranstaltung buchen' });
    await expect(hall).toHaveAttribute('href', /\?id=\d+-[\da-f-]{36}$/);
  });
});
