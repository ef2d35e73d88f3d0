import { expect, type Page } from '@playwright/test';
import { openHydrated, waitForHydration } from '../support/open-hydrated.ts';
import { follow } from '../support/pages.ts';
import { test } from '../support/test.ts';
import { watchShifts } from '../support/watch-shifts.ts';

/** Paths of the scripts a page has asked for so far. */
function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

/** Holds the code of a module back; the returned function lets it go. */
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
  test(`${path} wird gelesen, ohne dass Code eines Moduls kommt`, async ({ page }) => {
    const scripts = watchScripts(page);
    await openHydrated(page, path);
    await page.waitForLoadState('networkidle');
    const foreign = scripts.filter((script) => !/^\/shell\/(main|app|karussell-element)\./.test(script));
    expect(foreign).toEqual([]);
    const hasCarousel = scripts.some((script) => script.startsWith('/shell/karussell-element.'));
    expect(hasCarousel).toBe((await page.locator('gm-karussell').count()) > 0);
    expect(scripts.some((script) => script.startsWith('/shell/main.'))).toBe(true);
  });
}

test('ein Formular lädt React einmal, auch nach dem Weg zu einem zweiten', async ({ page }) => {
  const scripts = watchScripts(page);
  await openHydrated(page, '/impressum/');
  expect(scripts.filter((script) => script.startsWith('/shell/inseln.'))).toEqual([]);
  for (const path of ['/fehler-melden/', '/kontakt/']) {
    await follow(page, path);
    await expect(page).toHaveURL(path);
    await waitForHydration(page);
  }
  expect(new Set(scripts.filter((script) => script.startsWith('/shell/inseln.'))).size).toBe(1);
});

test('was getippt wird, bevor der Code da ist, bleibt Buchstabe für Buchstabe', async ({ page }) => {
  const release = await hold(page, 'mf-forms');
  await page.goto('/fehler-melden/');
  await name(page).pressSequentially('Ada Love');
  release();
  await name(page).pressSequentially('lace');
  await waitForHydration(page);
  await expect(name(page)).toHaveValue('Ada Lovelace');
});

test('ein Klick, bevor der Code da ist, geschieht danach, genau einmal', async ({ page }) => {
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

test('wer weitergeht, während der Code noch unterwegs ist, bekommt die nächste Seite und keinen Fehler', async ({
  page,
}) => {
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

test('zurück ist sofort, mit allem, was getippt war', async ({ page }) => {
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

test('was unter dem ersten Schirm steht, wird gezeichnet, wenn jemand in seine Nähe kommt, und dabei verschiebt sich nichts', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const readShifts = await watchShifts(page);
  await openHydrated(page, '/');
  const links = page.getByRole('contentinfo').getByRole('link');
  const isDrawn = () => links.first().evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isDrawn()).toBe(false);
  const isAtEnd = () =>
    page.evaluate(() => {
      scrollBy({ top: innerHeight / 2, behavior: 'instant' });
      return new Promise<boolean>((resolve) =>
        requestAnimationFrame(() => setTimeout(() => resolve(scrollY + innerHeight >= document.body.scrollHeight - 1))),
      );
    });
  await expect.poll(isAtEnd, { intervals: [0], timeout: 15_000 }).toBe(true);
  expect(await isDrawn()).toBe(true);
  expect(await readShifts()).toEqual([]);
});

test('Stile, die nach dem Kopf kommen, stehen in keiner Ebene: der Browser gestaltete sonst die ganze Seite neu', async ({
  page,
}) => {
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

test('nach fünfzig Wegen hält das Fenster nicht mehr als nach zehn', async ({ page }) => {
  test.setTimeout(90_000);
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
  expect(await countNodes()).toBeLessThan(before * 1.5);
});
