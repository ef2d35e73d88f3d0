import { createServer, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { findViolations } from '../../support/find-violations.ts';
import { openHydrated, waitForHydration } from '../../support/open-hydrated.ts';
import { test } from '../../support/test.ts';
import { watchShifts } from '../../support/watch-shifts.ts';

const PHONE = { width: 390, height: 844 };

const banner = (page: Page) => page.locator('.gm-hinweis').filter({ hasText: 'Musterhardt als App' });
const bottomNavigation = (page: Page) => page.getByRole('navigation', { name: 'App-Navigation' });

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

test('das Manifest beschreibt die App, und alle Symbole haben die genannte Größe', async ({ page, site }) => {
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

test('die Übersicht hat zwei Spalten, auf dem Handy wie am Schreibtisch', async ({ page }) => {
  await page.goto('/app/');
  const karten = page.locator('main li:has(h3)');
  for (const width of [360, 390, 640, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await karten.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
    expect(new Set(tops).size, `${width} px`).toBe(Math.ceil(tops.length / 2));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test.describe('App-Modus', () => {
  test.use({ viewport: PHONE });

  test('vom Startbildschirm: eigene Leiste, gemerkt für jede weitere Seite und jedes Laden', async ({
    page,
    context,
  }) => {
    await openHydrated(page, '/?homescreen=1');
    await expect(bottomNavigation(page)).toBeVisible();
    await expect(page).toHaveURL('/');
    const [cookie] = (await context.cookies()).filter(({ name }) => name === 'isApp');
    expect(cookie).toMatchObject({ value: '1', sameSite: 'Lax', path: '/' });
    // Until the browser is closed: the next start of the app sets it anew.
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

  test('mit Cookie; ohne ihn bekommt niemand die Fassung des anderen', async ({ page, context, site }) => {
    const read = async (cookie: string) => (await fetch(`${site.url}/impressum/`, { headers: { cookie } })).text();
    for (const round of [1, 2]) {
      expect(await read('isApp=1'), `round ${round}`).toContain('data-app=""');
      expect(await read('isApp=0'), `round ${round}`).not.toContain('data-app');
    }
    await context.addCookies([{ name: 'isApp', value: '1', url: site.url }]);
    await page.goto('/impressum/');
    await expect(bottomNavigation(page)).toBeVisible();
    await page.goto('/impressum/?homescreen=0');
    await expect(bottomNavigation(page)).toHaveCount(0);
    expect((await context.cookies()).filter(({ name }) => name === 'isApp')).toEqual([]);
  });

  test('das Menü führt zu den Benachrichtigungen und zurück zur normalen Website', async ({ page, context }) => {
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

  test('Menü und Digitales Rathaus öffnen sich von der Leiste aus und lassen sie frei', async ({ page }) => {
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

  test('ist bei 320 px Breite und mit weitem Zeichenabstand vollständig', async ({ page }) => {
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

  test('im eigenen Fenster merkt es der Server nach einmaligem Laden', async ({ page, context }) => {
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
    // Who leaves stays outside, until the app is started anew.
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

  test.describe('ohne JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('steht die Leiste ebenso da und öffnet das Menü', async ({ page }) => {
      await page.goto('/?homescreen=1');
      await bottomNavigation(page).getByRole('button', { name: 'Menü' }).click();
      await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible();
    });
  });
});

test.describe('Hinweis auf die App', () => {
  for (const width of [320, 390, 1280]) {
    test(`bei ${width} px: zugänglich, ohne Sprung, abgelehnt für immer`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const readShifts = await watchShifts(page);
      await openHydrated(page, '/kontakt/');
      await offerInstallation(page);
      await expect(banner(page)).toBeVisible();
      await expect(banner(page).getByRole('button', { name: 'Installieren' })).toBeVisible();
      expect(await readShifts()).toEqual([]);
      expect.soft(await findViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

      await banner(page).getByRole('button', { name: 'Nicht jetzt' }).click();
      await expect(banner(page)).toHaveCount(0);
      await page.goto('/impressum/');
      await waitForHydration(page);
      await offerInstallation(page);
      await page.waitForTimeout(2_500);
      await expect(banner(page)).toHaveCount(0);
    });
  }

  test('Installieren fragt den Browser, danach ist der Hinweis weg', async ({ page }) => {
    await openHydrated(page, '/kontakt/');
    await offerInstallation(page);
    await banner(page).getByRole('button', { name: 'Installieren' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-test-installed', 'asked');
    await expect(banner(page)).toHaveCount(0);
  });

  test('erscheint nicht in der App', async ({ page }) => {
    await openHydrated(page, '/?homescreen=1');
    await offerInstallation(page);
    await page.waitForTimeout(2_500);
    await expect(banner(page)).toHaveCount(0);
  });

  test.describe('auf dem iPhone', () => {
    test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1' });

    test('sagt er, wie es geht', async ({ page }) => {
      await openHydrated(page, '/kontakt/');
      await expect(banner(page)).toContainText('Tippen Sie auf „Teilen“ und dann auf „Zum Home-Bildschirm“.');
      await expect(banner(page).getByRole('button', { name: 'Installieren' })).toHaveCount(0);
    });
  });
});

test.describe('neue Version', () => {
  test.use({ serviceWorkers: 'allow' });

  /** Stands before the site and serves a worker that changes when `state.version` does, as a new build's would. */
  async function startFront(siteUrl: string) {
    const state = { version: '1' };
    const front = createServer((incoming, outgoing) => {
      const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
      if (incoming.url === '/sw.js') Reflect.deleteProperty(headers, 'if-none-match');
      const { hostname, port } = new URL(siteUrl);
      const upstream = sendRequest(
        { hostname, port, path: incoming.url, method: incoming.method, headers },
        (answer) => {
          if (incoming.url !== '/sw.js') {
            outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
            answer.pipe(outgoing);
            return;
          }
          const { 'content-length': _length, etag: _etag, ...kept } = answer.headers;
          outgoing.writeHead(200, kept);
          answer.on('end', () => outgoing.end(`\n// ${state.version}`));
          answer.pipe(outgoing, { end: false });
        },
      );
      upstream.on('error', () => outgoing.destroy());
      incoming.pipe(upstream);
    });
    await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
    const { port } = front.address() as AddressInfo;
    return {
      url: `http://127.0.0.1:${port}`,
      state,
      close: () => {
        front.closeAllConnections();
        return new Promise((resolve) => front.close(resolve));
      },
    };
  }

  test('wartet auf die Zustimmung und lädt dann genau einmal neu', async ({ page, site }) => {
    const front = await startFront(site.url);
    await openHydrated(page, `${front.url}/kontakt/`);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await waitForHydration(page);
    await expect(page.getByText('Neue Version verfügbar')).toHaveCount(0);

    front.state.version = '2';
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.reload();
    await expect(page.getByText('Neue Version verfügbar')).toBeVisible();
    expect.soft(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Jetzt laden' }).click();
    await expect.poll(() => documents).toBe(2);
    await waitForHydration(page);
    await page.waitForTimeout(1_500);
    await expect(page.getByText('Neue Version verfügbar')).toHaveCount(0);
    expect(documents).toBe(2);
    const state = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return { active: registration?.active?.state, waits: registration?.waiting !== null };
    });
    expect(state).toEqual({ active: 'activated', waits: false });
    await page.goto('about:blank');
    await front.close();
  });
});
