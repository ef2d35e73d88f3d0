import { expect } from '@playwright/test';
import { bookByCall, confirmBooking } from '../../support/ferienprogramm.ts';
import { logInByCall } from '../../support/log-in.ts';
import { findViolations } from '../../support/pages/find-violations.ts';
import { openHydrated } from '../../support/pages/open-hydrated.ts';
import { test } from '../../support/test.ts';

test('a family gets an invoice, the town hall imports the bank statement, and the family adds an item', async ({
  page,
  site,
}) => {
  test.setTimeout(240_000);
  const { referenz: reference, gesamt: total } = await bookByCall(page, site, 'Taler');
  const status = await confirmBooking(page, site, reference);

  await openHydrated(page, status);
  await page.getByRole('link', { name: 'Rechnung ansehen und bezahlen' }).click();
  await expect(page.getByRole('heading', { name: `Rechnung ${reference}` })).toBeVisible();
  await expect(page.getByRole('img', { name: /^GiroCode/ })).toBeVisible();
  await expect(page.getByText('DE02 1203 0000 0000 2020 51')).toBeVisible();
  expect.soft(await findViolations(page), 'bill').toEqual([]);
  const bill = page.url();
  const pdf = await page.request.get(
    (await page.getByRole('link', { name: 'Rechnung als PDF' }).getAttribute('href')) ?? '',
  );
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');

  await logInByCall(page, 'redaktion');
  await openHydrated(page, '/intranet/ferienprogramm/');
  await page.getByRole('link', { name: 'Rechnungen und Zahlungen' }).click();
  await expect(page.getByRole('heading', { name: 'Kontoauszug einlesen' })).toBeVisible();
  await openHydrated(page, page.url());
  expect.soft(await findViolations(page, 'main'), 'desk').toEqual([]);
  const amount = total.toFixed(2).replace('.', ',');
  const csv = `Buchungstag;Verwendungszweck;Name;Betrag\n01.07.2026;Ferien ${reference};Jan Taler;${amount}\n02.07.2026;Ohne Nummer;Wer auch immer;1,00\n`;
  await page
    .getByLabel(/^Datei der Bank/)
    .setInputFiles({ name: 'auszug.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(page.getByText('auszug.csv')).toBeVisible();
  await page.getByRole('button', { name: 'Einlesen' }).click();
  await expect(page.getByRole('heading', { name: '2 Umsätze neu, davon 1 zugeordnet und 1 offen.' })).toBeVisible();
  await page.getByLabel(/^Gehört nicht hierher/).fill('Spende');
  await page.getByRole('button', { name: /^Beiseitelegen/ }).click();
  await expect(page.getByRole('heading', { name: 'Der Umsatz ist beiseitegelegt.' })).toBeVisible();
  await page.getByRole('link', { name: /^Bezahlt/ }).click();
  await page.getByRole('link', { name: reference }).click();
  await expect(page.getByRole('heading', { name: 'Jan Taler: bezahlt' })).toBeVisible();
  expect.soft(await findViolations(page, 'main'), 'account').toEqual([]);

  await openHydrated(page, bill);
  await expect(page.getByRole('heading', { name: 'Diese Rechnung ist bezahlt' })).toBeVisible();
  await openHydrated(page, status);
  await page.getByRole('link', { name: /^Alle Kinder, Termine/ }).click();
  await expect(page).toHaveURL(/\/familie\//);
  await expect(page.getByRole('heading', { name: 'Mia Taler' })).toBeVisible();
  await openHydrated(page, page.url());
  expect.soft(await findViolations(page), 'family').toEqual([]);
  await page.getByRole('button', { name: 'Veranstaltung dazunehmen oder tauschen' }).click();
  await page
    .getByRole('main')
    .getByLabel(/^Veranstaltung/)
    .selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Kosten ansehen' }).click();
  await expect(page.getByText(/mehr, Gebühren eingeschlossen/)).toBeVisible();
  await page.getByRole('button', { name: 'Zahlungspflichtig dazunehmen' }).click();
  await expect(page.getByRole('heading', { name: /ist für Mia gebucht/ })).toBeVisible();
  await expect(page.getByText(/offen \d+,\d\d/)).toBeVisible();
  // The box is ticked after the response.
  await page.getByRole('checkbox', { name: /^Fotos/ }).click();
  await expect(page.getByText(/^Eingewilligt am/)).toBeVisible();
});
