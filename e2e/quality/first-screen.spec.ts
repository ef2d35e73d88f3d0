import { request } from 'node:http';
import { brotliDecompressSync, constants } from 'node:zlib';
import { expect, type Page, type Route } from '@playwright/test';
import { test } from '../support/test.ts';

/** Pages visited to do or find something, one of each kind. */
const TASKS = [
  '/abfalltermine/',
  '/veranstaltungen/',
  '/kinderferienprogramm/',
  '/branchenverzeichnis/',
  '/bekanntmachungen/',
  '/wegweiser/',
  '/suche/?q=Rathaus',
  '/ratsinfo/',
  '/ratsinfo/sitzungen/',
  '/ratsinfo/vorlagen/',
  '/ratsinfo/login/',
  '/intranet/',
  '/kontakt/',
  '/fehler-melden/',
  '/ferienprogramm-anmeldung/kontakt/',
];
const READING = ['/buergerbuero/', '/schule/', '/freizeit-kultur/', '/digitales-rathaus/'];

/** Bottom edges of the heading and of the first control in the content; px from the top. */
const readEnds = (page: Page) =>
  page.evaluate(() => {
    const controls = [...document.querySelectorAll('main :is(input, select, textarea, button, summary, a)')].filter(
      (element) => element.checkVisibility() && !element.closest('#titel, [aria-label="Brotkrumen"]'),
    );
    const getEnd = (element: Element | null | undefined) => element?.getBoundingClientRect().bottom ?? Infinity;
    return { heading: getEnd(document.querySelector('#titel')), control: getEnd(controls[0]) };
  });

test("heading and first control are on a phone's first screen", async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of TASKS) {
    await page.goto(path);
    const { heading, control } = await readEnds(page);
    expect.soft(heading, `${path}: Überschrift`).toBeLessThan(260);
    expect.soft(control, `${path}: Bedienelement`).toBeLessThan(620);
    await expect.soft(page.locator('[data-knapp]'), path).toHaveCount(1);
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('filters are collapsed on a phone but not on a desktop, and lead to results', async ({ page }) => {
      const year = page.getByLabel('Jahr');
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/bekanntmachungen/');
      await expect(year).toBeHidden();
      await page.locator('main summary').getByText('Filter', { exact: true }).click();
      await year.selectOption({ index: 1 });
      await page.getByRole('main').getByRole('button', { name: 'Suchen' }).click();
      await expect(page).toHaveURL(/jahr=\d{4}.*#ergebnis$/);
      await expect(page.locator('#ergebnis')).toBeFocused();
      await expect(page.locator('#ergebnis h2')).toBeInViewport({ ratio: 1 });
      await expect(page.locator('main summary').getByText('Filter (1)')).toBeVisible();
      await page.setViewportSize({ width: 1280, height: 900 });
      await expect(year).toBeVisible();
      await expect(page.locator('main summary')).toBeHidden();
    });
  });
}

test('search field and the most wanted tasks are on the first screen of the start page', async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await expect(page.getByLabel('Was möchten Sie erledigen?')).toBeInViewport({ ratio: 1 });
    const tasks = page.getByRole('navigation', { name: 'Häufige Anliegen' }).getByRole('link');
    await expect(tasks).toHaveCount(6);
    for (const task of await tasks.all()) await expect(task).toBeInViewport({ ratio: 1 });
  }
});

test('the first line of an article is on the first screen', async ({ page }) => {
  await page.goto('/aktuelles/');
  const href =
    (await page
      .getByRole('link', { name: /^Weiterlesen/ })
      .first()
      .getAttribute('href')) ?? '';
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const path of [href, '/buergerbuero/']) {
      await page.goto(path);
      await expect(page.locator('main [data-boundary] p').first(), path).toBeInViewport({ ratio: 1 });
    }
  }
});

test('a wide table becomes a list on a phone, with every number fully readable', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/schule/');
  const table = page.getByRole('main').getByRole('table').first();
  await expect(table.getByRole('columnheader').first()).toBeHidden();
  const cell = table.locator('td[data-spalte="Sekretariat"]').first();
  expect(await cell.evaluate((cell) => getComputedStyle(cell, '::before').content)).toContain('Sekretariat');
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(table.getByRole('columnheader').first()).toBeVisible();
});

test('start page, section pages and texts keep their landscape header', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Im Blickpunkt' })).toBeVisible();
  for (const path of READING) {
    await page.goto(path);
    await expect.soft(page.locator('[data-knapp]'), path).toHaveCount(0);
  }
});

test('heading and content share their left edge at every width and in every layout', async ({ page }) => {
  test.setTimeout(240_000);
  for (const path of [...TASKS, ...READING]) {
    await page.goto(path);
    for (const width of [390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const edges = await page.evaluate(() => {
        const portal = document.documentElement.dataset.layout === 'portal';
        const first = document.querySelector('main [data-boundary]');
        const sheet = first?.parentElement?.closest('[class*=sheet]') ?? first;
        // The bands of a portal span the page, and visually hidden elements may be anywhere.
        const all = [...document.querySelectorAll(portal ? 'main h2' : 'main [data-boundary] *')];
        // A row of pills has room for focus rings, and scrolls its first links away to show the chosen one.
        const parts = all.filter((part) => !part.closest('[data-pillen]'));
        const seen = portal
          ? parts.slice(0, 1)
          : sheet === first
            ? parts.filter((part) => first?.contains(part))
            : [sheet];
        const lefts = seen.map((part) => part?.getBoundingClientRect()).filter((box) => box && box.width > 4);
        return {
          heading: document.querySelector('#titel')?.getBoundingClientRect().left ?? -1,
          content: Math.min(...lefts.map((box) => box?.left ?? Infinity)),
        };
      });
      expect.soft(edges.content, `${path} bei ${width} px`).toBeCloseTo(edges.heading, 0);
    }
  }
});

test('a month spans the page, and is a list on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/veranstaltungen/?ansicht=monat');
  const month = page.getByRole('main').getByRole('table');
  const [width = 0, sitePage = 1] = await Promise.all(
    [month, page.locator('main > div').first()].map(async (part) => (await part.boundingBox())?.width),
  );
  expect(width / sitePage).toBeGreaterThan(0.9);
  const daneben = await page.locator('main aside').boundingBox();
  const bottom = await month.boundingBox();
  expect(daneben?.y, 'what stood beside it stands below').toBeGreaterThan((bottom?.y ?? 0) + (bottom?.height ?? 0));
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('columnheader').first()).toBeHidden();
  expect((await month.boundingBox())?.width).toBeLessThanOrEqual(390);
});

/** The initial congestion window: ten packets (RFC 6928), headers included. */
const FIRST_PACKETS = 14_336;

/** The part of a page that fits into it. */
const readFirstPackets = (url: string) =>
  new Promise<string>((resolve, reject) => {
    const outgoing = request(url, { headers: { 'accept-encoding': 'br' }, agent: false }, (reply) => {
      const chunks: Buffer[] = [];
      const head = reply.rawHeaders.join(': ').length;
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('end', () => {
        const start = Buffer.concat(chunks).subarray(0, FIRST_PACKETS - head);
        resolve(brotliDecompressSync(start, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString());
      });
    });
    outgoing.on('error', reject);
    outgoing.end();
  });

/** Text visible in the viewport. */
const readScreen = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const { top, bottom, width } = range.getBoundingClientRect();
      const text = (node.textContent ?? '').trim();
      if (text && width > 1 && top < innerHeight && bottom > 0 && node.parentElement?.checkVisibility())
        words.push(text);
    }
    return words;
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("a phone's first screen and its styles fit into the first 14 kB", async ({ page, site, complaints }) => {
    // The page is cut, sometimes before the element that its first paint waits for.
    complaints.expect(/Did not find element expected to be parsed/);
    for (const path of [
      ...READING,
      '/impressum/',
      '/veranstaltungen/',
      '/suche/?q=Rathaus',
      '/fehler-melden/',
      '/ratsinfo/',
    ]) {
      await page.goto(path);
      const whole = await readScreen(page);
      expect(whole.length, path).toBeGreaterThan(5);
      const start = await readFirstPackets(new URL(path, site.url).href);
      const answer = (route: Route) => route.fulfill({ body: start, contentType: 'text/html; charset=utf-8' });
      await page.route((url) => url.href === page.url(), answer, { times: 1 });
      const [reply] = await Promise.all([
        page.waitForResponse((response) => response.url() === page.url()),
        page.reload(),
      ]);
      expect(await reply.text(), path).toBe(start);
      expect.soft(await readScreen(page), path).toEqual(whole);
    }
  });
});
