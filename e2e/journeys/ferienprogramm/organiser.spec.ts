import { expect } from '@playwright/test';
import { bookByCall, confirmBooking } from '../../support/ferienprogramm.ts';
import { enterOrganiser, expectNarrow, logInOrganiser } from '../../support/organiser.ts';
import { findViolations } from '../../support/pages/find-violations.ts';
import { openHydrated } from '../../support/pages/open-hydrated.ts';
import { test } from '../../support/test.ts';

const MAIL = 'turnen@tsv.example';

test('a club opens its own event, and no other, with a link from a mail and without JavaScript', async ({
  page,
  site,
  browser,
}) => {
  test.setTimeout(180_000);
  const { referenz: reference, event } = await bookByCall(page, site, 'Turner');
  const status = await confirmBooking(page, site, reference);

  await enterOrganiser(page, event, MAIL);

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
  await logInOrganiser(club, site, MAIL);
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

  // The axe check requires scripts.
  for (const url of ['/ferienprogramm-veranstalter/', sheet]) {
    await page.goto(url);
    expect.soft(await findViolations(page, 'main'), url).toEqual([]);
  }
});
