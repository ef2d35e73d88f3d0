import { expect, type Page } from '@playwright/test';
import { openHydrated, waitForHydration } from '../support/pages/open-hydrated.ts';
import { follow } from '../support/pages/pages.ts';
import { watchShifts } from '../support/pages/watch-shifts.ts';
import { test } from '../support/test.ts';

/** Paths of the scripts requested so far. */
function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

/** Delays the code of a module until the returned function is called. */
async function hold(page: Page, remote: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(new RegExp(`/remotes/${remote}/.*\\.js$`), async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const name = (page: Page) => page.getByRole('main').getByLabel('Name');
const goToImpressum = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).first().click();
const title = (page: Page) => page.getByRole('heading', { level: 1 });

for (const path of ['/', '/aktuelles/', '/impressum/', '/veranstaltungen/', '/suche/?q=Rathaus']) {
  test(`${path} is readable without loading module code`, async ({ page }) => {
    const scripts = watchScripts(page);
    await openHydrated(page, path);
    await page.waitForLoadState('networkidle');
    const foreign = scripts.filter((script) => !/^\/shell\/(main|app|carousel-element)\./.test(script));
    expect(foreign).toEqual([]);
    const hasCarousel = scripts.some((script) => script.startsWith('/shell/carousel-element.'));
    expect(hasCarousel).toBe((await page.locator('gm-karussell').count()) > 0);
    expect(scripts.some((script) => script.startsWith('/shell/main.'))).toBe(true);
  });
}

test('a form loads React once, also after navigating to a second one', async ({ page }) => {
  const scripts = watchScripts(page);
  await openHydrated(page, '/impressum/');
  expect(scripts.filter((script) => script.startsWith('/shell/islands.'))).toEqual([]);
  for (const path of ['/fehler-melden/', '/kontakt/']) {
    await follow(page, path);
    await expect(page).toHaveURL(path);
    await waitForHydration(page);
  }
  expect(new Set(scripts.filter((script) => script.startsWith('/shell/islands.'))).size).toBe(1);
});

test('text typed before hydration is kept completely', async ({ page }) => {
  const release = await hold(page, 'mf-forms');
  await page.goto('/fehler-melden/');
  await name(page).pressSequentially('Ada Love');
  release();
  await name(page).pressSequentially('lace');
  await waitForHydration(page);
  await expect(name(page)).toHaveValue('Ada Lovelace');
});

test('a click before hydration is replayed exactly once', async ({ page }) => {
  const release = await hold(page, 'mf-forms');
  await page.goto('/kernzeitbetreuung/', { waitUntil: 'commit' });
  await expect(page.locator('main[data-live]')).toBeAttached();
  const button = page.getByRole('main').getByRole('button', { name: 'Kalender' }).first();
  await button.evaluate((element) => {
    const { dataset } = element;
    element.addEventListener('click', () => Object.assign(dataset, { clicks: Number(dataset.clicks ?? 0) + 1 }));
  });
  await button.click();
  expect(await button.getAttribute('data-clicks')).toBeNull();
  release();
  await waitForHydration(page);
  await expect(button).toHaveAttribute('data-clicks', '1');
});

test('a navigation during loading leads to the next page without an error', async ({ page }) => {
  const release = await hold(page, 'mf-forms');
  await openHydrated(page, '/aktuelles/');
  await page
    .locator('a[href="/fehler-melden/"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/fehler-melden/');
  await name(page).focus();
  await goToImpressum(page);
  await expect(title(page)).toHaveText('Impressum');
  release();
  await page.waitForLoadState('networkidle');
  await expect(title(page)).toHaveText('Impressum');
});

test('back is immediate and keeps the input', async ({ page }) => {
  await openHydrated(page, '/fehler-melden/');
  await name(page).fill('Ada Lovelace');
  await goToImpressum(page);
  await expect(title(page)).toHaveText('Impressum');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/_shell\/page.*fehler-melden/.test(request.url())) asked.push(request.url());
  });
  await page.goBack();
  await expect(name(page)).toHaveValue('Ada Lovelace');
  await waitForHydration(page);
  await expect(name(page)).toHaveValue('Ada Lovelace');
  expect(asked).toEqual([]);
});

for (const width of [390, 1280]) {
  test(`the whole page is rendered from the start at ${width} px: its text exists, and End scrolls to its end`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const readShifts = await watchShifts(page);
    await openHydrated(page, '/');
    const skipped = await page.evaluate(() =>
      [...document.querySelectorAll('main *, footer *')]
        .filter((element) => element.checkVisibility() && !element.checkVisibility({ contentVisibilityAuto: true }))
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect(skipped).toEqual([]);
    await expect(page.locator('body')).toContainText('Impressum', { useInnerText: true });
    // The last script-rendered part: End scrolls to the end at the time of the key press.
    await expect(page.locator('gm-app-angebot')).toContainText('als App');
    await page.keyboard.press('End');
    const measureRest = () =>
      page.evaluate(() => Math.abs(document.documentElement.scrollHeight - innerHeight - scrollY));
    await expect.poll(measureRest).toBeLessThanOrEqual(1);
    expect(await readShifts()).toEqual([]);
  });
}

test('a link to a text fragment scrolls to that text below the header', async ({ page }) => {
  await page.goto('/datenschutz/');
  const quote = await page.evaluate(() => {
    const last = [...document.querySelectorAll('main [data-gm-html] h2')].at(-1);
    return last?.textContent?.replace(/\s*#?$/, '').trim() ?? '';
  });
  await page.goto('about:blank');
  await page.goto(`/datenschutz/#:~:text=${encodeURIComponent(quote)}`);
  const heading = page.getByRole('main').getByRole('heading', { name: quote, exact: true });
  await expect(heading).toBeInViewport({ ratio: 1 });
});

test('late stylesheets use no cascade layers, which would restyle the whole page', async ({ page }) => {
  await openHydrated(page, '/impressum/');
  const inside = await page.locator('body style[data-href]').allTextContents();
  const later = page.locator('link[rel=stylesheet][href*="frame-spaeter"]');
  await expect(later).toHaveCount(1);
  const sheets = [...inside, await (await page.request.get((await later.getAttribute('href')) ?? '')).text()];
  expect(sheets.map((css) => [css.includes('{'), css.includes('@layer')])).toEqual([
    [true, false],
    [true, false],
  ]);
});

test('memory after fifty navigations is the same as after ten', async ({ page }) => {
  test.setTimeout(180_000);
  await openHydrated(page, '/impressum/');
  const session = await page.context().newCDPSession(page);
  const countNodes = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find((metric) => metric.name === 'Nodes')?.value ?? 0;
  };
  await session.send('Performance.enable');
  const walk = async (ways: number) => {
    for (let way = 0; way < ways; way += 1) {
      const path = way % 2 ? '/impressum/' : '/fehler-melden/';
      await follow(page, path);
      await expect(page).toHaveURL(path);
      await waitForHydration(page);
    }
  };
  await walk(10);
  const before = await countNodes();
  await walk(40);
  // Pages that a pending task still holds are freed by a later collection.
  await expect.poll(countNodes).toBeLessThan(before * 1.5);
});
