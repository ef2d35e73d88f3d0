import { expect, type Page } from '@playwright/test';
import { bookByCall, confirmBooking } from '../../support/ferienprogramm.ts';
import { findViolations } from '../../support/find-violations.ts';
import { logInByCall } from '../../support/log-in.ts';
import { readMails } from '../../support/mails.ts';
import { openHydrated } from '../../support/open-hydrated.ts';
import { test } from '../../support/test.ts';

const MAIL = 'turnen@tsv.example';

/** Nothing is wider than the phone. */
async function expectNarrow(page: Page, name: string): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(width, name).toBeLessThanOrEqual(0);
}

test('ein Verein kommt mit einem Link aus einer Mail zu seiner Veranstaltung, ohne JavaScript und nur zu seiner', async ({
  page,
  site,
  browser,
}) => {
  test.setTimeout(90_000);
  const { referenz, event } = await bookByCall(page, site, 'Turner');
  const status = await confirmBooking(page, site, referenz);

  await logInByCall(page, 'redaktion');
  await openHydrated(page, `/intranet/ferienprogramm/${event.id}/`);
  await page.locator('[name=notfall]').check();
  await page.getByRole('button', { name: /Fragen speichern/ }).click();
  await expect(page.getByText(/Das fragen wir die Familien/).first()).toBeVisible();
  await page.getByLabel(/^Name/).fill('TSV Musterhardt');
  await page.locator('[name=email]').fill(MAIL);
  await page.getByRole('button', { name: 'Veranstalter eintragen' }).click();
  await expect(page.getByText(/TSV Musterhardt ist eingetragen/)).toBeVisible();

  await openHydrated(page, status);
  await page.getByRole('link', { name: /^Alle Kinder, Termine/ }).click();
  await page
    .getByLabel(/Notfall/)
    .first()
    .fill('0171 2345678');
  await page
    .getByRole('button', { name: /Angaben speichern/ })
    .first()
    .click();

  const phone = await browser.newContext({
    baseURL: site.url,
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const club = await phone.newPage();
  await club.goto('/ferienprogramm-veranstalter/');
  await expectNarrow(club, 'log-in');
  const ask = async (email: string) => {
    await club.locator('[name=email]').fill(email);
    await club.getByRole('button', { name: 'Link anfordern' }).click();
  };
  await ask('quatsch');
  await expect(club.locator('[name=email]')).toHaveAttribute('aria-invalid', 'true');
  await ask(MAIL);
  await expect(club.getByText('Bitte sehen Sie in Ihr Postfach')).toBeVisible();
  const findLink = () =>
    readMails(site, MAIL)
      .flatMap((mail) => /\/ferienprogramm-veranstalter\/zugang\/\?token=[\w-]+/.exec(mail)?.[0] ?? [])
      .at(-1) ?? '';
  await expect.poll(findLink).not.toBe('');
  await club.goto(findLink());
  await club.getByRole('button', { name: 'Anmelden' }).click();
  await expect(club.getByRole('heading', { name: 'Eine Veranstaltung' })).toBeVisible();
  await expectNarrow(club, 'list');

  await club.getByRole('link', { name: event.titel }).click();
  await expect(club.getByRole('rowheader', { name: 'Turner, Mia' })).toBeVisible();
  await expect(club.getByRole('link', { name: '0171 2345678' })).toBeVisible();
  await expect(club.getByRole('main')).not.toContainText('@post.example');
  await expectNarrow(club, 'sheet');
  await club.locator('[name=betrag]').fill('0,005');
  await club.locator('[name=wofuer]').fill('Farbe');
  await club.getByRole('button', { name: 'Auslage melden' }).click();
  await expect(club.locator('[name=betrag]')).toHaveAttribute('aria-invalid', 'true');
  await expect(club.locator('[name=wofuer]')).toHaveValue('Farbe');
  await club.locator('[name=betrag]').fill('12,50');
  await club.getByRole('button', { name: 'Auslage melden' }).click();
  await expect(club.getByText(/12,50/).first()).toBeVisible();
  const sheet = club.url();
  const other = await phone.request.get(sheet.replace(/id=\d+/, 'id=2'));
  expect(other.status(), 'the event of another').toBe(404);
  await phone.close();

  // The rules of accessibility need scripts to be looked at.
  for (const url of ['/ferienprogramm-veranstalter/', sheet]) {
    await page.goto(url);
    expect.soft(await findViolations(page, 'main'), url).toEqual([]);
  }
});
