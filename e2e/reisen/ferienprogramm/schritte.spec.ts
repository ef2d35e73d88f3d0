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
import { findViolations } from '../../support/find-violations.ts';
import { openHydrated } from '../../support/open-hydrated.ts';
import { test } from '../../support/test.ts';

const KONTAKT_FEHLT = 'Ihre Kontaktdaten fehlen';

const main = (page: Page) => page.getByRole('main');

test.describe('was fehlt, sagt der Schritt', () => {
  for (const step of ['kinder', 'programm', 'bestaetigen'] as const) {
    test(`${step} ohne Kontaktdaten`, async ({ page }) => {
      await openHydrated(page, STEPS[step]);
      await expect(page.getByRole('heading', { name: 'Fehler' })).toBeVisible();
      await expect(main(page).getByText(KONTAKT_FEHLT)).toBeVisible();
      expect.soft(await findViolations(page)).toEqual([]);
      await main(page).getByRole('link', { name: 'Kontaktdaten eintragen' }).click();
      await expect(page).toHaveURL(STEPS.kontakt);
    });
  }

  test('programm und bestaetigen ohne Kinder, bestaetigen ohne Veranstaltungen', async ({ page }) => {
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

test('jede Pflichtangabe wird genannt', async ({ page }) => {
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
  // The surname of the contact data is there already.
  await expect(field(page, 'name')).toHaveValue('Pflicht');
  for (const name of ['name', 'strasse']) await field(page, name).fill('');
  await field(page, 'vorname').press('Enter');
  for (const [name, feld] of [
    ['vorname', 'Vorname'],
    ['name', 'Name'],
    ['strasse', 'Straße'],
    ['geburtstag', 'Geburtstag'],
    ['geschlecht', 'Geschlecht'],
  ] as const) {
    await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(`${feld} ist ein Pflichtfled\\.`));
  }
});

test('ein Kind ohne passende Veranstaltung lässt sich nicht hinzufügen', async ({ page }) => {
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

test('zuweisen, ersetzen, entfernen; gleichzeitige Veranstaltungen nicht', async ({ page }) => {
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
  await expect(page.getByText(/^1 gewählt für Mia – 11,50\s€$/), 'in view wherever the list is').toBeInViewport({
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
  const karte = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Mia Wechsel' }) });
  await expect(karte).toContainText('8,00 €');

  await field(page, 'kind').selectOption({ label: 'Mia Wechsel' });
  await expect(event(page, 'Töpfern')).toBeChecked();
  await event(page, 'Töpfern').uncheck();
  await assignButton(page).click();
  await expect(page.getByText('Veranstaltungen wurden entfernt.')).toBeVisible();
  await expect(karte).toContainText('Noch keine Veranstaltung zugewiesen.');
  await expect(stepButton(page, 'Letzter Schritt: Angaben bestätigen')).toBeDisabled();
});
