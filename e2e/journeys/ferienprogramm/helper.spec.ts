import { expect } from '@playwright/test';
import { bookByCall } from '../../support/ferienprogramm.ts';
import { logInByCall } from '../../support/log-in.ts';
import { expectNarrow, openAccess } from '../../support/organiser.ts';
import { findViolations } from '../../support/pages/find-violations.ts';
import { openHydrated } from '../../support/pages/open-hydrated.ts';
import { test } from '../../support/test.ts';

const MAIL = 'eva@helfer.example';

test('an invited helper enters times without JavaScript, the town hall sees them, and a withdrawal removes the helper', async ({
  page,
  site,
  browser,
}) => {
  test.setTimeout(180_000);
  const { event } = await bookByCall(page, site, 'Helfermann');
  await logInByCall(page, 'redaktion');
  const desk = `/intranet/ferienprogramm/${event.id}/`;
  await openHydrated(page, desk);
  const helper = page.getByRole('region', { name: 'Helferinnen und Helfer' });
  await helper.locator('[name=noetig]').fill('2');
  await helper.getByRole('button', { name: 'Bedarf speichern' }).click();
  await expect(page.getByText('Gesucht an jedem Tag: 2')).toBeVisible();
  await helper.getByLabel(/^Name/).fill('Eva Helfer');
  await helper.locator('[name=email]').fill(MAIL);
  await helper.getByRole('button', { name: 'Helfer eintragen' }).click();
  await expect(page.getByText(/Eva Helfer ist eingetragen/)).toBeVisible();

  const phone = await browser.newContext({
    baseURL: site.url,
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const eva = await phone.newPage();
  await eva.goto('/ferienprogramm-veranstalter/');
  await eva.locator('[name=email]').fill(MAIL);
  await eva.getByRole('button', { name: 'Link anfordern' }).click();
  await expect(eva.getByText('Bitte sehen Sie in Ihr Postfach')).toBeVisible();
  await openAccess(eva, site, MAIL);
  await expect(eva.getByRole('heading', { name: event.titel })).toBeVisible();
  await expectNarrow(eva, 'days');
  const tag = eva.getByRole('checkbox').first();
  await tag.check();
  await eva.locator('[name=telefon]').fill('Oma');
  await eva.locator('[name=hinweis]').fill('Ab 10 Uhr');
  const save = eva.getByRole('button', { name: /^Speichern/ });
  await save.click();
  await expect(eva.locator('[name=telefon]')).toHaveAttribute('aria-invalid', 'true');
  await expect(tag).toBeChecked();
  await expect(eva.locator('[name=hinweis]')).toHaveValue('Ab 10 Uhr');
  await eva.locator('[name=telefon]').fill('0171 2345678');
  await save.click();
  await expect(eva.getByText(/^Vielen Dank!/)).toBeVisible();
  await expect(eva.getByRole('main')).not.toContainText('Helfermann');

  await openHydrated(page, desk);
  await expect(helper.getByRole('row').nth(1)).toContainText('Eva Helfer');
  await expect(helper.getByRole('row').nth(1)).toContainText('1');
  expect.soft(await findViolations(page, 'main'), 'desk').toEqual([]);
  await page.goto(eva.url());
  expect.soft(await findViolations(page, 'main'), 'days').toEqual([]);

  await eva.getByRole('button', { name: /^Meinen Eintrag löschen/ }).click();
  await expect(eva.getByText(/Ihre Angaben dazu sind gelöscht/)).toBeVisible();
  await phone.close();
  await openHydrated(page, desk);
  await expect(helper).not.toContainText('Eva Helfer');
});
