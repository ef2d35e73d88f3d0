import { expect, type Page } from '@playwright/test';

/** Opens a page until its main part shows the text: what is published reaches every page within a second. */
export const goToPublished = (page: Page, path: string, text: string): Promise<void> =>
  expect(async () => {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 15_000 });
