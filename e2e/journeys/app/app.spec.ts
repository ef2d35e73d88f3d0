import { expect, type Page } from '@playwright/test';
import { findViolations } from '../../support/pages/find-violations.ts';
import { openHydrated, waitForHydration } from '../../support/pages/open-hydrated.ts';
import { test } from '../../support/test.ts';

const PHONE = { width: 390, height: 844 };

const bottomNavigation = (page: Page) => page.getByRole('navigation', { name: 'App-Navigation' });

test('the manifest describes the app, and all icons have their declared size', async ({ page, site }) => {
  await page.goto('/');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const answer = await page.request.get(href ?? '');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await answer.json()) as Record<string, unknown> & {
    icons: { src: string; sizes: string; purpose: string }[];
    shortcuts: { url: string }[];
  };
  expect(manifest).toMatchObject({
    name: 'Musterhardt',
    short_name: 'Musterhardt',
    lang: 'de',
    start_url: '/?homescreen=1',
    display: 'standalone',
    theme_color: await page.locator('meta[name="theme-color"]').getAttribute('content'),
  });
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  const apple = (await page.locator('link[rel="apple-touch-icon"]').getAttribute('href')) ?? '';
  for (const { src, sizes } of [...manifest.icons, { src: apple, sizes: '180x180' }]) {
    const png = await (await page.request.get(src)).body();
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
  for (const { url } of manifest.shortcuts) expect((await fetch(site.url + url)).status).toBe(200);
});

test('the overview has two columns on phones and desktops', async ({ page }) => {
  await page.goto('/app/');
  const cards = page.locator('main li:has(h3)');
  for (const width of [360, 390, 640, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await cards.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
    expect(new Set(tops).size, `${width} px`).toBe(Math.ceil(tops.length / 2));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test.describe('app mode', () => {
  test.use({ viewport: PHONE });

  test('starts from the home screen with its own bar, kept on every further page and reload', async ({
    page,
    context,
  }) => {
    await openHydrated(page, '/?homescreen=1');
    await expect(bottomNavigation(page)).toBeVisible();
    await expect(page).toHaveURL('/');
    const [cookie] = (await context.cookies()).filter(({ name }) => name === 'isApp');
    expect(cookie).toMatchObject({ value: '1', sameSite: 'Lax', path: '/' });
    // A session cookie: the next start of the app sets it again.
    expect(cookie?.expires).toBe(-1);

    const links = bottomNavigation(page).getByRole('link');
    await expect(links).toHaveText(['Start', 'Aktuelles', 'Veranstaltungen']);
    await expect(links.nth(0)).toHaveAttribute('aria-current', 'page');
    await links.nth(1).click();
    await expect(page).toHaveURL('/aktuelles/');
    await expect(links.nth(1)).toHaveAttribute('aria-current', 'page');
    await expect(links.nth(0)).not.toHaveAttribute('aria-current');
    await expect(page.locator('html')).toHaveAttribute('data-app');
    await page.goto('/kontakt/');
    await expect(bottomNavigation(page)).toBeVisible();
  });

  test('depends on the cookie, and cached pages are not mixed up', async ({ page, context, site }) => {
    const read = async (cookie: string) => (await fetch(`${site.url}/impressum/`, { headers: { cookie } })).text();
    for (const round of [1, 2]) {
      expect(await read('isApp=1'), `round ${round}`).toContain('data-app=""');
      expect(await read('isApp=0'), `round ${round}`).not.toContain('data-app=""');
    }
    await context.addCookies([{ name: 'isApp', value: '1', url: site.url }]);
    await page.goto('/impressum/');
    await expect(bottomNavigation(page)).toBeVisible();
    await page.goto('/impressum/?homescreen=0');
    await expect(bottomNavigation(page)).toHaveCount(0);
    expect((await context.cookies()).filter(({ name }) => name === 'isApp')).toEqual([]);
  });

  test('the menu leads to the notifications and back to the normal website', async ({ page, context }) => {
    await openHydrated(page, '/impressum/?homescreen=1');
    await bottomNavigation(page).getByRole('button', { name: 'Menü' }).click();
    const menu = page.getByRole('dialog', { name: 'Menü' });
    await menu.getByRole('button', { name: 'Benachrichtigungen' }).click();
    const settings = page.getByRole('dialog', { name: 'Benachrichtigungen' });
    await expect(settings.getByRole('checkbox', { name: 'Eilmeldungen' })).toBeVisible();
    expect.soft(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(settings).toBeHidden();
    await expect(menu.getByRole('button', { name: 'Benachrichtigungen' })).toBeFocused();
    await menu.getByRole('link', { name: 'Zur normalen Website' }).click();
    await expect(page).toHaveURL('/impressum/');
    await expect(bottomNavigation(page)).toHaveCount(0);
    expect((await context.cookies()).filter(({ name }) => name === 'isApp')).toEqual([]);
  });

  test('"Menü" and "Digitales Rathaus" open from the bar without covering it', async ({ page }) => {
    await openHydrated(page, '/?homescreen=1');
    for (const name of ['Menü', 'Digitales Rathaus']) {
      const toggle = bottomNavigation(page).getByRole('button', { name });
      await toggle.click();
      const panel = page.getByRole('dialog', { name });
      await expect(panel).toBeVisible();
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      const [below, bar] = [await panel.boundingBox(), await bottomNavigation(page).boundingBox()];
      expect((below?.y ?? 0) + (below?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 2);
      expect.soft(await findViolations(page), name).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(toggle).toBeFocused();
    }
    await expect(page.getByRole('banner').getByRole('button', { name: 'Suche' })).toBeVisible();
  });

  test('fits 320 px width and increased letter spacing', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openHydrated(page, '/?homescreen=1');
    expect(await findViolations(page)).toEqual([]);
    const sizes = () =>
      page.evaluate(() => [
        document.documentElement.scrollWidth,
        ...[...document.querySelectorAll('.gm-app-navigation li')].map((item) => item.getBoundingClientRect().right),
      ]);
    expect(Math.max(...(await sizes()))).toBeLessThanOrEqual(320);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }');
      document.adoptedStyleSheets = [sheet];
    });
    expect(Math.max(...(await sizes()))).toBeLessThanOrEqual(320);
  });

  test('is known to the server after one load in an app window', async ({ page, context }) => {
    await page.addInitScript(() => {
      const ask = window.matchMedia.bind(window);
      window.matchMedia = (query) => ask(query.includes('display-mode: standalone') ? 'all' : query);
    });
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.goto('/kontakt/');
    await expect(bottomNavigation(page)).toBeVisible();
    await waitForHydration(page);
    expect(documents).toBe(2);
    expect((await context.cookies()).map(({ name }) => name)).toContain('isApp');
    // Leaving app mode lasts until the app is started again.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Zur normalen Website' }).click();
    await expect(page).toHaveURL('/kontakt/');
    await waitForHydration(page);
    await page.goto('/impressum/');
    await waitForHydration(page);
    await expect(bottomNavigation(page)).toHaveCount(0);
    expect(documents).toBe(4);
    await page.goto('/?homescreen=1');
    await expect(bottomNavigation(page)).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('shows the bar and opens the menu', async ({ page }) => {
      await page.goto('/?homescreen=1');
      await bottomNavigation(page).getByRole('button', { name: 'Menü' }).click();
      await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible();
    });
  });
});
