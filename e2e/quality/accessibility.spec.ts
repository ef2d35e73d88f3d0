import { expect } from '@playwright/test';
import { findOverflow } from '../support/pages/find-overflow.ts';
import { findViolations } from '../support/pages/find-violations.ts';
import { lookEverywhere } from '../support/pages/look-everywhere.ts';
import { openHydrated } from '../support/pages/open-hydrated.ts';
import { test } from '../support/test.ts';

test('the axe check finds a deliberate violation', async ({ page }) => {
  await openHydrated(page, '/impressum/');
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('button')));
  expect(await findViolations(page)).toEqual([expect.stringContaining('button-name')]);
});

test('open panels and a form with errors are accessible', async ({ page }) => {
  await lookEverywhere(page, 'everything');
});

test('increased letter spacing hides no text', async ({ page }) => {
  // WCAG 1.4.12, Text Spacing.
  const spacing =
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }';
  for (const path of ['/', '/aktuelles/', '/fehler-melden/', '/anschrift/']) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    }, spacing);
    expect.soft(await findOverflow(page), path).toEqual([]);
    const clipped = await page.evaluate(() =>
      [...document.querySelectorAll('button, a, label, legend, h1, h2')]
        .filter((element) => {
          const { overflowX, webkitLineClamp } = getComputedStyle(element);
          return overflowX === 'hidden' && webkitLineClamp === 'none' && element.scrollWidth > element.clientWidth + 1;
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect.soft(clipped, path).toEqual([]);
  }
});

test('reduced motion disables animations', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, '/');
  const moving = await page.evaluate(
    () =>
      document.getAnimations().filter((animation) => {
        const { duration = 0 } = animation.effect?.getTiming() ?? {};
        return Number(duration) > 10;
      }).length,
  );
  expect(moving).toBe(0);
});
