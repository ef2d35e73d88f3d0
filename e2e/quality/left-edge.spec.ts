import { expect } from '@playwright/test';
import { test } from '../support/test.ts';

/** One page of each kind: layouts, lists, entries, forms, texts, errors. */
const PAGES = [
  '/',
  '/aktuelles/',
  '/veranstaltungen/',
  '/kinderferienprogramm/',
  '/branchenverzeichnis/',
  '/bekanntmachungen/',
  '/wegweiser/',
  '/wegweiser/leistungen/personalausweis/',
  '/suche/?q=Rathaus',
  '/ratsinfo/',
  '/ratsinfo/sitzungen/',
  '/ratsinfo/vorlagen/',
  '/intranet/',
  '/kontakt/',
  '/buergerbuero/',
  '/freizeit-kultur/',
  '/digitales-rathaus/',
  '/abfalltermine/',
  '/meine-strasse/?strasse=schwann-tannenstrasse',
  '/verwaltung/',
  '/impressum/',
  '/melden/',
  '/kitavormerksystem/',
  '/ferienprogramm-anmeldung/kontakt/',
  '/gibt-es-nicht/',
];
/** The first entry of a list. */
const ENTRIES = ['/aktuelles/', '/veranstaltungen/', '/branchenverzeichnis/'];

test.use({ javaScriptEnabled: false });

for (const width of [1280, 1920]) {
  test(`all kinds of pages have one left edge, that of the header, at ${width} px`, async ({ page, complaints }) => {
    test.setTimeout(120_000);
    complaints.expect(/404/);
    await page.setViewportSize({ width, height: 900 });
    const paths = [...PAGES];
    for (const list of ENTRIES) {
      await page.goto(list);
      const entry = page.locator(`main a[href^="${list}"]:not([href*="?"]):not([href$=".xml"])`).first();
      paths.push((await entry.getAttribute('href')) ?? '');
    }
    for (const path of paths) {
      await page.goto(path);
      const edges = await page.evaluate(() => {
        const getLeft = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().left ?? -1;
        // Below the heading, without what spans the page; the box of a row that scrolls has room for focus rings.
        const parts = [...document.querySelectorAll('main > div:not(:has(#titel)) *')]
          .filter((part) => !/auto|scroll/.test(getComputedStyle(part).overflowX))
          .map((part) => part.getBoundingClientRect())
          .filter((box) => box.width > 4 && box.height > 4 && box.width < innerWidth - 16 && box.left >= 0);
        return {
          heading: getLeft('#titel'),
          // The work area shows no bar of quick links.
          header: getLeft('header .gm-wrap:not(.gm-bar *)'),
          content: Math.min(...parts.map((box) => box.left)),
        };
      });
      expect.soft(edges.heading, `${path}: heading`).toBeCloseTo(edges.header, 0);
      expect.soft(edges.content, `${path}: content`).toBeCloseTo(edges.header, 0);
    }
  });
}

test('wide screens are used: header and lists grow with them', async ({ page }) => {
  const readWidth = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/aktuelles/');
    const box = await page.locator('main > div').last().boundingBox();
    return box?.width ?? 0;
  };
  expect(await readWidth(1280)).toBeGreaterThan(1200);
  expect(await readWidth(1920)).toBeGreaterThan(1400);
});
