import { expect, type Page } from '@playwright/test';
import { findViolations } from '../../support/find-violations.ts';
import { openHydrated } from '../../support/open-hydrated.ts';
import { test } from '../../support/test.ts';
import { watchShifts } from '../../support/watch-shifts.ts';

const slider = (page: Page) => page.getByRole('region', { name: 'Im Blickpunkt' });
const slides = (page: Page) => slider(page).locator('li');
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });
const ENGINE = /\/karussell\.[0-9a-f]+\.js$/;

async function expectSlide(page: Page, number: number): Promise<void> {
  const count = await slides(page).count();
  for (let index = 0; index < count; index += 1) {
    const view = expect(slides(page).nth(index));
    if (index === number - 1) await view.toBeInViewport({ ratio: 0.5 });
    else await view.not.toBeInViewport({ ratio: 0.5 });
  }
}

/** Address of the picture that is the largest element so far. */
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

test('die Folien der Startseite lassen sich durchblättern, und dabei verschiebt sich nichts', async ({ page }) => {
  const readShifts = await watchShifts(page);
  await openHydrated(page, '/');
  await expectSlide(page, 1);
  await button(page, 'Nächstes Bild').click();
  await expectSlide(page, 2);
  await expect(slider(page).getByRole('status')).toHaveText('Bild 2 von 3');
  // Whatever moved it first: the engine has taken over, and the keyboard stays in what is seen.
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

test('sie wechseln von selbst, bis jemand sie anhält', async ({ page }) => {
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

test('wer weniger Bewegung wünscht, blättert selbst', async ({ page }) => {
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

test('das erste Bild wird früh geladen, und es ist das größte Element der Seite', async ({ page }) => {
  for (const path of ['/', '/klima-umwelt/', '/freizeit-kultur/']) {
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

test('zwei Karussells einer Seite teilen sich einen Antrieb, und er kommt erst, wenn ihn jemand braucht', async ({
  page,
}) => {
  const engines: string[] = [];
  page.on('request', (request) => {
    if (ENGINE.test(request.url())) engines.push(request.url());
  });
  await openHydrated(page, '/');
  await page.getByRole('heading', { name: 'Neues aus der Gemeinde' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Nächste Meldung' })).toBeVisible();
  expect(engines, 'nobody touched one yet').toEqual([]);
  await slides(page).first().getByRole('link').focus();
  await page.getByRole('button', { name: 'Nächste Meldung' }).focus();
  await expect(page.locator('main [data-motor]')).toHaveCount(2);
  expect(engines).toHaveLength(1);
});

test('die Bilder einer Seite wechseln neben Überschrift und Brotkrumen', async ({ page }) => {
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

test.describe('ohne Skripte', () => {
  test.use({ javaScriptEnabled: false });

  test('sind alle Folien da, und kein Knopf, der nichts tut', async ({ page }) => {
    await page.goto('/');
    await expect(slides(page)).toHaveCount(3);
    await expect(button(page, 'Nächstes Bild')).toBeHidden();
    await slides(page).nth(2).getByRole('link').focus();
    await expect(slides(page).nth(2)).toBeInViewport({ ratio: 0.5 });
  });
});

test('mit neun, mit fehlerhaften und ohne Folien steht die Startseite', async ({ page, startOwnSite }) => {
  // What the content system says is another thing each time: no page of the one before may be kept.
  const site = await startOwnSite({ env: { shell: { PAGE_CACHE_SIZE: '0' } } });
  const bild = { id: 'fehlt-1a2b3c4d', breite: 2400, hoehe: 1600, farbe: '#336655', alt: 'Wald' };
  const good = { title: 'Wort', subtitle: 'Satz', link: '/kontakt/', linktext: 'Los' };
  const cases: [name: string, heroImages: unknown, expected: number][] = [
    ['nine', Array.from({ length: 9 }, () => good), 5],
    [
      'faulty',
      [null, 'x', { ...good, bild: { ...bild, hoehe: 0 } }, { bild: null }, { ...good, link: 'javascript:1' }],
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
