import { expect, type Page } from '@playwright/test';

/**
 * Waits until the shell's script has started and all islands are hydrated; triggers those that wait for visibility or
 * interaction.
 */
export async function waitForHydration(page: Page): Promise<void> {
  const isOwned = () => {
    const islands = document.querySelectorAll('main [data-island]:not([data-live])');
    for (const island of islands) island.dispatchEvent(new Event('focusin'));
    return document.querySelector('main[data-live]') !== null && islands.length === 0;
  };
  await expect.poll(() => page.evaluate(isOwned), { message: 'hydration', intervals: [20, 50] }).toBe(true);
}

/** Opens a page and waits for hydration. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}
