import { expect, type Page } from '@playwright/test';
import { findViolations } from '../../support/pages/find-violations.ts';
import { findCut, NAMES, OPEN, panel, readMenu, toggle } from '../../support/pages/header.ts';
import { openHydrated } from '../../support/pages/open-hydrated.ts';
import { test } from '../../support/test.ts';

/** Clicks at the button's coordinates: Playwright's own click scrolls a page with a sticky header to the top. */
async function press(page: Page, name: string): Promise<void> {
  const { x, y } = (await toggle(page, name).boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.click(x + 15, y + 15);
}

const readScroll = (page: Page) => page.evaluate(() => scrollY);

/** Scrolls with the wheel and waits until the page is at rest. */
async function roll(page: Page, distance: number): Promise<void> {
  const before = await readScroll(page);
  await page.mouse.move(640, 600);
  await page.mouse.wheel(0, distance);
  await expect.poll(() => readScroll(page)).toBe(before + distance);
}

for (const name of NAMES) {
  test(`"${name}" dims the page, locks its scrolling and keeps its position`, async ({ page }) => {
    await openHydrated(page, '/barrierefreiheit/');
    await roll(page, 300);
    await roll(page, -60);
    await expect(toggle(page, name)).toBeInViewport();
    const place = () =>
      page.evaluate(() => ({ y: scrollY, left: document.querySelector('main h1')?.getBoundingClientRect().left }));
    const before = await place();
    await press(page, name);
    await expect(panel(page, name)).toBeVisible();
    const dim = await page.evaluate(
      (open) => getComputedStyle(document.querySelector(open)!, '::backdrop').backgroundColor,
      OPEN,
    );
    expect(dim).toMatch(/^rgba\(.*0\.\d+\)$/);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    expect(await place()).toEqual(before);
    // Outside the panel, in the lower left corner of the page.
    await page.mouse.click(20, 880);
    await expect(page.locator(OPEN)).toHaveCount(0);
    expect(await place()).toEqual(before);
  });
}

test('the header hides on scrolling down, returns on scrolling up, and stays while it has focus', async ({ page }) => {
  await openHydrated(page, '/barrierefreiheit/');
  const logo = page.getByRole('banner').getByRole('link', { name: 'Musterhardt' });
  await roll(page, 600);
  await expect(logo).not.toBeInViewport();
  await roll(page, -60);
  // Fully visible: focus in a header that is still moving would scroll the page.
  await expect(logo).toBeInViewport({ ratio: 1 });
  await toggle(page, 'Suche').focus();
  await roll(page, 600);
  await expect(logo).toBeInViewport();
});

for (const width of [390, 1280]) {
  test(`at ${width} px and double font size the header leaves the page visible, and cards keep their text`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(() => {
      document.addEventListener('readystatechange', () => {
        document.documentElement.style.fontSize = '200%';
      });
    });
    await openHydrated(page, '/');
    const covered = () =>
      page.locator('#kopf').evaluate((head) => Math.max(0, head.getBoundingClientRect().bottom) / innerHeight);
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    await page.evaluate(() => scrollTo({ top: 1300, behavior: 'instant' }));
    await expect.poll(covered).toBeLessThan(0.3);
    const cut = await page
      .locator('main article :is(h2, h3, p)')
      .evaluateAll((texts) =>
        texts
          .filter(
            ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
              scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1,
          )
          .map(({ textContent }) => textContent),
      );
    expect(cut).toEqual([]);
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(tooWide, 'no sideways scrolling').toBeLessThanOrEqual(0);

    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    for (const name of NAMES) {
      await toggle(page, name).click();
      const box = await panel(page, name).boundingBox();
      expect(box?.height ?? 0, name).toBeGreaterThan(300);
      expect(await findCut(page), name).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });
}

test('open panels are accessible on a phone, also with increased letter spacing', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openHydrated(page, '/buergerbuero/');
  for (const spacing of ['', '* { letter-spacing: 0.12em; word-spacing: 0.16em; line-height: 1.5; }']) {
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, spacing);
    for (const name of NAMES) {
      await toggle(page, name).click();
      await expect(panel(page, name)).toBeVisible();
      expect.soft(await findViolations(page, 'header'), `${name} ${spacing}`).toEqual([]);
      expect.soft(await findCut(page), `${name} ${spacing}`).toEqual([]);
      await page.keyboard.press('Escape');
    }
  }
});

test('with forced colours, panels and their state remain recognisable', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openHydrated(page, '/');
  for (const name of NAMES) {
    const border = () => toggle(page, name).evaluate((button) => getComputedStyle(button).borderBottomWidth);
    const closed = await border();
    await toggle(page, name).click();
    await expect.poll(border).toBe('4px');
    expect(closed).not.toBe('4px');
    expect(await panel(page, name).evaluate((open) => getComputedStyle(open).borderBottomStyle)).toBe('solid');
    await page.keyboard.press('Escape');
  }
});

test('the alternative header has the main menu as a bar, and the quick links', async ({ page, startOwnSite }) => {
  const site = await startOwnSite();
  site.api.rewrite(/^\/api\/cms\/gemeinde/, (gemeinde) => ({ ...(gemeinde as object), kopf: 'variante' }));
  await openHydrated(page, `${site.url}/verwaltung/organigramm/`);
  await expect(toggle(page, 'Menü')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Schnellzugriff' })).toBeVisible();
  for (const name of ['Rathaus & Service', 'Familie & Bildung']) {
    await toggle(page, name).click();
    await expect(page.locator(OPEN)).toHaveCount(1);
    await expect(panel(page, name)).toBeVisible();
    expect(await findCut(page)).toEqual([]);
    expect.soft(await findViolations(page, 'header'), name).toEqual([]);
  }
  await toggle(page, 'Rathaus & Service').click();
  await panel(page, 'Rathaus & Service').getByRole('link', { name: 'Stellenangebote' }).click();
  await expect(page).toHaveURL(/\/stellenangebote\/$/);
  await expect(page.locator(OPEN)).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(toggle(page, 'Rathaus & Service')).toBeHidden();
  await toggle(page, 'Menü').click();
  expect(await readMenu(page)).toContain('Stellenangebote');
});
