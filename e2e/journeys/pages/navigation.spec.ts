import { expect, type Page, type Request } from '@playwright/test';
import { openHydrated } from '../../support/pages/open-hydrated.ts';
import { test } from '../../support/test.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const isPageCall = (request: Request) => new URL(request.url()).pathname === '/_shell/page';

/** Requests for page data, without pictures and modules. */
function watchPageCalls(page: Page): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (isPageCall(request) || request.isNavigationRequest() || pathname.startsWith('/api/cms/')) {
      calls.push(request);
    }
  });
  return calls;
}

/** Clicks a link without hover or focus: navigation without prefetch. */
async function clickWithoutHover(page: Page, selector: string): Promise<void> {
  await page
    .locator(selector)
    .first()
    .evaluate((link: HTMLElement) => link.click());
}

test('a navigation costs one request and does not reload the document', async ({ page }) => {
  await openHydrated(page, '/');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const calls = watchPageCalls(page);
  await clickWithoutHover(page, 'a[href="/impressum/"]');
  await expect(title(page)).toHaveText('Impressum');
  // Visible links are prefetched as well, before and after it.
  const own = calls.filter((request) => !isPageCall(request) || /impressum/.test(request.url()));
  expect(own.map((request) => new URL(request.url()).pathname)).toEqual(['/_shell/page']);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  await expect(page).toHaveURL('/impressum/');
});

test('title, heading, focus and current menu entries change', async ({ page }) => {
  await openHydrated(page, '/');
  const before = await page.title();
  await page.locator('a[href="/impressum/"]').first().click();
  await expect(title(page)).toHaveText('Impressum');
  await expect(page).toHaveTitle(/^Impressum/);
  expect(before).not.toMatch(/^Impressum/);
  await expect(title(page)).toBeFocused();
  for (const link of await page.locator('a[href="/impressum/"]').all()) {
    await expect(link).toHaveAttribute('aria-current', 'page');
  }
  await page.goBack();
  await expect(page).toHaveTitle(before);
  await expect(page.locator('a[href="/impressum/"][aria-current]')).toHaveCount(0);
});

test('hovering over a link prefetches the page, the click requests nothing', async ({ page }) => {
  await openHydrated(page, '/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' });
  await link.scrollIntoViewIfNeeded();
  // Visible links are prefetched as well.
  const prefetch = page.waitForResponse(
    (response) => isPageCall(response.request()) && /impressum/.test(response.url()),
  );
  await link.hover();
  await prefetch;
  const calls = watchPageCalls(page);
  await link.click();
  await expect(title(page)).toHaveText('Impressum');
  // Another link may be under the pointer now; only this page must not be requested again.
  expect(calls.map((request) => request.url()).filter((url) => url.includes('impressum'))).toEqual([]);
});

test('visible links are prefetched, the click requests nothing', async ({ page }) => {
  const reply = page.waitForResponse((response) => isPageCall(response.request()));
  await openHydrated(page, '/aktuelles/');
  // The link of a card is at its end, possibly below the viewport.
  await page.locator('main a[href*="id_"]').first().scrollIntoViewIfNeeded();
  const url = new URL((await reply).url()).searchParams.get('url') ?? '';
  const calls = watchPageCalls(page);
  await clickWithoutHover(page, `main a[href="${url}"]`);
  await expect(page).toHaveURL(url);
  expect(calls.filter((request) => new URL(request.url()).searchParams.get('url') === url)).toEqual([]);
});

for (const { name, connection } of [
  { name: 'in data-saving mode', connection: { saveData: true, effectiveType: '4g' } },
  { name: 'on a 2g connection', connection: { saveData: false, effectiveType: '2g' } },
]) {
  test(`nothing is prefetched ${name}`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value, configurable: true });
    }, connection);
    await openHydrated(page, '/');
    const calls = watchPageCalls(page);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' });
    await link.hover();
    await link.focus();
    // There is no event to wait for: the prefetch delay has to pass.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(calls).toHaveLength(0);
    await link.click();
    await expect(title(page)).toHaveText('Impressum');
    expect(calls).toHaveLength(1);
  });
}

test('a slow page shows the progress bar for at least 200 ms', async ({ page }) => {
  await openHydrated(page, '/');
  await page.route('**/_shell/page?*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 250));
    await route.continue();
  });
  const bar = page.getByText('Seite wird geladen …');
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    const shown = () => document.body.textContent?.includes('Seite wird geladen …') ?? false;
    new MutationObserver(() => {
      if (shown() === times.length % 2 < 1) times.push(performance.now());
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await clickWithoutHover(page, 'a[href="/impressum/"]');
  await expect(bar).toBeAttached();
  await expect(title(page)).toHaveText('Impressum');
  await expect(bar).toHaveCount(0);
  const [start = 0, end = 0] = await page.evaluate(() => (window as unknown as { times: number[] }).times);
  expect(end - start).toBeGreaterThanOrEqual(195);
});

test('a fast page shows no progress bar', async ({ page }) => {
  await openHydrated(page, '/');
  await page.evaluate(() => {
    Object.assign(window, { shown: 0 });
    new MutationObserver(() => {
      if (document.body.textContent?.includes('Seite wird geladen …')) Object.assign(window, { shown: 1 });
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' });
  // Visible links are prefetched as well.
  const prefetch = page.waitForResponse(
    (response) => isPageCall(response.request()) && /impressum/.test(response.url()),
  );
  await link.hover();
  await prefetch;
  await link.click();
  await expect(title(page)).toHaveText('Impressum');
  expect(await page.evaluate(() => (window as unknown as { shown: number }).shown)).toBe(0);
});

test('forward navigation starts at the top, back restores the scroll position', async ({ page }) => {
  await openHydrated(page, '/aktuelles/');
  await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(1200);
  await clickWithoutHover(page, 'a[href="/impressum/"]');
  await expect(title(page)).toHaveText('Impressum');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(title(page)).toHaveText('Aktuelles');
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(1200);
  await page.goForward();
  await expect(title(page)).toHaveText('Impressum');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('a reload keeps the scroll position', async ({ page }) => {
  await openHydrated(page, '/aktuelles/');
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await page.reload();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(900);
});

test('a fragment target is below the header after 300 ms, with a distance of 32 px', async ({ page }) => {
  await openHydrated(page, '/');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/impressum/#fuss', id: 'sprung' });
    document.querySelector('main')?.append(link);
  });
  await clickWithoutHover(page, '#sprung');
  await expect(page).toHaveURL('/impressum/#fuss');
  await expect(title(page)).toHaveText('Impressum');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test('each section of a text has an id and a link to itself', async ({ page, context }) => {
  await openHydrated(page, '/feuerwehr/');
  const heading = page.getByRole('heading', { name: 'Rauchmelder retten Leben', exact: true });
  const link = page.locator('[data-gm-abschnitt]').filter({ has: heading }).getByRole('link');
  await expect(link).toHaveCSS('opacity', '0');
  await link.focus();
  await expect(link).toHaveCSS('opacity', '1');
  await expect(link).toHaveAccessibleName('Link zu diesem Abschnitt: Rauchmelder retten Leben');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/feuerwehr/#rauchmelder-retten-leben');

  const fresh = await context.newPage();
  await fresh.setViewportSize({ width: 1280, height: 500 });
  await fresh.goto(page.url());
  const bottom = () => fresh.locator('#kopf').evaluate((head) => head.getBoundingClientRect().bottom);
  const top = () => fresh.locator('#rauchmelder-retten-leben').evaluate((h2) => h2.getBoundingClientRect().top);
  await expect.poll(async () => (await top()) >= (await bottom()) && (await top()) < 250).toBe(true);
  await fresh.close();
});

test('the last of several quick clicks wins', async ({ page }) => {
  await openHydrated(page, '/');
  await page.route('**/_shell/page?*impressum*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue().catch(() => {});
  });
  await clickWithoutHover(page, 'a[href="/impressum/"]');
  await clickWithoutHover(page, 'a[href="/kontakt/"]');
  await expect(page).toHaveURL('/kontakt/');
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 600)));
  await expect(page).toHaveURL('/kontakt/');
  await expect(title(page)).not.toHaveText('Impressum');
});

test('a failed request falls back to loading the document', async ({ page, complaints }) => {
  complaints.expect(/ERR_FAILED/, /gm:fault/);
  await openHydrated(page, '/');
  await page.route('**/_shell/page?*', (route) => route.abort());
  await clickWithoutHover(page, 'a[href="/impressum/"]');
  await expect(title(page)).toHaveText('Impressum');
  await expect(page).toHaveURL('/impressum/');
});

test('external links, files and new windows are left to the browser', async ({ page, context }) => {
  await openHydrated(page, '/');
  const calls = watchPageCalls(page);
  const [popup] = await Promise.all([
    context.waitForEvent('page'),
    page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Impressum' })
      .click({ modifiers: ['Control'] }),
  ]);
  await expect(popup.getByRole('heading', { level: 1 })).toHaveText('Impressum');
  await expect(page).toHaveURL('/');
  // Hovering prefetched the link; the click itself requested nothing.
  expect(calls.filter((request) => request.isNavigationRequest())).toHaveLength(0);
});

test('an unknown page shows its error page without a reload', async ({ page, complaints }) => {
  complaints.expect(/404/);
  await openHydrated(page, '/');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/gibt-es-nicht/', id: 'fehlt' });
    document.querySelector('main')?.append(link);
  });
  await clickWithoutHover(page, '#fehlt');
  await expect(page.getByRole('heading', { name: '404 - Seite nicht gefunden' })).toBeVisible();
  await expect(page).toHaveTitle(/^Fehler - 404/);
  await page.getByRole('link', { name: 'Zurück zur Startseite' }).click();
  await expect(page).toHaveURL('/');
  await expect(title(page)).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a missing page offers what was meant, a search for its words and the most wanted tasks', async ({
    page,
    complaints,
  }) => {
    complaints.expect(/404/);
    // Misspelled.
    await page.goto('/alt/hundestuer.html');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: '404 - Seite nicht gefunden' })).toBeVisible();
    await expect(main.getByText(/^Meinten Sie/)).toBeVisible();
    await expect(main.getByRole('searchbox')).toHaveValue('alt hundestuer');
    const wanted = main.getByRole('navigation', { name: 'Oft gesucht' });
    await expect(wanted.getByRole('link', { name: 'Abfalltermine' })).toBeVisible();
    await main.getByRole('link', { name: 'Hundesteuer', exact: true }).click();
    await expect(title(page)).toHaveText('Hundesteuer');
  });
});
