import { expect, type Page } from '@playwright/test';
import {
  addChild,
  assign,
  birthday,
  bookButton,
  event,
  field,
  giveContact,
  goToLastStep,
  STEPS,
  stepButton,
} from '../../support/ferienprogramm.ts';
import { test } from '../../support/test.ts';

const FAILURE = 'Leider ist ein Fehler bei der Anfrage aufgetreten';
const BOOKING = /^\/api\/ferienprogramm\/anmeldung/;

const main = (page: Page) => page.getByRole('main');

test.afterEach(({ site }) => site.api.reset());

test('the last place is not given to two siblings, and latecomers learn that it is taken', async ({
  page,
  complaints,
  site,
}) => {
  complaints.expect(/409/);
  // One place is left for children aged 7 to 12.
  await giveContact(page, 'Spät');
  await addChild(page, 'Mia', 'Spät', 8);
  await addChild(page, 'Ida', 'Spät', 9);
  await stepButton(page, 'Schritt 3: Programm auswählen').click();
  await assign(page, 'Mia Spät', ['Brotbacken']);
  await field(page, 'kind').selectOption({ label: 'Ida Spät' });
  await expect(event(page, 'Auftaktfest')).toBeVisible();
  await expect(event(page, 'Brotbacken'), 'held by the sister').toHaveCount(0);
  await assign(page, 'Ida Spät', ['Auftaktfest']);
  await stepButton(page, 'Letzter Schritt: Angaben bestätigen').click();
  await expect(bookButton(page)).toBeVisible();

  const foreign = { vorname: 'Jan', name: 'Früh', strasse: 'Ringweg 1', plz: '75334', ort: 'Musterhardt' };
  const geburtstag = birthday(8).split('.').reverse().join('-');
  const first = await page.request.post('/api/ferienprogramm/anmeldung', {
    headers: { origin: site.url },
    data: {
      kontakt: { ...foreign, email: 'jan@post.example', telefon: '' },
      kinder: [{ ...foreign, geburtstag, geschlecht: 'männlich', bemerkung: '', veranstaltungen: [{ id: 5 }] }],
      kosten: { veranstaltungen: 6.5, gebuehren: 3.5, gesamt: 10 },
      route: STEPS.bestaetigen,
    },
  });
  expect(first.status()).toBe(201);

  await field(page, 'valid').check();
  await bookButton(page).click();
  await expect(page.getByRole('heading', { name: 'Es wurde noch nichts gebucht' })).toBeVisible();
  await expect(main(page).getByText('Mia: „Brotbacken im alten Backhaus“ ist inzwischen ausgebucht.')).toBeVisible();
  await main(page).getByRole('link', { name: 'Programm ändern' }).click();
  await expect(main(page).getByText(/„Brotbacken im alten Backhaus“ ist inzwischen ausgebucht/)).toBeVisible();
  await assign(page, 'Mia Spät', ['Auftaktfest']);
  await stepButton(page, 'Letzter Schritt: Angaben bestätigen').click();
  await field(page, 'valid').check();
  await bookButton(page).click();
  await expect(page.getByRole('heading', { name: 'Danke!' })).toBeVisible();
});

test('keeps the input when the server fails on the last click, and books once', async ({ page, site, complaints }) => {
  complaints.expect(/503/);
  await goToLastStep(page, 'Geduld', ['Auftaktfest']);
  await field(page, 'valid').check();
  site.api.fail(BOOKING, 503);
  await bookButton(page).click();
  await expect(main(page).getByText(FAILURE)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Mia Geduld' })).toBeVisible();
  await expect(field(page, 'valid')).toBeChecked();
  await site.api.reset();
  await bookButton(page).click();
  await expect(page.getByRole('heading', { name: 'Danke!' })).toBeVisible();
  expect(site.api.seen.filter((path) => BOOKING.test(path))).toHaveLength(1);
});

test('nothing is booked when the honeypot is filled in', async ({ page, site }) => {
  await goToLastStep(page, 'Falle', ['Auftaktfest']);
  await field(page, 'valid').check();
  await page.evaluate(() => {
    const trap = document.querySelector<HTMLInputElement>('main [name="firma"]');
    if (trap) trap.value = 'Robot GmbH';
  });
  await bookButton(page).click();
  await expect(main(page).getByText(FAILURE)).toBeVisible();
  expect(site.api.seen.filter((path) => BOOKING.test(path))).toHaveLength(0);
});
