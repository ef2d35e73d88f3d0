import { expect, type Page } from '@playwright/test';
import { findViolations } from '../../support/pages/find-violations.ts';
import { openHydrated } from '../../support/pages/open-hydrated.ts';
import { watchShifts } from '../../support/pages/watch-shifts.ts';
import { test } from '../../support/test.ts';

const slider = (page: Page) => page.getByRole('region', { name: 'Im Blickpunkt' });
const slides = (page: Page) => slider(page).locator('li');
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });
const ENGINE = /\/carousel\.[0-9a-f]+\.js$/;

async function expectSlide(page: Page, number: number): Promise<void> {
  const count = await slides(page).count();
  for (let index = 0; index < count; index += 1) {
    const view = expect(slides(page).nth(index));
    if (index === number - 1) await view.toBeInViewport({ ratio: 0.5 });
    else await view.not.toBeInViewport({ ratio: 0.5 });
  }
}

/** URL of the largest contentful paint so far. */
const readLargest = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as (PerformanceEntry & { url?: string }) | undefined;
          resolve(last?.url ?? '');
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

test('the slides of the start page can be browsed without layout shifts', async ({ page }) => {
  const readShifts = await watchShifts(page);
  await openHydrated(page, '/');
  await expectSlide(page, 1);
  await button(page, 'Nächstes Bild').click();
  await expectSlide(page, 2);
  await expect(slider(page).getByRole('status')).toHaveText('Bild 2 von 3');
  // After initialisation of the carousel: keyboard focus stays in the visible slide.
  await expect(slides(page).nth(0)).toHaveJSProperty('inert', true);
  await expect(slides(page).nth(1)).toHaveJSProperty('inert', false);
  await button(page, 'Vorheriges Bild').click();
  await expectSlide(page, 1);
  await button(page, 'Vorheriges Bild').click();
  await expectSlide(page, 3);
  await button(page, 'Nächstes Bild').click();
  await expectSlide(page, 1);
  expect((await readShifts()).reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.0005);
});

test('they advance automatically until paused', async ({ page }) => {
  await page.clock.install();
  await openHydrated(page, '/');
  await page.clock.runFor(1000);
  await page.clock.runFor(6000);
  await expectSlide(page, 2);
  await expect(slider(page).getByRole('status')).toHaveAttribute('aria-live', 'off');
  await button(page, 'Bildwechsel anhalten').click();
  await page.clock.runFor(30_000);
  await expectSlide(page, 2);
  await button(page, 'Bildwechsel starten').click();
  await page.clock.runFor(7000);
  await expectSlide(page, 3);
});

test('with reduced motion they do not advance automatically', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await openHydrated(page, '/');
  await page.clock.runFor(1000);
  await page.clock.runFor(30_000);
  await expectSlide(page, 1);
  await expect(button(page, 'Bildwechsel anhalten')).toHaveCount(0);
  await button(page, 'Nächstes Bild').click();
  await expectSlide(page, 2);
});

test('the first picture loads early and is the largest contentful paint', async ({ page }) => {
  for (const path of ['/klima-umwelt/', '/freizeit-kultur/']) {
    const html = await (await page.request.get(path)).text();
    const head = html.slice(0, html.indexOf('</head>'));
    const [preload, ...more] = head.match(/<link rel="preload" as="image"[^>]*>/g) ?? [];
    expect(more).toEqual([]);
    expect(preload).toContain('fetchPriority="high"');
    await openHydrated(page, path);
    const picture = /\/api\/bild\/([\w-]+)\//.exec(preload ?? '')?.[1] ?? 'none';
    await expect.poll(() => readLargest(page), path).toContain(picture);
  }
});

test('two carousels on a page share one script, which loads only when needed', async ({ page }) => {
  const engines: string[] = [];
  page.on('request', (request) => {
    if (ENGINE.test(request.url())) engines.push(request.url());
  });
  await openHydrated(page, '/freizeit-kultur/');
  await page.getByRole('heading', { name: 'Neues aus der Gemeinde' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Nächste Meldung' })).toBeVisible();
  expect(engines, 'none was touched yet').toEqual([]);
  await button(page, 'Nächstes Bild').focus();
  await page.getByRole('button', { name: 'Nächste Meldung' }).focus();
  await expect(page.locator('main [data-motor]')).toHaveCount(2);
  expect(engines).toHaveLength(1);
});

test('the pictures of a page change next to heading and breadcrumbs', async ({ page }) => {
  for (const [path, title] of [
    ['/klima-umwelt/', 'Klima und Umwelt'],
    ['/freizeit-kultur/', 'Freizeit und Kultur'],
  ] as const) {
    await openHydrated(page, path);
    const pictures = page.getByRole('region', { name: 'Bilder' }).locator('li');
    await expect(pictures).toHaveCount(3);
    await button(page, 'Nächstes Bild').click();
    await expect(pictures.nth(1)).toBeInViewport({ ratio: 0.5 });
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.getByRole('navigation', { name: 'Brotkrumen' }).getByRole('link', { name: 'Startseite' }).click();
    await expect(page).toHaveURL('/');
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all slides are visible, and there is no useless button', async ({ page }) => {
    await page.goto('/');
    await expect(slides(page)).toHaveCount(3);
    await expect(button(page, 'Nächstes Bild')).toBeHidden();
    await slides(page).nth(2).getByRole('link').focus();
    await expect(slides(page).nth(2)).toBeInViewport({ ratio: 0.5 });
  });
});

test('the start page works with nine slides, invalid ones and none', async ({ page, startOwnSite }) => {
  // The content changes with each request: page caching is disabled.
  const site = await startOwnSite({ env: { shell: { PAGE_CACHE_SIZE: '0' } } });
  const image = { id: 'fehlt-1a2b3c4d', breite: 2400, hoehe: 1600, farbe: '#336655', alt: 'Wald' };
  const good = { title: 'Wort', subtitle: 'Satz', link: '/kontakt/', linktext: 'Los' };
  const cases: [name: string, heroImages: unknown, expected: number][] = [
    ['nine', Array.from({ length: 9 }, () => good), 5],
    [
      'faulty',
      [null, 'x', { ...good, bild: { ...image, hoehe: 0 } }, { bild: null }, { ...good, link: 'javascript:1' }],
      2,
    ],
    ['none', [], 0],
    ['no list', 'kein Bild', 0],
  ];
  let heroImages: unknown;
  site.api.rewrite(/^\/api\/cms\/route\?url=%2Fkontakt%2F/, (route) => ({
    ...(route as object),
    pageLayout: 'portal',
    heroImages,
  }));
  for (const [name, images, expected] of cases) {
    heroImages = images;
    await openHydrated(page, `${site.url}/kontakt/`);
    expect(await slides(page).count(), name).toBe(expected);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await page.locator('main a[href^="javascript"]').count(), name).toBe(0);
    expect.soft(await findViolations(page), name).toEqual([]);
  }
});
