import { request } from 'node:http';
import { brotliDecompressSync, constants } from 'node:zlib';
import { expect, type Page, type Route } from '@playwright/test';
import { test } from '../support/test.ts';

/** Pages one comes to in order to do or to find something, one of each kind. */
const AUFGABEN = [
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
const LESEN = ['/buergerbuero/', '/schule/', '/freizeit-kultur/', '/digitales-rathaus/'];

/** Where heading, and the first thing in the content that can be used, end; px from the top. */
const readEnds = (page: Page) =>
  page.evaluate(() => {
    const controls = [...document.querySelectorAll('main :is(input, select, textarea, button, summary, a)')].filter(
      (element) => element.checkVisibility() && !element.closest('#titel, [aria-label="Brotkrumen"]'),
    );
    const getEnd = (element: Element | null | undefined) => element?.getBoundingClientRect().bottom ?? Infinity;
    return { heading: getEnd(document.querySelector('#titel')), control: getEnd(controls[0]) };
  });

test('Überschrift und erstes Bedienelement stehen auf dem ersten Schirm des Telefons', async ({ page }) => {
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const pfad of AUFGABEN) {
    await page.goto(pfad);
    const { heading, control } = await readEnds(page);
    expect.soft(heading, `${pfad}: Überschrift`).toBeLessThan(260);
    expect.soft(control, `${pfad}: Bedienelement`).toBeLessThan(620);
    await expect.soft(page.locator('[data-knapp]'), pfad).toHaveCount(1);
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'mit JavaScript' : 'ohne JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('Filter sind auf dem Telefon gefaltet, am Rechner nicht, und führen zum Ergebnis', async ({ page }) => {
      const jahr = page.getByLabel('Jahr');
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/bekanntmachungen/');
      await expect(jahr).toBeHidden();
      await page.locator('main summary').getByText('Filter', { exact: true }).click();
      await jahr.selectOption({ index: 1 });
      await page.getByRole('main').getByRole('button', { name: 'Auswahl anzeigen' }).click();
      await expect(page).toHaveURL(/jahr=\d{4}.*#ergebnis$/);
      await expect(page.locator('#ergebnis')).toBeFocused();
      await expect(page.locator('#ergebnis h2')).toBeInViewport({ ratio: 1 });
      await expect(page.locator('main summary').getByText('Filter (1)')).toBeVisible();
      await page.setViewportSize({ width: 1280, height: 900 });
      await expect(jahr).toBeVisible();
      await expect(page.locator('main summary')).toBeHidden();
    });
  });
}

test('was am häufigsten gesucht wird, steht auf dem ersten Schirm des Telefons', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('link', { name: 'Abfalltermine' })).toBeInViewport({ ratio: 1 });
});

test('eine breite Tabelle ist auf dem Telefon eine Liste, in der jede Nummer ganz zu lesen ist', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/schule/');
  const tabelle = page.getByRole('main').getByRole('table').first();
  await expect(tabelle.getByRole('columnheader').first()).toBeHidden();
  const zelle = tabelle.locator('td[data-spalte="Sekretariat"]').first();
  expect(await zelle.evaluate((cell) => getComputedStyle(cell, '::before').content)).toContain('Sekretariat');
  expect(await tabelle.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(tabelle.getByRole('columnheader').first()).toBeVisible();
});

test('Startseite, Bereiche und Texte behalten ihre Landschaft', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Im Blickpunkt' })).toBeVisible();
  for (const pfad of LESEN) {
    await page.goto(pfad);
    await expect.soft(page.locator('[data-knapp]'), pfad).toHaveCount(0);
  }
});

test('Überschrift und Inhalt haben in jeder Breite und jedem Layout dieselbe linke Kante', async ({ page }) => {
  test.setTimeout(120_000);
  for (const pfad of [...AUFGABEN, ...LESEN]) {
    await page.goto(pfad);
    for (const width of [390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const edges = await page.evaluate(() => {
        const portal = document.documentElement.dataset.layout === 'portal';
        // The work area has its navigation before the log-in, and shows it behind.
        const first = [...document.querySelectorAll('main [data-boundary]')].find(
          ({ parentElement }) => parentElement && getComputedStyle(parentElement).order === '0',
        );
        const sheet = first?.parentElement?.closest('[class*=sheet]') ?? first;
        // Bands of a portal span the page, and what is only heard lies anywhere.
        const parts = [...document.querySelectorAll(portal ? 'main h2' : 'main [data-boundary] *')];
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
      expect.soft(edges.content, `${pfad} bei ${width} px`).toBeCloseTo(edges.heading, 0);
    }
  }
});

test('ein Monat geht über die ganze Seite, am Telefon ist er eine Liste', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/veranstaltungen/?ansicht=monat');
  const monat = page.getByRole('main').getByRole('table');
  const [breite = 0, seite = 1] = await Promise.all(
    [monat, page.locator('main > div').first()].map(async (teil) => (await teil.boundingBox())?.width),
  );
  expect(breite / seite).toBeGreaterThan(0.9);
  const daneben = await page.locator('main aside').boundingBox();
  const unten = await monat.boundingBox();
  expect(daneben?.y, 'what stood beside it stands below').toBeGreaterThan((unten?.y ?? 0) + (unten?.height ?? 0));
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('columnheader').first()).toBeHidden();
  expect((await monat.boundingBox())?.width).toBeLessThanOrEqual(390);
});

/** What a server may send before it hears from the browser: ten packets of the line (RFC 6928), headers included. */
const FIRST_PACKETS = 14_336;

/** The part of a page that is in the first packets. */
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

/** Words that stand in the window. */
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

test.describe('ohne JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('der erste Schirm eines Telefons steckt mit seinen Stilen in den ersten 14 kB', async ({ page, site }) => {
    for (const pfad of [
      ...LESEN,
      '/impressum/',
      '/veranstaltungen/',
      '/suche/?q=Rathaus',
      '/fehler-melden/',
      '/ratsinfo/',
    ]) {
      await page.goto(pfad);
      const whole = await readScreen(page);
      expect(whole.length, pfad).toBeGreaterThan(5);
      const start = await readFirstPackets(new URL(pfad, site.url).href);
      const answer = (route: Route) => route.fulfill({ body: start, contentType: 'text/html; charset=utf-8' });
      await page.route((url) => url.href === page.url(), answer, { times: 1 });
      const [reply] = await Promise.all([
        page.waitForResponse((response) => response.url() === page.url()),
        page.reload(),
      ]);
      expect(await reply.text(), pfad).toBe(start);
      expect.soft(await readScreen(page), pfad).toEqual(whole);
    }
  });
});
