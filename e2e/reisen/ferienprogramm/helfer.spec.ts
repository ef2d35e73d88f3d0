import { expect } from '@playwright/test';
import { bookByCall } from '../../support/ferienprogramm.ts';
import { findViolations } from '../../support/find-violations.ts';
import { logInByCall } from '../../support/log-in.ts';
import { openHydrated } from '../../support/open-hydrated.ts';
import { test } from '../../support/test.ts';
import { expectNarrow, openZugang } from '../../support/veranstalter.ts';

const MAIL = 'eva@helfer.example';

test('wer gefragt wird, sagt ohne JavaScript, wann er hilft; das Rathaus sieht es, und wer sich zurückzieht, ist weg', async ({
  page,
  site,
  browser,
}) => {
  test.setTimeout(90_000);
  const { event } = await bookByCall(page, site, 'Helfermann');
  await logInByCall(page, 'redaktion');
  const desk = `/intranet/ferienprogramm/${event.id}/`;
  await openHydrated(page, desk);
  const helfer = page.getByRole('region', { name: 'Helferinnen und Helfer' });
  await helfer.locator('[name=noetig]').fill('2');
  await helfer.getByRole('button', { name: 'Bedarf speichern' }).click();
  await expect(page.getByText('Gesucht an jedem Tag: 2')).toBeVisible();
  await helfer.getByLabel(/^Name/).fill('Eva Helfer');
  await helfer.locator('[name=email]').fill(MAIL);
  await helfer.getByRole('button', { name: 'Helfer eintragen' }).click();
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
  await openZugang(eva, site, MAIL);
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
  await expect(helfer.getByRole('row').nth(1)).toContainText('Eva Helfer');
  await expect(helfer.getByRole('row').nth(1)).toContainText('1');
  expect.soft(await findViolations(page, 'main'), 'desk').toEqual([]);
  await page.goto(eva.url());
  expect.soft(await findViolations(page, 'main'), 'days').toEqual([]);

  await eva.getByRole('button', { name: /^Meinen Eintrag löschen/ }).click();
  await expect(eva.getByText(/Ihre Angaben dazu sind gelöscht/)).toBeVisible();
  await phone.close();
  await openHydrated(page, desk);
  await expect(helfer).not.toContainText('Eva Helfer');
});
