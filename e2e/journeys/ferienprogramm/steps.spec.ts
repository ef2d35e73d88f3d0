import { expect, type Page } from '@playwright/test';
import {
  addChild,
  addChildButton,
  assignButton,
  event,
  field,
  fillChild,
  fillContact,
  giveContact,
  STEPS,
  stepButton,
} from '../../support/ferienprogramm.ts';
import { findViolations } from '../../support/pages/find-violations.ts';
import { openHydrated } from '../../support/pages/open-hydrated.ts';
import { test } from '../../support/test.ts';

const CONTACT_MISSING = 'Ihre Kontaktdaten fehlen';

const main = (page: Page) => page.getByRole('main');

test.describe('each step names missing data', () => {
  for (const step of ['kinder', 'programm', 'bestaetigen'] as const) {
    test(`${step} without contact data`, async ({ page }) => {
      await openHydrated(page, STEPS[step]);
      await expect(page.getByRole('heading', { name: 'Fehler' })).toBeVisible();
      await expect(main(page).getByText(CONTACT_MISSING)).toBeVisible();
      expect.soft(await findViolations(page)).toEqual([]);
      await main(page).getByRole('link', { name: 'Kontaktdaten eintragen' }).click();
      await expect(page).toHaveURL(STEPS.kontakt);
    });
  }

  test('`programm` and `bestaetigen` without children, `bestaetigen` without events', async ({ page }) => {
    await giveContact(page, 'Lücke');
    for (const step of ['programm', 'bestaetigen'] as const) {
      await openHydrated(page, STEPS[step]);
      await expect(main(page).getByText('Es wurden keine Kinder hinzugefügt')).toBeVisible();
    }
    await main(page).getByRole('link', { name: 'Kinder hinzufügen' }).click();
    await expect(page).toHaveURL(STEPS.kinder);
    await addChild(page, 'Mia', 'Lücke', 8);
    await openHydrated(page, STEPS.bestaetigen);
    await expect(main(page).getByText('Nicht allen Kindern wurden Veranstaltungen zugewiesen!')).toBeVisible();
    await main(page).getByRole('link', { name: 'Programm auswählen' }).click();
    await expect(page).toHaveURL(STEPS.programm);
  });
});

test('every required field is named', async ({ page }) => {
  await openHydrated(page, STEPS.kontakt);
  await page.getByRole('button', { name: 'Schritt 2: Kinder hinzufügen' }).click();
  for (const name of ['vorname', 'name', 'strasse', 'email']) {
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
  }
  await fillContact(page, 'Pflicht');
  await field(page, 'email').fill('anna@');
  await page.getByRole('button', { name: 'Schritt 2: Kinder hinzufügen' }).click();
  await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'vorname')).not.toHaveAttribute('aria-invalid', 'true');
  await field(page, 'email').fill('anna@post.example');
  await page.getByRole('button', { name: 'Schritt 2: Kinder hinzufügen' }).click();
  await expect(page).toHaveURL(STEPS.kinder);

  await expect(addChildButton(page)).toBeDisabled();
  // The surname is prefilled from the contact data.
  await expect(field(page, 'name')).toHaveValue('Pflicht');
  for (const name of ['name', 'strasse']) await field(page, name).fill('');
  await field(page, 'vorname').press('Enter');
  for (const [name, formField] of [
    ['vorname', 'Vorname'],
    ['name', 'Name'],
    ['strasse', 'Straße'],
    ['geburtstag', 'Geburtstag'],
    ['geschlecht', 'Geschlecht'],
  ] as const) {
    await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(`${formField} ist ein Pflichtfled\\.`));
  }
});

test('a child without a suitable event cannot be added', async ({ page }) => {
  await giveContact(page, 'Zukunft');
  await fillChild(page, 'Opa', 'Zukunft', 8);
  await expect(addChildButton(page)).toBeEnabled();
  await field(page, 'geburtstag').fill('32.13.2017');
  await field(page, 'vorname').press('Enter');
  await expect(page.getByText('Dieses Datum gibt es nicht.').first()).toBeVisible();
  await field(page, 'geburtstag').fill('01.01.2190');
  await expect(
    page.getByText(
      'Es wurden keine passenden Veranstaltungen für dieses Alter gefunden oder die Veranstaltungen sind bereits ausgebucht.',
    ),
  ).toBeVisible();
  await expect(addChildButton(page)).toBeDisabled();
  await field(page, 'vorname').press('Enter');
  await expect(page.getByText('Der Geburtstag darf nicht in der Zukunft liegen.').first()).toBeVisible();
  await expect(main(page).getByText('Kind entfernen')).toHaveCount(0);
});

test('assigns, replaces and removes events; overlapping ones are refused', async ({ page }) => {
  await giveContact(page, 'Wechsel');
  await addChild(page, 'Mia', 'Wechsel', 7);
  await stepButton(page, 'Schritt 3: Programm auswählen').click();
  await expect(field(page, 'kind'), 'the first child is chosen').toHaveValue('0');
  await field(page, 'kind').selectOption('');
  await assignButton(page).click();
  await expect(main(page).getByText('Bitte wählen Sie ein Kind aus.').first()).toBeVisible();
  await field(page, 'kind').selectOption({ label: 'Mia Wechsel' });
  await assignButton(page).click();
  await expect(main(page).getByText('Bitte wählen Sie mindestens eine Veranstaltung aus.').first()).toBeVisible();

  await event(page, 'Töpfern').check();
  await expect(
    page.getByText(/^1 gewählt für Mia – 11,50\s€ mit Gebühren$/),
    'in view wherever the list is',
  ).toBeInViewport({
    ratio: 1,
  });
  await event(page, 'Märchenspaziergang').check();
  await assignButton(page).click();
  await expect(
    main(page)
      .getByText(/finden zur gleichen Zeit statt/)
      .first(),
  ).toBeVisible();
  await event(page, 'Märchenspaziergang').uncheck();
  await assignButton(page).click();
  await expect(page.getByText('Veranstaltungen wurden erfolgreich zugeordnet.')).toBeVisible();
  await expect(field(page, 'kind')).toHaveValue('');
  const card = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Mia Wechsel' }) });
  await expect(card).toContainText('8,00 €');

  await field(page, 'kind').selectOption({ label: 'Mia Wechsel' });
  await expect(event(page, 'Töpfern')).toBeChecked();
  await event(page, 'Töpfern').uncheck();
  await assignButton(page).click();
  await expect(page.getByText('Veranstaltungen wurden entfernt.')).toBeVisible();
  await expect(card).toContainText('Noch keine Veranstaltung zugewiesen.');
  await expect(stepButton(page, 'Letzter Schritt: Angaben bestätigen')).toBeDisabled();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('after an assignment the view stays at the message above the next child, not in the footer', async ({
    page,
  }) => {
    await giveContact(page, 'Handy');
    await addChild(page, 'Mia', 'Handy', 8);
    await addChild(page, 'Max', 'Handy', 9);
    await stepButton(page, 'Schritt 3: Programm auswählen').click();
    for (const [firstName, next] of [
      ['Mia', 'Wählen Sie als Nächstes für Max.'],
      ['Max', 'Weiter: Angaben bestätigen'],
    ] as const) {
      await expect(page.getByText(`0 gewählt für ${firstName}`)).toBeVisible();
      await event(page, 'Auftaktfest').check();
      // The bar covers at most a tenth of the screen.
      const bar = await assignButton(page).locator('xpath=..').boundingBox();
      expect(bar?.height).toBeLessThanOrEqual(84.5);
      // Scrolls to the end of the list, near the footer.
      await page.getByRole('checkbox').last().scrollIntoViewIfNeeded();
      await assignButton(page).click();
      const news = main(page).getByRole('status').filter({ hasText: 'Veranstaltungen wurden erfolgreich zugeordnet.' });
      await expect(news).toContainText(`${firstName}: „`);
      await expect(news.getByText(next)).toBeInViewport({ ratio: 1 });
      await expect(field(page, 'kind')).toBeInViewport();
      await expect(page.getByRole('contentinfo')).not.toBeInViewport();
    }
    await page.getByRole('link', { name: 'Weiter: Angaben bestätigen' }).click();
    await expect(page).toHaveURL(STEPS.bestaetigen);
  });
});
