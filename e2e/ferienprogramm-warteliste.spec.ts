import { expect } from '@playwright/test';
import { addChild, field, fillContact, STEPS, stepButton } from './support/ferienprogramm.ts';
import { findViolations } from './support/find-violations.ts';
import { openHydrated } from './support/open-hydrated.ts';
import { test } from './support/test.ts';

test('eine ausgebuchte Veranstaltung: warten, nachsehen, die Liste verlassen', async ({ page }) => {
  test.setTimeout(90_000);
  await openHydrated(page, '/kinderferienprogramm/2/');
  await page.getByRole('link', { name: 'auf die Warteliste' }).click();
  await expect(page).toHaveURL(`${STEPS.kontakt}?id=2`);
  await fillContact(page, 'Warter');
  await page.getByRole('button', { name: 'Schritt 2: Kinder hinzufügen' }).click();
  await expect(page).toHaveURL(STEPS.kinder);
  await addChild(page, 'Mia', 'Warter', 9);
  await addChild(page, 'Ole', 'Warter', 5);
  await stepButton(page, 'Schritt 3: Programm auswählen').click();
  await page.getByRole('button', { name: /^Auf die Warteliste ?: Nachtwanderung/ }).click();
  await expect(page.getByRole('checkbox', { name: 'Ole Warter' }), 'too young').toHaveCount(0);
  const send = page.getByRole('button', { name: 'Auf die Warteliste setzen' });
  await send.click();
  await expect(page.getByText('Bitte wählen Sie mindestens ein Kind aus.').first()).toBeVisible();
  expect.soft(await findViolations(page), 'form').toEqual([]);
  await page.getByRole('checkbox', { name: 'Mia Warter' }).check();
  await field(page, 'valid').check();
  await send.click();
  await expect(page.getByRole('heading', { name: 'Sie stehen auf der Warteliste' })).toBeVisible();

  await page.getByRole('link', { name: /Platz auf der Warteliste ansehen/ }).click();
  await expect(page.getByRole('heading', { name: /^Sie stehen auf Platz \d+ der Warteliste$/ })).toBeVisible();
  expect.soft(await findViolations(page), 'private page').toEqual([]);
  await page.getByRole('button', { name: 'Warteliste verlassen' }).click();
  await expect(page.getByRole('heading', { name: 'Sie stehen nicht mehr auf der Warteliste' })).toBeVisible();
});

test('ein privater Link, den es nicht gibt, ist eine Seite, die es nicht gibt', async ({ page, complaints }) => {
  complaints.expect(/404/);
  for (const pfad of ['status', 'warteliste']) {
    const antwort = await page.goto(`/ferienprogramm-anmeldung/${pfad}/?token=erfunden`);
    expect(antwort?.status()).toBe(404);
  }
});
