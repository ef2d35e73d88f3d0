import { expect } from '@playwright/test';
import { CHAPTERS } from '../../guide/chapters.ts';
import { walk } from '../../guide/walk.ts';
import { logInByCall } from '../../support/log-in.ts';
import { findOverflow } from '../../support/pages/find-overflow.ts';
import { findViolations } from '../../support/pages/find-violations.ts';
import { shareOwnSite, test } from '../../support/test.ts';

const GUIDE = '/intranet/so-gehts/';

test('the guide says what its chapters do, with a picture for each step, to staff alone', async ({ page }) => {
  await page.goto(GUIDE);
  await expect(page).toHaveURL(/\/intranet\/\?weiter=%2Fintranet%2Fso-gehts%2F$/);
  await logInByCall(page, 'intranet');
  await page.goto('/intranet/');
  await page.getByRole('link', { name: /^So geht’s: Schritt für Schritt/ }).click();
  await expect(page).toHaveURL(GUIDE);
  for (const { title, steps } of CHAPTERS) {
    const chapter = page.getByRole('region', { name: title, exact: true });
    await expect(chapter.getByRole('listitem'), 'npm run guide').toHaveText(steps.map(({ text }) => text));
    for (const picture of await chapter.getByRole('img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(500);
    }
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findViolations(page, 'main')).toEqual([]);
  }
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, await findOverflow(page)]).toEqual([width, []]);
  }
});

test.describe('the chapters, on a site of their own', () => {
  const site = shareOwnSite(async () => ({ env: { api: {} } }));

  for (const chapter of CHAPTERS) {
    test(`the site still does what the guide says: ${chapter.id}`, async ({ browser }) => {
      test.setTimeout(180_000);
      await walk(browser, site().url, chapter);
    });
  }
});
