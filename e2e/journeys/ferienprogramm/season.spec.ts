import { expect, type Page } from '@playwright/test';
import { bookByCall, confirmBooking, familyMail } from '../../support/ferienprogramm.ts';
import { logInByCall } from '../../support/log-in.ts';
import { readMails } from '../../support/mails.ts';
import { findViolations } from '../../support/pages/find-violations.ts';
import { openHydrated } from '../../support/pages/open-hydrated.ts';
import { test } from '../../support/test.ts';

test.use({ baseURL: ({ editedSite }, use) => use(editedSite.url) });

const HOLIDAY = '/intranet/ferienprogramm/';
const isNarrow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

test('the last season is copied in three actions and by keyboard alone, on a phone', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await logInByCall(page, 'redaktion');
  await openHydrated(page, HOLIDAY);
  const before = await page.getByRole('main').getByText('Entwurf', { exact: true }).count();
  let actions = 0;
  const press = async (role: 'link' | 'button', name: RegExp) => {
    actions += 1;
    const control = page.getByRole('main').getByRole(role, { name });
    await control.focus();
    await page.keyboard.press('Enter');
  };
  await press('link', /^Saison: /);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saison');
  expect(await findViolations(page, 'main')).toEqual([]);
  expect(await isNarrow(page)).toBe(true);
  await expect(page.getByRole('heading', { name: /^So steht die Saison \d{4}$/ })).toBeVisible();
  await expect(page.getByText(/^\d+ von \d+ Plätzen$/), 'how full it is').toBeVisible();
  await press('button', /^Ausgewählte Angebote als Entwürfe für \d{4} übernehmen$/);
  await expect(page.getByRole('heading', { name: /^\d+ Angebote aus \d{4} sind als Entwurf/ })).toBeVisible();
  expect(await findViolations(page, 'main')).toEqual([]);
  await expect(page.getByText(/mehr gab es nicht/)).toBeVisible();
  await press('link', /^Entwürfe ansehen$/);
  expect(actions).toBeLessThanOrEqual(6);
  await expect
    .poll(() => page.getByRole('main').getByText('Entwurf', { exact: true }).count())
    .toBeGreaterThan(before + 20);

  await openHydrated(page, `${HOLIDAY}saison/`);
  await page.getByRole('link', { name: 'Einstellungen ändern' }).first().click();
  await expect(page.getByLabel(/^Gebühr je Kind/)).toBeVisible();
});

test('the dashboard of an event opens its form, and the season the texts of its mails, each with the way back', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto('/');
  await logInByCall(page, 'redaktion');
  const dashboard = `${HOLIDAY}3/`;
  await openHydrated(page, dashboard);
  await page.getByRole('link', { name: 'Texte, Ort, Termin und Preis ändern' }).click();
  await expect(page.getByLabel(/^Titel/).first()).toHaveValue(/^Töpfern/);
  await page.getByRole('main').getByRole('link', { name: 'Zurück', exact: true }).click();
  await expect(page).toHaveURL(dashboard);

  const season = `${HOLIDAY}saison/`;
  await openHydrated(page, season);
  const mails = page.getByRole('heading', { name: 'Texte der E-Mails' }).locator('xpath=..');
  await mails.getByRole('link', { name: 'Buchungen' }).click();
  await expect(page.getByRole('group', { name: /^Eine Familie hat ihre Buchung bestätigt/ })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Zurück', exact: true }).click();
  await expect(page).toHaveURL(season);
  await mails.getByRole('link', { name: 'So kommen sie an' }).click();
  await expect(page.getByRole('heading', { name: 'Ferienprogramm, Buchungen' })).toBeInViewport();
  expect(await findViolations(page, 'main')).toEqual([]);
  await page.getByRole('link', { name: 'Texte ändern: Ferienprogramm, Warteliste und Verlosung' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Zurück', exact: true }).click();
  await expect(page).toHaveURL('/_shell/mails/');
});

test('all families of the season get a mail, after a preview that says how many they are', async ({
  page,
  editedSite: site,
  complaints,
}) => {
  test.setTimeout(120_000);
  // The preview comes with the status of a form that was not accepted yet.
  complaints.expect(/status of 422/);
  const { referenz: reference } = await bookByCall(page, site, 'Rundbrief');
  await confirmBooking(page, site, reference);
  await logInByCall(page, 'redaktion');
  await openHydrated(page, HOLIDAY);
  await page.getByRole('link', { name: 'Allen Familien der Saison schreiben' }).click();
  await page.getByLabel(/^Betreff/).fill('Helme nicht vergessen');
  await page.getByRole('textbox', { name: /^Nachricht/ }).fill('Bitte geben Sie Ihrem Kind einen Helm mit.');
  await page.getByRole('button', { name: 'Vorschau ansehen' }).click();
  const preview = page.getByRole('region', { name: 'Vorschau' });
  await expect(preview.getByText(/\d+ Famili(e bekommt|en bekommen) diese E-Mail/)).toBeVisible();
  await expect(preview.getByText(/Bitte geben Sie Ihrem Kind einen Helm mit/)).toBeVisible();
  expect(await findViolations(page, 'main')).toEqual([]);
  const sent = () => readMails(site, 'Helm mit').filter((mail) => mail.includes(familyMail('Rundbrief'))).length;
  expect(sent()).toBe(0);
  await page.getByRole('button', { name: 'So verschicken' }).click();
  await expect(page.getByRole('heading', { name: /^Die Nachricht ist an \d+ Famili/ })).toBeVisible();
  await expect.poll(sent).toBe(1);
});

test('a family corrects its address, and the dashboard of its event shows bill, log and contacts, on a phone', async ({
  page,
  editedSite: site,
  complaints,
}) => {
  test.setTimeout(120_000);
  complaints.expect(/status of 422/);
  await page.setViewportSize({ width: 390, height: 844 });
  const { referenz: reference, event } = await bookByCall(page, site, 'Umzug');
  await openHydrated(page, await confirmBooking(page, site, reference));
  await page.getByRole('link', { name: /^Alle Kinder, Termine/ }).click();
  const street = page.getByRole('textbox', { name: /^Straße und Hausnummer/ });
  const save = page.getByRole('button', { name: 'Anschrift und Telefon speichern' });
  await street.fill(' ');
  await save.press('Enter');
  await expect(street).toHaveAttribute('aria-invalid', 'true');
  await expect(
    page
      .getByRole('main')
      .getByText(/^Bitte geben Sie Ihre Straße mit Hausnummer an/)
      .last(),
  ).toBeVisible();
  expect(await findViolations(page, 'main')).toEqual([]);
  await street.fill('Neue Straße 7');
  await page.getByRole('textbox', { name: /^Telefon \(/ }).fill('0171 2345678');
  await save.press('Enter');
  await expect(page.getByRole('heading', { name: 'Anschrift und Telefon sind gespeichert.' })).toBeVisible();
  await expect(street).toHaveValue('Neue Straße 7');
  await page.getByRole('textbox', { name: /^Bemerkung/ }).fill('Kommt mit dem Rad');
  await page.getByRole('button', { name: /^Angaben speichern/ }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Die Angaben für Mia sind gespeichert.' })).toBeVisible();
  expect(await isNarrow(page)).toBe(true);

  await logInByCall(page, 'redaktion');
  await openHydrated(page, `${HOLIDAY}${event.id}/`);
  const overview = page.getByRole('region', { name: 'Auf einen Blick' });
  await expect(overview.getByText(/^\d+ (von \d+|ohne Grenze) belegt/)).toBeVisible();
  await expect(overview.getByRole('link', { name: 'Liste zum Drucken' })).toBeVisible();
  const line = page.getByRole('row', { name: /^Umzug, Mia/ });
  await expect(line.getByRole('link', { name: '0171 2345678' })).toBeVisible();
  await expect(line.getByText('Kommt mit dem Rad')).toBeVisible();
  await expect(line.getByText(reference)).toBeVisible();
  await expect(page.getByText(`Familie ${reference}: Anschrift und Telefon geändert`)).toBeVisible();
  await expect(page.getByText(`Familie ${reference}: Angaben zu Mia geändert: Bemerkung`)).toBeVisible();
  const confirmed = () =>
    readMails(site, 'bisher: Ringweg 1').filter((mail) => mail.includes(familyMail('Umzug'))).length;
  await expect.poll(confirmed, 'the family learns of it').toBe(1);
  expect(await findViolations(page, 'main')).toEqual([]);
  expect(await isNarrow(page)).toBe(true);
  await overview.getByRole('link', { name: 'Den Familien schreiben' }).press('Enter');
  await expect(page.getByText(/Famili(e hat|en haben) gebucht/)).toBeVisible();
});
