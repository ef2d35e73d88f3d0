import { expect, type Page } from '@playwright/test';

/**
 * Waits until the shell's script has started and all islands are hydrated; triggers those that wait for visibility or
 * a hand.
 */
export async function waitForHydration(page: Page): Promise<void> {
  const isOwned = () => {
    const islands = document.querySelectorAll('main [data-island]:not([data-live])');
    for (const island of islands) island.dispatchEvent(new Event('focusin'));
    return document.querySelector('main[data-live]') !== null && islands.length === 0;
  };
  await expect.poll(() => page.evaluate(isOwned), { message: 'hydration', intervals: [20, 50] }).toBe(true);
}

/** Puts a hand on the first form of the page: from then on its code loads. */
export async function touch(page: Page): Promise<void> {
  await expect(page.locator('main[data-live]')).toBeAttached();
  await page.locator('main [data-island] :is(input, textarea)').locator('visible=true').first().focus();
}

/** Opens a page and waits for hydration. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Leaves the page, and waits until the next one is hydrated; the former one is, so that it alone would say nothing. */
export async function leaveBy(page: Page, act: () => Promise<void>): Promise<void> {
  const former = page.url();
  await act();
  await expect(page).not.toHaveURL(former);
  await waitForHydration(page);
}
