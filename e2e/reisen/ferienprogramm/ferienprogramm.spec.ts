import { expect, type Page } from '@playwright/test';
import {
  addChild,
  addChildButton,
  assign,
  assignButton,
  birthday,
  bookButton,
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
import { findViolations } from '../../support/find-violations.ts';
import { readMails } from '../../support/mails.ts';
import { openHydrated } from '../../support/open-hydrated.ts';
import { test } from '../../support/test.ts';

const DANKE = 'Vielen Dank für Ihre Buchung. Wir werden uns in Kürze mit Ihnen in Verbindung setzen';
/** Of the season's settings. */
const ZAHLUNG = /schicken wir Ihnen eine Rechnung per E-Mail/;
const FEHLSCHLAG = 'Leider ist ein Fehler bei der Anfrage aufgetreten';
const KONTAKT_FEHLT = 'Ihre Kontaktdaten fehlen';
const BOOKING = /^\/api\/ferienprogramm\/anmeldung/;

const main = (page: Page) => page.getByRole('main');
const storage = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key), STORAGE_KEY);

test.afterEach(({ site }) => site.api.reset());

test.describe('am Telefon', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('von der Veranstaltung bis zur Bestätigung, dann über den privaten Link zurück', async ({ page, site }) => {
    test.setTimeout(120_000);
    const lookAt = async (what: string) => {
      expect.soft(await findViolations(page), what).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(wide, `${what}: wider than the screen`).toBeLessThanOrEqual(0);
    };
    await openHydrated(page, '/kinderferienprogramm/3/');
    await lookAt('event');
    await page.getByRole('link', { name: 'Zum Anmeldeformular' }).click();
    await expect(page).toHaveURL(`${STEPS.kontakt}?id=3`);
    await expect(field(page, 'plz')).toHaveValue('75334');
    await expect(field(page, 'plz')).toHaveAttribute('readonly', '');
    await expect(field(page, 'ort')).toHaveValue('Musterhardt');
    await fillContact(page, 'Weber');
    await lookAt('step 1');
    await page.getByRole('button', { name: 'Schritt 2: Kinder hinzufügen' }).click();

    await expect(page.getByRole('heading', { name: 'Schritt 2: Angaben zum Kind' })).toBeVisible();
    await expect(field(page, 'strasse')).toHaveValue('Hauptstraße 12');
    await expect(main(page).getByText('„Töpfern: Tiere aus Ton“')).toBeVisible();
    await expect(stepButton(page, 'Schritt 3: Programm auswählen')).toBeDisabled();
    await addChild(page, 'Mia', 'Weber', 8);
    await expect(field(page, 'vorname')).toHaveValue('');
    await expect(field(page, 'strasse')).toHaveValue('Hauptstraße 12');
    await addChild(page, 'Ole', 'Weber', 6);
    await expect(main(page).getByText(birthday(6))).toBeVisible();
    await lookAt('step 2');
    await stepButton(page, 'Schritt 3: Programm auswählen').click();

    await expect(page).toHaveURL(STEPS.programm);
    await expect(stepButton(page, 'Letzter Schritt: Angaben bestätigen')).toBeDisabled();
    await field(page, 'kind').selectOption({ label: 'Mia Weber' });
    await expect(event(page, 'Töpfern'), 'the event the visitor came from').toBeChecked();
    await expect(main(page).getByText('8,00 € + 3,00 € Bearbeitungsgebühr je Kind = 11,00 €')).toBeVisible();
    await expect(event(page, 'Nachtwanderung'), 'a full event').toHaveCount(0);
    await expect(event(page, 'Ein Tag bei der Jugendfeuerwehr'), 'an event for older children').toHaveCount(0);
    await lookAt('step 3');
    await assign(page, 'Mia Weber', ['Auftaktfest']);
    await assign(page, 'Ole Weber', ['Auftaktfest']);
    await stepButton(page, 'Letzter Schritt: Angaben bestätigen').click();

    await expect(page).toHaveURL(STEPS.bestaetigen);
    const kosten = page.getByRole('table', { name: 'Kosten' });
    // 8.00 for Mia's pottery; 2 × 3.00 and 3 × 0.50 fees.
    await expect(kosten.getByRole('row', { name: /^Veranstaltungen/ })).toContainText('8,00 €');
    await expect(kosten.getByRole('row', { name: /^Gebühren/ })).toContainText('7,50 €');
    await expect(kosten.getByRole('row', { name: /^Gesamt/ })).toContainText('15,50 €');
    await expect(main(page).getByText(ZAHLUNG)).toBeVisible();
    await lookAt('last step');
    await bookButton(page).click();
    await expect(field(page, 'valid')).toHaveAttribute('aria-invalid', 'true');
    await expect(main(page).getByText('Bitte bestätigen Sie unsere Datenschutzerklärung.').first()).toBeVisible();
    await field(page, 'valid').check();
    await bookButton(page).click();

    await expect(page.getByRole('heading', { name: 'Danke!' })).toBeVisible();
    await expect(page.getByText(DANKE)).toBeVisible();
    await expect(main(page).getByText(ZAHLUNG)).toBeVisible();
    await lookAt('success');
    const referenz = /[A-Z]{2}-\d{4}-\d{4,}/.exec((await main(page).textContent()) ?? '')?.[0] ?? '';
    expect(referenz).not.toBe('');
    expect(await storage(page)).toBeNull();
    await expect.poll(() => readMails(site, referenz).length).toBe(1);

    const privat =
      (await page.getByRole('link', { name: 'Buchung ansehen oder stornieren' }).getAttribute('href')) ?? '';
    await page.getByRole('link', { name: 'Zurück zum Formular' }).click();
    await expect(page).toHaveURL(STEPS.kontakt);
    await expect(field(page, 'vorname')).toHaveValue('');

    await openHydrated(page, privat);
    await expect(page.getByRole('heading', { name: `Buchung ${referenz}` })).toBeVisible();
    await expect(main(page).getByText(ZAHLUNG)).toBeVisible();
    await lookAt('private page');
    await page.getByRole('button', { name: /^Stornieren ?: „Töpfern/ }).click();
    await lookAt('question');
    await page.getByRole('button', { name: 'Ja, stornieren' }).click();
    await expect(page.getByText('„Töpfern: Tiere aus Ton“ für Mia wurde storniert.')).toBeVisible();
    // 2 × 3.00 and 2 × 0.50 are left.
    await expect(main(page).getByText('7,00 €').last()).toBeVisible();
    await openHydrated(page, privat);
    await expect(main(page).getByText('storniert', { exact: true })).toHaveCount(1);
  });
});

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
  await field(page, 'strasse').fill('');
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
  await assignButton(page).click();
  await expect(main(page).getByText('Bitte wählen Sie ein Kind aus.').first()).toBeVisible();
  await field(page, 'kind').selectOption({ label: 'Mia Wechsel' });
  await assignButton(page).click();
  await expect(main(page).getByText('Bitte wählen Sie mindestens eine Veranstaltung aus.').first()).toBeVisible();

  await event(page, 'Töpfern').check();
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

test('der letzte Platz: Geschwister teilen ihn nicht, und wer zu spät kommt, erfährt es', async ({
  page,
  complaints,
  site,
}) => {
  complaints.expect(/409/);
  // One place is left for children from 7 to 12.
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

  const fremde = { vorname: 'Jan', name: 'Früh', strasse: 'Ringweg 1', plz: '75334', ort: 'Musterhardt' };
  const geburtstag = birthday(8).split('.').reverse().join('-');
  const erste = await page.request.post('/api/ferienprogramm/anmeldung', {
    headers: { origin: site.url },
    data: {
      kontakt: { ...fremde, email: 'jan@post.example', telefon: '' },
      kinder: [{ ...fremde, geburtstag, geschlecht: 'männlich', bemerkung: '', veranstaltungen: [{ id: 5 }] }],
      kosten: { veranstaltungen: 6.5, gebuehren: 3.5, gesamt: 10 },
      route: STEPS.bestaetigen,
    },
  });
  expect(erste.status()).toBe(201);

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

test('fällt der Server beim letzten Klick aus, bleibt alles da, und gebucht wird einmal', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/503/);
  await goToLastStep(page, 'Geduld', ['Auftaktfest']);
  await field(page, 'valid').check();
  site.api.fail(BOOKING, 503);
  await bookButton(page).click();
  await expect(main(page).getByText(FEHLSCHLAG)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Mia Geduld' })).toBeVisible();
  await expect(field(page, 'valid')).toBeChecked();
  await site.api.reset();
  await bookButton(page).click();
  await expect(page.getByRole('heading', { name: 'Danke!' })).toBeVisible();
  expect(site.api.seen.filter((path) => BOOKING.test(path))).toHaveLength(1);
});

test('wer die Falle ausfüllt, bucht nichts', async ({ page, site }) => {
  await goToLastStep(page, 'Falle', ['Auftaktfest']);
  await field(page, 'valid').check();
  await page.evaluate(() => {
    const trap = document.querySelector<HTMLInputElement>('main [name="firma"]');
    if (trap) trap.value = 'Robot GmbH';
  });
  await bookButton(page).click();
  await expect(main(page).getByText(FEHLSCHLAG)).toBeVisible();
  expect(site.api.seen.filter((path) => BOOKING.test(path))).toHaveLength(0);
});

test('nur mit der Tastatur', async ({ page }) => {
  test.setTimeout(90_000);
  const tabTo = async (isThere: () => Promise<boolean>) => {
    for (let stop = 0; stop < 60 && !(await isThere()); stop += 1) await page.keyboard.press('Tab');
    expect(await isThere()).toBe(true);
  };
  const named = (name: string) => () => page.evaluate((n) => document.activeElement?.getAttribute('name') === n, name);
  const saying = (text: string) => () =>
    page.evaluate(
      (t) => document.activeElement?.textContent?.trim() === t && !document.activeElement.closest('nav'),
      text,
    );
  const type = async (name: string, text: string) => {
    await tabTo(named(name));
    await page.keyboard.type(text);
  };
  const press = async (text: string, key = 'Enter') => {
    await tabTo(saying(text));
    await page.keyboard.press(key);
  };
  await openHydrated(page, STEPS.kontakt);
  await type('vorname', 'Otto');
  await type('name', 'Taste');
  await type('strasse', 'Ringweg 3');
  await type('email', 'otto@post.example');
  await press('Schritt 2: Kinder hinzufügen');
  await expect(page).toHaveURL(STEPS.kinder);
  await expect(field(page, 'vorname')).toBeVisible();
  await type('vorname', 'Mia');
  await type('name', 'Taste');
  await type('geburtstag', birthday(8));
  await type('geschlecht', 'w');
  await press('Kind hinzufügen');
  await expect(page.getByText('Mia wurde hinzugefügt.')).toBeVisible();
  await press('Schritt 3: Programm auswählen');
  await expect(page).toHaveURL(STEPS.programm);
  await expect(field(page, 'kind')).toBeVisible();
  await type('kind', 'M');
  await tabTo(named('veranstaltungen'));
  await page.keyboard.press('Space');
  await press('Ausgewählte Veranstaltungen dem Kind zuweisen');
  await expect(page.getByText('Veranstaltungen wurden erfolgreich zugeordnet.')).toBeVisible();
  await press('Letzter Schritt: Angaben bestätigen');
  await expect(page).toHaveURL(STEPS.bestaetigen);
  await expect(bookButton(page)).toBeVisible();
  await tabTo(named('valid'));
  await page.keyboard.press('Space');
  await press('Zahlungspflichtig anmelden');
  await expect(page.getByRole('heading', { name: 'Danke!' })).toBeVisible();
});

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
