import { expect, type Page } from '@playwright/test';
import { findViolations, type Look } from './find-violations.ts';
import { openHydrated } from './open-hydrated.ts';

/** Checks a form with errors and every panel of the header with axe. */
export async function lookEverywhere(page: Page, look: Look): Promise<void> {
  await openHydrated(page, '/fehler-melden/');
  await page.getByRole('button', { name: 'Fehlermeldung abschicken' }).click();
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
  expect.soft(await findViolations(page, 'html', look), 'form with errors').toEqual([]);
  for (const name of ['Suche', 'Digitales Rathaus', 'Benachrichtigungen', 'Menü']) {
    await page.getByRole('banner').getByRole('button', { name, exact: true }).click();
    await expect(page.locator('dialog:popover-open')).toHaveCount(1);
    // The page below is inert: only the header is checked.
    expect.soft(await findViolations(page, 'header', look), name).toEqual([]);
    await page.keyboard.press('Escape');
  }
}
