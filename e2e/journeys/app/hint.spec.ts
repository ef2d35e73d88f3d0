import { expect, type Page } from '@playwright/test';
import { findViolations } from '../../support/pages/find-violations.ts';
import { openHydrated, waitForHydration } from '../../support/pages/open-hydrated.ts';
import { test } from '../../support/test.ts';

const banner = (page: Page) => page.locator('.gm-hint').filter({ hasText: 'Musterhardt als App' });

/** Filled by the same script as the banner, just before it. */
const colourChoice = (page: Page) => page.getByRole('contentinfo').getByLabel('Darstellung');

/** Simulates the installation event of a browser. */
function offerInstallation(page: Page): Promise<void> {
  return page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => {
        document.documentElement.dataset.testInstalled = 'asked';
      },
      userChoice: Promise.resolve({ outcome: 'accepted' }),
    });
    dispatchEvent(offer);
  });
}

test.describe('hint to install the app', () => {
  for (const width of [320, 390, 1280]) {
    test(`at ${width} px: is shown on every page, is accessible, covers nothing and stays closed`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openHydrated(page, '/anschrift/');
      await expect(page.getByRole('contentinfo').locator(banner(page))).toBeVisible();
      await offerInstallation(page);
      await expect(banner(page).getByRole('button', { name: 'Installieren' })).toBeVisible();
      // The last element of the page, in normal flow.
      await expect(banner(page)).toHaveCSS('position', 'static');
      const below = await banner(page).evaluate((element) => {
        const { bottom } = element.getBoundingClientRect();
        return document.documentElement.scrollHeight - scrollY - bottom;
      });
      expect(below).toBeGreaterThanOrEqual(0);
      expect(below).toBeLessThan(100);
      expect.soft(await findViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

      // Displaying it does not dismiss it.
      await page.goto('/impressum/');
      await expect(banner(page)).toBeVisible();
      await banner(page).getByRole('button', { name: 'Nicht jetzt' }).click();
      await expect(banner(page)).toHaveCount(0);
      await openHydrated(page, '/kontakt/');
      await offerInstallation(page);
      await expect(colourChoice(page)).toBeVisible();
      await expect(banner(page)).toHaveCount(0);
    });
  }

  test('keeps the scroll position at the end of the page when it appears late', async ({ page }) => {
    let release = () => {};
    const pressed = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/app\.[0-9a-f]+\.js/, async (route) => {
      await pressed;
      await route.continue();
    });
    const measureRest = () =>
      page.evaluate(() => Math.abs(document.documentElement.scrollHeight - innerHeight - scrollY));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/anschrift/', { waitUntil: 'domcontentloaded' });
    await waitForHydration(page);
    await page.keyboard.press('End');
    await expect.poll(measureRest).toBeLessThanOrEqual(1);
    release();
    await expect(colourChoice(page)).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
    expect(await measureRest()).toBeLessThanOrEqual(1);

    await page.keyboard.press('Home');
    await expect(banner(page)).toBeVisible();
    await page.keyboard.press('End');
    await expect.poll(measureRest).toBeLessThanOrEqual(1);
  });

  test("the install button opens the browser's prompt, then the hint disappears", async ({ page }) => {
    await openHydrated(page, '/anschrift/');
    await expect(banner(page)).toBeVisible();
    await offerInstallation(page);
    await banner(page).getByRole('button', { name: 'Installieren' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-test-installed', 'asked');
    await expect(banner(page)).toHaveCount(0);
  });

  test('is not shown in the app', async ({ page }) => {
    await openHydrated(page, '/?homescreen=1');
    await expect(colourChoice(page)).toBeVisible();
    await offerInstallation(page);
    await expect(banner(page)).toHaveCount(0);
  });

  test.describe('on an iPhone', () => {
    test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1' });

    test('explains how to install the app', async ({ page }) => {
      await openHydrated(page, '/anschrift/');
      await expect(banner(page)).toContainText('Tippen Sie auf „Teilen“ und dann auf „Zum Home-Bildschirm“.');
      await expect(banner(page).getByRole('button', { name: 'Installieren' })).toHaveCount(0);
    });
  });
});
