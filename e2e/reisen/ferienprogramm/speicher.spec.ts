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
import { openHydrated, waitForHydration } from '../../support/open-hydrated.ts';
import { test } from '../../support/test.ts';

const KONTAKT_FEHLT = 'Ihre Kontaktdaten fehlen';

test('der Speicher des Browsers: Neuladen in jedem Schritt und der Weg zurück verlieren nichts', async ({ page }) => {
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
  for (const schritt of [STEPS.programm, STEPS.kinder]) {
    await page.goBack();
    await expect(page).toHaveURL(schritt);
    await waitForHydration(page);
  }
  await openHydrated(page, STEPS.kontakt);
  await expect(field(page, 'vorname')).toHaveValue('Anna');
});

test('der Speicher des Browsers, verändert: was nicht passt, fehlt; verboten: es geht ohne Neuladen', async ({
  page,
}) => {
  await giveContact(page, 'Bastler');
  for (const kaputt of ['{"kontakt":', '[]', '{"kontakt":{"vorname":7},"kinder":"viele"}']) {
    await page.evaluate(([key, value]) => sessionStorage.setItem(key!, value!), [STORAGE_KEY, kaputt]);
    await openHydrated(page, STEPS.kinder);
    await expect(page.getByRole('main').getByText(KONTAKT_FEHLT)).toBeVisible();
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

test('zwei Fenster sind zwei Anmeldungen; fest wird dasselbe Kind nur einmal, und die Seite sagt es', async ({
  page,
  context,
  site,
}) => {
  const zweites = await context.newPage();
  await goToLastStep(page, 'Doppelt', ['Auftaktfest']);
  await openHydrated(zweites, STEPS.kinder);
  await expect(zweites.getByRole('main').getByText(KONTAKT_FEHLT)).toBeVisible();
  await goToLastStep(zweites, 'Doppelt', ['Auftaktfest']);
  const nummern: string[] = [];
  for (const fenster of [page, zweites]) {
    await field(fenster, 'valid').check();
    await bookButton(fenster).click();
    // Nobody is told here what a child has: until its mail is answered a booking looks at no other.
    await expect(fenster.getByRole('heading', { name: 'Danke!' })).toBeVisible();
    nummern.push(/FP-\d{4}-\d+/.exec((await fenster.getByRole('main').textContent()) ?? '')?.[0] ?? '');
  }
  const [erste = '', zweite = ''] = nummern;
  await confirmBooking(page, site, erste);
  await expect(page.getByText('nicht noch einmal gebucht')).toHaveCount(0);
  await confirmBooking(page, site, zweite);
  await expect(page.getByRole('main').getByText('Diese Plätze haben wir nicht noch einmal gebucht')).toBeVisible();
  await expect(page.getByRole('main').getByText(/Mia .*„Auftaktfest/)).toBeVisible();
});
