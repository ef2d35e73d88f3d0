import { expect, type Page } from '@playwright/test';
import { familyMail, field, fillContact, STEPS } from '../../support/ferienprogramm.ts';
import { test } from '../../support/test.ts';

const main = (page: Page) => page.getByRole('main');

test.describe('ohne JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('die Liste lässt sich filtern, und die Anmeldung sagt, was ihr fehlt', async ({ page, complaints }) => {
    // The first step has no call that takes a form.
    complaints.expect(/415/);
    await page.goto('/kinderferienprogramm/');
    const karten = main(page).getByRole('article');
    const alle = await karten.count();
    expect(alle).toBeGreaterThanOrEqual(24);
    await main(page).getByLabel('Preis').selectOption('0');
    await main(page).getByLabel('Nur mit freien Plätzen').check();
    await main(page).getByRole('button', { name: 'Auswahl anzeigen' }).click();
    await expect(page).toHaveURL(/preis=0/);
    const passende = await karten.count();
    expect(passende).toBeGreaterThan(0);
    expect(passende).toBeLessThan(alle);
    for (const karte of await karten.all()) {
      await expect(karte).toContainText('0,00 €');
      await expect(karte).not.toContainText('ausgebucht');
    }

    await page.goto('/kinderferienprogramm/2/');
    await expect(page.getByRole('heading', { name: 'Diese Veranstaltung ist bereits ausgebucht' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Zum Anmeldeformular' })).toHaveCount(0);
    await page.goto('/kinderferienprogramm/1/');
    await expect(main(page).getByText('keine Einschränkung')).toHaveCount(2);
    await page.goto(STEPS.kontakt);
    // Text searches leave `noscript` out.
    await expect(main(page).locator('noscript').getByRole('heading')).toHaveText('Die Anmeldung braucht JavaScript');
    await fillContact(page, 'Ohne');
    await page.getByRole('button', { name: 'Schritt 2: Kinder hinzufügen' }).click();
    await expect(page.getByRole('heading', { name: 'Die Anmeldung war noch nicht geladen' })).toBeVisible();
    await expect(main(page).getByText(/Melden Sie sich dann bitte im Rathaus an, Telefon \d/)).toBeVisible();
    await expect(field(page, 'email'), 'nothing typed is lost').toHaveValue(familyMail('Ohne'));
  });
});
