import { expect, type Page } from '@playwright/test';

/** Text of a missing block (shell/src/page/placeholder/placeholder.tsx), which has a retry button. */
export const PLACEHOLDER = 'Dieser Bereich ist gerade nicht verfügbar.';
export const RETRY = 'Erneut versuchen';

/** Checks that the rest of the page works regardless of a module: header, footer, title and links. */
export async function expectRestWorks(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menü', exact: true });
  await menu.click();
  await expect(page.locator('dialog:popover-open')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog:popover-open')).toHaveCount(0);
  // `focus()` has no effect while the content is inert, which ends a frame later.
  await expect(page.locator('#inhalt[inert]')).toHaveCount(0);
}

/** Clicks a link of the page, also one outside of the viewport. */
export const follow = (page: Page, path: string): Promise<void> =>
  page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());

/** Counts document loads from now on. */
export function countLoads(page: Page): { documents: number } {
  const loads = { documents: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.documents += 1;
  });
  return loads;
}
