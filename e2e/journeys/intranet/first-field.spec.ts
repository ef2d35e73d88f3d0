import { expect, type Page } from '@playwright/test';
import { logInByCall } from '../../support/log-in.ts';
import { test } from '../../support/test.ts';

/** Pages on which staff work, each with a field. */
const PAGES = [
  '/intranet/freigaben/',
  '/intranet/konten/',
  '/intranet/konten/import/',
  '/intranet/passwort/',
  '/intranet/suche/?q=Bach',
  '/intranet/hallen/',
  '/intranet/redaktion/',
  '/intranet/redaktion/?ansicht=alle',
  '/intranet/redaktion/inhalte/',
  '/intranet/redaktion/seiten/',
  '/intranet/redaktion/seiten/neu/?ort=%2F',
  '/intranet/redaktion/medien/',
  '/intranet/redaktion/inhalt-veranstaltung/?id=1',
];
const MAX_STOPS = 10;

/** Number of stops from the top of the page to the first field of its work. */
async function countStops(page: Page): Promise<number> {
  for (let stops = 1; stops <= 60; stops += 1) {
    await page.keyboard.press('Tab');
    const isField = await page.evaluate(
      () => document.activeElement?.matches('main :is(input, select, textarea, [contenteditable=true])') ?? false,
    );
    if (isField) return stops;
  }
  return Infinity;
}

for (const width of [1280, 390]) {
  test(`at ${width} px the first field of a staff page is at most ${MAX_STOPS} stops away`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await logInByCall(page, 'admin');
    for (const path of PAGES) {
      await page.goto(path);
      expect.soft(await countStops(page), path).toBeLessThanOrEqual(MAX_STOPS);
    }
  });
}
