import { expect, type Page } from '@playwright/test';

/** Text of a block that is not there (shell/src/fehlerseite/platzhalter.tsx), and the way to try again. */
export const PLACEHOLDER = 'Dieser Bereich ist gerade nicht verfügbar.';
export const RETRY = 'Erneut versuchen';

/** What has to work whatever happens to a module: header, footer, the title and links of other pages. */
export async function expectRestWorks(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menü', exact: true });
  await menu.click();
  await expect(page.locator('dialog:popover-open')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog:popover-open')).toHaveCount(0);
  // It answers again a frame later: `focus()` on what is inert does nothing, and says nothing.
  await expect(page.locator('#inhalt[inert]')).toHaveCount(0);
}

/** Takes a link of the page, also one that is out of sight. */
export const follow = (page: Page, path: string): Promise<void> =>
  page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());

/** Counts from now on how often the page is loaded anew. */
export function countLoads(page: Page): { documents: number } {
  const loads = { documents: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.documents += 1;
  });
  return loads;
}
