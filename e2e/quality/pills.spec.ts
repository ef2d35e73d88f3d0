import { expect, type Route } from '@playwright/test';
import { findOverflow } from '../support/pages/find-overflow.ts';
import { waitForHydration } from '../support/pages/open-hydrated.ts';
import { test } from '../support/test.ts';

const PATH = '/branchenverzeichnis/?buchstabe=S';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test('pills stand in one row that scrolls, with the chosen one in view', async ({ page }) => {
      await page.goto(PATH);
      const letters = page.getByRole('navigation', { name: 'Anfangsbuchstabe' });
      const links = letters.getByRole('link');
      const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
      expect(tops.length).toBeGreaterThan(10);
      expect(new Set(tops).size).toBe(1);
      const row = letters.getByRole('list');
      expect(await row.evaluate((list) => list.scrollWidth > list.clientWidth)).toBe(true);
      // The edges fade out only where more follows.
      expect(await row.evaluate((list) => getComputedStyle(list).maskImage)).toContain('gradient');
      await expect(letters.locator('[aria-current]')).toHaveText('S');
      await expect(letters.locator('[aria-current]')).toBeInViewport({ ratio: 1 });
      expect(await findOverflow(page)).toEqual([]);
    });
  });
}

test('the keyboard reaches every pill, and its focus is visible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const held: Route[] = [];
  await page.route(/\/shell\/main\.[^/]*js$/, (route) => void held.push(route));
  await page.goto(PATH, { waitUntil: 'commit' });
  const letters = page.getByRole('navigation', { name: 'Anfangsbuchstabe' }).getByRole('link');
  await letters.first().focus();
  // A script that arrives late leaves the row where the visitor is.
  await expect.poll(() => held.length).toBe(1);
  await held[0]?.continue();
  await waitForHydration(page);
  for (let index = 0; index < (await letters.count()); index++) {
    const pill = letters.nth(index);
    await expect(pill).toBeFocused();
    await expect(pill).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
  }
});

test('a row that fits has no faded edge', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/veranstaltungen/');
  const row = page.getByRole('navigation', { name: 'Ansicht' }).getByRole('list');
  expect(await row.evaluate((list) => getComputedStyle(list).maskImage)).toBe('none');
});
