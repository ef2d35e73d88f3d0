import { expect, type Page } from '@playwright/test';

/** Opens a page and waits until the scripts own it. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', /.*/);
}
