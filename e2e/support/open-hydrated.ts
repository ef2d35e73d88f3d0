import { expect, type Page } from '@playwright/test';

/**
 * Waits until React owns the heading and every block of the page. It leaves a private property on each element it has
 * taken over; there is nothing a visitor could see of this moment.
 */
export async function waitForHydration(page: Page): Promise<void> {
  const isOwned = () => {
    const owned = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
    const parts = [...document.querySelectorAll('main h1, main [data-block] > *')];
    return parts.length > 0 && parts.every(owned);
  };
  await expect.poll(() => page.evaluate(isOwned), { message: 'hydration', intervals: [20, 50] }).toBe(true);
}

/** Opens a page and waits until the scripts own it. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}
