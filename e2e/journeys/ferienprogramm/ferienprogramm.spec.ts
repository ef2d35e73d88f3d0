import { expect, type Page } from '@playwright/test';
import {
  addChild,
  addChildButton,
  assign,
  birthday,
  bookButton,
  event,
  familyMail,
  field,
  fillChild,
  fillContact,
  STEPS,
  STORAGE_KEY,
  stepButton,
} from '../../support/ferienprogramm.ts';
import { readMails } from '../../support/mails.ts';
import { findViolations } from '../../support/pages/find-violations.ts';
import { openHydrated } from '../../support/pages/open-hydrated.ts';
import { test } from '../../support/test.ts';

const DANKE = 'Vielen Dank für Ihre Buchung. Wir werden uns in Kürze mit Ihnen in Verbindung setzen';
/** Payment text from the season's settings. */
const PAYMENT = /auf Ihrer Buchungsseite eine Rechnung/;

const main = (page: Page) => page.getByRole('main');
const storage = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key), STORAGE_KEY);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('books from the event to the confirmation, then returns through the private link', async ({ page, site }) => {
    test.setTimeout(240_000);
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
    await fillChild(page, 'Ole', 'Weber', 6);
    await page.getByRole('checkbox', { name: 'Gleich für „Töpfern: Tiere aus Ton“ anmelden' }).uncheck();
    await addChildButton(page).click();
    await expect(page.getByText('Ole wurde hinzugefügt.')).toBeVisible();
    await expect(main(page).getByText(birthday(6))).toBeVisible();
    await lookAt('step 2');
    await stepButton(page, 'Schritt 3: Programm auswählen').click();

    await expect(page).toHaveURL(STEPS.programm);
    await expect(stepButton(page, 'Letzter Schritt: Angaben bestätigen')).toBeDisabled();
    await field(page, 'kind').selectOption({ label: 'Mia Weber' });
    await expect(event(page, 'Töpfern'), 'the event the visitor came from').toBeChecked();
    await expect(main(page).getByText('8,00 € (mit der einmaligen Bearbeitungsgebühr je Kind: 11,00 €)')).toBeVisible();
    await expect(event(page, 'Nachtwanderung'), 'a full event').toHaveCount(0);
    await expect(event(page, 'Ein Tag bei der Jugendfeuerwehr'), 'an event for older children').toHaveCount(0);
    await lookAt('step 3');
    await assign(page, 'Mia Weber', ['Auftaktfest']);
    await assign(page, 'Ole Weber', ['Auftaktfest']);
    await stepButton(page, 'Letzter Schritt: Angaben bestätigen').click();

    await expect(page).toHaveURL(STEPS.bestaetigen);
    const costs = page.getByRole('table', { name: 'Kosten' });
    // 8.00 for Mia's pottery; 2 × 3.00 and 3 × 0.50 fees.
    await expect(costs.getByRole('row', { name: /^Veranstaltungen/ })).toContainText('8,00 €');
    await expect(costs.getByRole('row', { name: /^Gebühren/ })).toContainText('7,50 €');
    await expect(costs.getByRole('row', { name: /^Gesamt/ })).toContainText('15,50 €');
    await expect(main(page).getByText(PAYMENT)).toBeVisible();
    await lookAt('last step');
    await bookButton(page).click();
    await expect(field(page, 'valid')).toHaveAttribute('aria-invalid', 'true');
    await expect(main(page).getByText('Bitte bestätigen Sie unsere Datenschutzerklärung.').first()).toBeVisible();
    await field(page, 'valid').check();
    await bookButton(page).click();

    await expect(page.getByRole('heading', { name: 'Danke!' })).toBeVisible();
    await expect(page.getByText(DANKE)).toBeVisible();
    const confirm = page.getByRole('heading', { name: 'Bitte bestätigen Sie die Buchung in Ihren E-Mails' });
    await expect(confirm).toBeInViewport({ ratio: 1 });
    const findTop = async () => (await confirm.boundingBox())?.y ?? 0;
    const findHeader = () => page.locator('#kopf').evaluate((head) => head.getBoundingClientRect().bottom);
    await expect.poll(async () => (await findTop()) >= (await findHeader()), 'not under the header').toBe(true);
    await expect(main(page).getByText(PAYMENT)).toBeVisible();
    await lookAt('success');
    const reference = /[A-Z]{2}-\d{4}-\d{4,}/.exec((await main(page).textContent()) ?? '')?.[0] ?? '';
    expect(reference).not.toBe('');
    expect(await storage(page), 'nothing of the family').not.toContain('Weber');
    await expect.poll(() => readMails(site, reference).length).toBe(1);

    // A mistyped address can be corrected on the same page.
    await expect(main(page).getByText(/Öffnen Sie den Link darin bis \d\d:\d\d Uhr/)).toBeVisible();
    await expect(field(page, 'email')).toHaveValue(familyMail('Weber'));
    await field(page, 'email').fill('anna.richtig@post.example');
    await page.getByRole('button', { name: 'E-Mail noch einmal senden' }).click();
    await expect(page.getByRole('heading', { name: 'Die E-Mail ist noch einmal unterwegs.' })).toBeVisible();
    await expect(main(page).getByText('anna.richtig@post.example')).toBeVisible();
    await expect.poll(() => readMails(site, 'anna.richtig@post.example').length).toBe(1);
    await lookAt('sent again');

    const warten = (await page.getByRole('link', { name: 'Stand der Buchung ansehen' }).getAttribute('href')) ?? '';
    await page.getByRole('link', { name: 'Zurück zum Formular' }).click();
    await expect(page).toHaveURL(STEPS.kontakt);
    await expect(field(page, 'vorname')).toHaveValue('');
    await openHydrated(page, warten);
    await expect(
      page.getByRole('heading', { name: 'Bitte bestätigen Sie die Buchung in Ihren E-Mails' }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Buchung bestätigen' }), 'not without the mail').toHaveCount(0);
    await lookAt('waiting');

    const [mail = ''] = readMails(site, 'anna.richtig@post.example');
    const request = /\/ferienprogramm-anmeldung\/offen\/\?token=[\w-]+/.exec(mail)?.[0] ?? '';
    await openHydrated(page, request);
    await lookAt('question for the confirmation');
    await page.reload();
    await page.getByRole('button', { name: 'Buchung bestätigen' }).click();
    await expect(page.getByRole('heading', { name: 'Ihre Buchung ist bestätigt' })).toBeVisible();
    await lookAt('confirmed');
    await expect.poll(() => readMails(site, `Ihre Buchungsnummer ist ${reference}`).length).toBe(1);
    const isPrivate =
      (await page.getByRole('link', { name: 'Buchung ansehen oder stornieren' }).getAttribute('href')) ?? '';

    await openHydrated(page, isPrivate);
    await expect(page.getByRole('heading', { name: `Buchung ${reference}` })).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'Rechnung ansehen und bezahlen' })).toBeVisible();
    await expect(main(page).getByText(PAYMENT), 'the bill tells how to pay').toHaveCount(0);
    await lookAt('private page');
    await page.getByRole('button', { name: /^Stornieren ?: „Töpfern/ }).click();
    await lookAt('question');
    await page.getByRole('button', { name: 'Ja, stornieren' }).click();
    await expect(page.getByText('„Töpfern: Tiere aus Ton“ für Mia wurde storniert.')).toBeVisible();
    // 2 × 3.00 and 2 × 0.50 remain.
    await expect(main(page).getByText('7,00 €').last()).toBeVisible();
    await openHydrated(page, isPrivate);
    await expect(main(page).getByText('storniert', { exact: true })).toHaveCount(1);
  });
});

test('works with the keyboard only', async ({ page }) => {
  test.setTimeout(180_000);
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
