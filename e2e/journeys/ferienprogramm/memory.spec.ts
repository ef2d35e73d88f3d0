import { expect } from '@playwright/test';
import {
  addChild,
  addChildButton,
  assignButton,
  bookButton,
  confirmBooking,
  event,
  familyMail,
  field,
  fillChild,
  fillContact,
  giveContact,
  goToLastStep,
  STEPS,
  STORAGE_KEY,
  stepButton,
} from '../../support/ferienprogramm.ts';
import { openHydrated, waitForHydration } from '../../support/pages/open-hydrated.ts';
import { test } from '../../support/test.ts';

const CONTACT_MISSING = 'Ihre Kontaktdaten fehlen';

test('browser storage: reloading any step and going back lose nothing', async ({ page }) => {
  await openHydrated(page, STEPS.kontakt);
  await fillContact(page, 'Treu');
  await openHydrated(page, STEPS.kontakt);
  await expect(field(page, 'email'), 'half a step').toHaveValue(familyMail('Treu'));
  await page.getByRole('button', { name: 'Schritt 2: Kinder hinzufügen' }).click();
  await expect(page).toHaveURL(STEPS.kinder);
  await fillChild(page, 'Mia', 'Treu', 8);
  await openHydrated(page, STEPS.kinder);
  await expect(field(page, 'vorname')).toHaveValue('Mia');
  await addChildButton(page).click();
  await expect(page.getByText('Mia wurde hinzugefügt.')).toBeVisible();
  await openHydrated(page, STEPS.programm);
  await field(page, 'kind').selectOption({ label: 'Mia Treu' });
  await event(page, 'Auftaktfest').check();
  await openHydrated(page, STEPS.programm);
  await expect(event(page, 'Auftaktfest'), 'ticked, not assigned yet').toBeChecked();
  await assignButton(page).click();
  await expect(page.getByText('Veranstaltungen wurden erfolgreich zugeordnet.')).toBeVisible();
  await openHydrated(page, STEPS.bestaetigen);
  await expect(page.getByRole('heading', { name: 'Mia Treu' })).toBeVisible();
  for (const step of [STEPS.programm, STEPS.kinder]) {
    await page.goBack();
    await expect(page).toHaveURL(step);
    await waitForHydration(page);
  }
  await openHydrated(page, STEPS.kontakt);
  await expect(field(page, 'vorname')).toHaveValue('Anna');
});

test('browser storage: invalid entries are dropped, and blocked storage works without reloading', async ({ page }) => {
  await giveContact(page, 'Bastler');
  for (const broken of ['{"kontakt":', '[]', '{"kontakt":{"vorname":7},"kinder":"viele"}']) {
    await page.evaluate(([key, value]) => sessionStorage.setItem(key!, value!), [STORAGE_KEY, broken]);
    await openHydrated(page, STEPS.kinder);
    await expect(page.getByRole('main').getByText(CONTACT_MISSING)).toBeVisible();
  }
  await page.addInitScript(() => {
    for (const name of ['getItem', 'setItem'] as const) {
      Storage.prototype[name] = () => {
        throw new DOMException('denied', 'SecurityError');
      };
    }
  });
  await giveContact(page, 'Bastler');
  await expect(page.getByRole('heading', { name: 'Ihr Browser speichert Ihre Angaben nicht' })).toBeVisible();
  await addChild(page, 'Mia', 'Bastler', 8);
  await expect(stepButton(page, 'Schritt 3: Programm auswählen')).toBeEnabled();
});

test('two tabs are two registrations; the same child is confirmed only once, and the page says so', async ({
  page,
  context,
  site,
}) => {
  const second = await context.newPage();
  await goToLastStep(page, 'Doppelt', ['Auftaktfest']);
  await openHydrated(second, STEPS.kinder);
  await expect(second.getByRole('main').getByText(CONTACT_MISSING)).toBeVisible();
  await goToLastStep(second, 'Doppelt', ['Auftaktfest']);
  const numbers: string[] = [];
  for (const window of [page, second]) {
    await field(window, 'valid').check();
    await bookButton(window).click();
    // Existing bookings of a child are not revealed: an unconfirmed booking is not checked against others.
    await expect(window.getByRole('heading', { name: 'Danke!' })).toBeVisible();
    numbers.push(/FP-\d{4}-\d+/.exec((await window.getByRole('main').textContent()) ?? '')?.[0] ?? '');
  }
  const [first = '', secondOne = ''] = numbers;
  await confirmBooking(page, site, first);
  await expect(page.getByText('nicht noch einmal gebucht')).toHaveCount(0);
  await confirmBooking(page, site, secondOne);
  await expect(page.getByRole('main').getByText('Diese Plätze haben wir nicht noch einmal gebucht')).toBeVisible();
  await expect(page.getByRole('main').getByText(/Mia .*„Auftaktfest/)).toBeVisible();
});
