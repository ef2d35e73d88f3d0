import { expect, type Locator } from '@playwright/test';
import { logInByCall } from '../../support/log-in.ts';
import { findViolations } from '../../support/pages/find-violations.ts';
import { openHydrated } from '../../support/pages/open-hydrated.ts';
import { test } from '../../support/test.ts';

test('the work area: Ctrl K leads from anywhere to everything the account may see', async ({ page }) => {
  await page.goto('/');
  await logInByCall(page, 'redaktion');
  await openHydrated(page, '/intranet/freigaben/');
  const menu = page.getByRole('navigation', { name: 'Intranet' });
  await expect(menu.getByRole('link', { name: 'Freigaben' })).toHaveAttribute('aria-current', 'page');
  expect(await findViolations(page, 'main')).toEqual([]);

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('searchbox', { name: /Alles durchsuchen/ })).toBeFocused();
  await page.keyboard.type('Barrierefreiheit');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/intranet\/suche\/\?q=Barrierefreiheit/);
  const content = page.getByRole('region', { name: 'Inhalte der Website' });
  await content
    .getByRole('link', { name: /Barrierefreiheit/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Barrierefreiheit');
  await expect(menu.getByRole('link', { name: 'Inhalte der Website' })).toHaveAttribute('aria-current', 'true');
});

test('on a phone the menu is collapsed and displayed above the content', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await logInByCall(page, 'redaktion');
  await page.goto('/intranet/redaktion/inhalte/');
  const menu = page.getByRole('navigation', { name: 'Intranet' });
  await expect(menu).toBeHidden();
  const topOf = async (locator: Locator) => (await locator.boundingBox())?.y ?? Number.NaN;
  const summary = page.getByText('Intranet-Menü', { exact: true });
  expect(await topOf(summary)).toBeLessThan(await topOf(page.getByRole('main').getByRole('searchbox').first()));
  await summary.click();
  await menu.getByRole('link', { name: 'Mediathek' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mediathek');
  await expect(menu).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('a skip link leads to the menu, which is last in the document', async ({ page }) => {
  await page.goto('/');
  await logInByCall(page, 'redaktion');
  await page.goto('/intranet/redaktion/inhalte/');
  const skip = page.getByRole('link', { name: 'Zum Intranet-Menü springen' });
  await skip.focus();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('searchbox', { name: /^Alles durchsuchen/ })).toBeFocused();
});

/** Lists in which staff look for something, and their rows. */
const LISTS = [
  ['/intranet/freigaben/', 'ol > li'],
  ['/intranet/redaktion/inhalte/?typ=artikel', 'tbody tr'],
  ['/intranet/redaktion/seiten/', 'li'],
] as const;

for (const [device, width, height, fit] of [
  ['a desktop', 1280, 800, 10],
  ['a phone', 390, 844, 5],
] as const) {
  test.describe(() => {
    test.use({ viewport: { width, height }, hasTouch: width < 500, isMobile: width < 500 });

    test(`on ${device} ${fit} rows of each list fit on the first screen`, async ({ page }) => {
      await page.goto('/');
      await logInByCall(page, 'redaktion');
      for (const [path, row] of LISTS) {
        await openHydrated(page, path);
        const fitting = await page.locator(`#ergebnis ${row}`).evaluateAll(
          (rows) =>
            rows.filter((element) => {
              const { bottom, height } = element.getBoundingClientRect();
              return height > 0 && bottom <= innerHeight;
            }).length,
        );
        expect.soft(fitting, path).toBeGreaterThanOrEqual(fit);
        expect.soft(await findViolations(page, 'main'), path).toEqual([]);
      }
    });
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: { width: 1280, height: 800 } });

    test('the filter of a list is behind a button, and expanded while it is set', async ({ page }) => {
      await page.goto('/');
      await logInByCall(page, 'redaktion');
      await page.goto('/intranet/freigaben/');
      const kind = page.getByRole('main').getByLabel('Formular');
      await expect(kind).toBeHidden();
      await page.locator('main summary').getByText('Filter', { exact: true }).click();
      await kind.selectOption('kontakt');
      await page.getByRole('main').getByRole('button', { name: 'Suchen' }).click();
      await expect(page).toHaveURL(/typ=kontakt/);
      await expect(kind).toBeVisible();
      await expect(kind).toHaveValue('kontakt');
      if (javaScriptEnabled) expect(await findViolations(page, 'main')).toEqual([]);
      await page.getByRole('link', { name: 'Auswahl aufheben' }).click();
      await expect(kind).toBeHidden();
    });
  });
}
