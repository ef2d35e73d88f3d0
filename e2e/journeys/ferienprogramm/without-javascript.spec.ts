import { expect, type Page } from '@playwright/test';
import { familyMail, field, fillContact, STEPS } from '../../support/ferienprogramm.ts';
import { test } from '../../support/test.ts';

const main = (page: Page) => page.getByRole('main');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list can be filtered, and the registration says what it requires', async ({ page, complaints }) => {
    // The first step's call does not accept forms.
    complaints.expect(/415/);
    await page.goto('/kinderferienprogramm/');
    const cards = main(page).getByRole('article');
    const all = await cards.count();
    expect(all).toBeGreaterThanOrEqual(24);
    await main(page).getByLabel('Preis').selectOption('0');
    await main(page).getByLabel('Nur mit freien Plätzen').check();
    await main(page).getByRole('button', { name: 'Filtern' }).click();
    await expect(page).toHaveURL(/preis=0/);
    const matching = await cards.count();
    expect(matching).toBeGreaterThan(0);
    expect(matching).toBeLessThan(all);
    for (const card of await cards.all()) {
      await expect(card).toContainText('0,00 €');
      await expect(card).not.toContainText('ausgebucht');
    }

    await page.goto('/kinderferienprogramm/2/');
    await expect(page.getByRole('heading', { name: 'Diese Veranstaltung ist bereits ausgebucht' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Zum Anmeldeformular' })).toHaveCount(0);
    await page.goto('/kinderferienprogramm/1/');
    await expect(main(page).getByText('keine Einschränkung')).toHaveCount(2);
    await page.goto(STEPS.kontakt);
    // Text searches ignore `noscript`.
    await expect(main(page).locator('noscript').getByRole('heading')).toHaveText('Die Anmeldung braucht JavaScript');
    await fillContact(page, 'Ohne');
    await page.getByRole('button', { name: 'Schritt 2: Kinder hinzufügen' }).click();
    await expect(page.getByRole('heading', { name: 'Die Anmeldung war noch nicht geladen' })).toBeVisible();
    await expect(main(page).getByText(/Melden Sie sich dann bitte im Rathaus an, Telefon \d/)).toBeVisible();
    await expect(field(page, 'email'), 'nothing typed is lost').toHaveValue(familyMail('Ohne'));
  });
});
