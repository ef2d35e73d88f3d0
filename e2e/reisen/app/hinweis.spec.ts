import { expect, type Page } from '@playwright/test';
import { findViolations } from '../../support/find-violations.ts';
import { field, fillTexts } from '../../support/forms.ts';
import { openHydrated } from '../../support/open-hydrated.ts';
import { test } from '../../support/test.ts';

const banner = (page: Page) => page.locator('.gm-hinweis').filter({ hasText: 'Musterhardt als App' });

/** The offer of a browser that can install the site. */
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

/** Sends a form in: only then is the app offered. */
async function sendSomething(page: Page): Promise<void> {
  await openHydrated(page, '/fehler-melden/');
  await fillTexts(page, {
    nachricht: 'Auf der Seite Abfalltermine fehlt eine Straße.',
    name: 'Anna Muster',
    email: `anna-${Date.now()}@post.example`,
  });
  await field(page, 'datenschutz').check();
  await page.getByRole('button', { name: 'Fehlermeldung abschicken' }).click();
  await expect(page.getByText('Vielen Dank für Ihre Meldung!')).toBeVisible();
}

test.describe('Hinweis auf die App', () => {
  for (const width of [320, 390, 1280]) {
    test(`bei ${width} px: nach getaner Arbeit, zugänglich, über nichts, und nur einmal`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openHydrated(page, '/anschrift/');
      await offerInstallation(page);
      await page.waitForTimeout(2_500);
      await expect(banner(page)).toHaveCount(0);

      await sendSomething(page);
      await offerInstallation(page);
      await expect(banner(page).getByRole('button', { name: 'Installieren' })).toBeVisible();
      await expect(page.getByRole('main').locator(banner(page))).toHaveCount(1);
      await expect(banner(page)).toHaveCSS('position', 'static');
      expect.soft(await findViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await banner(page).getByRole('button', { name: 'Nicht jetzt' }).click();
      await expect(banner(page)).toHaveCount(0);

      await sendSomething(page);
      await offerInstallation(page);
      await page.waitForTimeout(2_500);
      await expect(banner(page)).toHaveCount(0);
    });
  }

  test('Installieren fragt den Browser, danach ist der Hinweis weg', async ({ page }) => {
    await sendSomething(page);
    await offerInstallation(page);
    await banner(page).getByRole('button', { name: 'Installieren' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-test-installed', 'asked');
    await expect(banner(page)).toHaveCount(0);
  });

  test('erscheint nicht in der App', async ({ page }) => {
    await openHydrated(page, '/?homescreen=1');
    await sendSomething(page);
    await offerInstallation(page);
    await page.waitForTimeout(2_500);
    await expect(banner(page)).toHaveCount(0);
  });

  test.describe('auf dem iPhone', () => {
    test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1' });

    test('sagt er, wie es geht', async ({ page }) => {
      await sendSomething(page);
      await expect(banner(page)).toContainText('Tippen Sie auf „Teilen“ und dann auf „Zum Home-Bildschirm“.');
      await expect(banner(page).getByRole('button', { name: 'Installieren' })).toHaveCount(0);
    });
  });
});
