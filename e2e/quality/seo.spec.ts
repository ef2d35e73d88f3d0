import { expect, type Page } from '@playwright/test';
import { openHydrated } from '../support/pages/open-hydrated.ts';
import { test } from '../support/test.ts';

interface Fact {
  '@type': string;
  [name: string]: unknown;
}

const metaOf = (page: Page, property: string) =>
  page.locator(`head meta[property="${property}"]`).getAttribute('content');
async function factsOf(page: Page): Promise<Fact[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text) as Fact);
}
const findFact = (facts: Fact[], type: string) => facts.find((fact) => fact['@type'] === type);
/** The latest article with a photo. */
async function findArticle(page: Page): Promise<string> {
  const reply = await page.request.get('/api/cms/aktuelles?pro_seite=20');
  const { data } = (await reply.json()) as { data: { detailURL: string; bild: unknown }[] };
  return data.find(({ bild: photo }) => photo !== null)?.detailURL ?? '';
}

test('the start page contains structured data of the municipality', async ({ page, site }) => {
  await page.goto('/');
  const organisation = findFact(await factsOf(page), 'GovernmentOrganization');
  expect(organisation).toMatchObject({
    name: 'Musterhardt',
    url: `${site.url}/`,
    telephone: '+4970820000',
    address: { addressLocality: 'Musterhardt', postalCode: '75334', addressCountry: 'DE' },
  });
  expect(organisation?.sameAs).toHaveLength(3);
  expect(await metaOf(page, 'og:type')).toBe('website');
  expect(await metaOf(page, 'og:locale')).toBe('de_DE');
  expect(await metaOf(page, 'og:url')).toBe(`${site.url}/`);
});

test('an article is a NewsArticle with date, section, picture and breadcrumbs', async ({ page, site, request }) => {
  const path = await findArticle(page);
  await page.goto(path);
  const facts = await factsOf(page);
  const article = findFact(facts, 'NewsArticle');
  const image = await metaOf(page, 'og:image');
  expect(article).toMatchObject({
    headline: (await metaOf(page, 'og:title')) ?? '',
    datePublished: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    mainEntityOfPage: site.url + path,
    image: [image],
    publisher: { '@type': 'GovernmentOrganization', name: 'Musterhardt' },
  });
  expect(article?.articleSection).toBe(await metaOf(page, 'article:section'));
  expect(await metaOf(page, 'og:type')).toBe('article');
  expect(findFact(facts, 'BreadcrumbList')?.itemListElement).toMatchObject([
    { position: 1, item: `${site.url}/` },
    { position: 2, item: `${site.url}/aktuelles/` },
    { position: 3, item: site.url + path },
  ]);

  expect(image).toMatch(new RegExp(`^${site.url}/api/bild/[a-z0-9-]+/1280$`));
  const picture = await request.get(image ?? '');
  expect(picture.status()).toBe(200);
  expect(picture.headers()['content-type']).toMatch(/^image\//);
});

test('metadata of the first page is removed on navigation', async ({ page }) => {
  await openHydrated(page, await findArticle(page));
  expect(await factsOf(page)).not.toEqual([]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum');
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  await expect(page.locator('meta[property^="og:"]')).toHaveCount(0);
  await expect(page.locator('link[type="application/atom+xml"]')).toHaveCount(0);
});

test('an error page has no metadata for search engines', async ({ page, complaints }) => {
  complaints.expect(/404/);
  await page.goto('/gibt-es-nicht/');
  expect(await factsOf(page)).toEqual([]);
  await expect(page.locator('meta[property^="og:"]')).toHaveCount(0);
});

test('the feed is linked, valid and changes only with its content', async ({ page, request, site }) => {
  for (const path of ['/aktuelles/', await findArticle(page)]) {
    await page.goto(path);
    const link = page.locator('head link[rel="alternate"][type="application/atom+xml"]');
    await expect(link).toHaveAttribute('href', '/aktuelles/feed.xml');
  }
  const reply = await request.get('/aktuelles/feed.xml');
  expect(reply.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
  const read = await page.evaluate(
    (xml) => {
      const feed = new DOMParser().parseFromString(xml, 'application/xml');
      const list = (selector: string) =>
        [...feed.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');
      const hrefs = [...feed.querySelectorAll('link')].map((link) => link.getAttribute('href') ?? '');
      return {
        root: feed.documentElement.localName,
        titles: list('entry > title'),
        updated: list('updated'),
        ids: list('entry > id'),
        hrefs,
      };
    },
    await reply.text(),
  );
  expect(read.root).toBe('feed');
  expect(read.titles).toHaveLength(30);
  expect(new Set(read.ids).size).toBe(30);
  for (const day of read.updated) expect(Date.parse(day)).toBeGreaterThan(0);
  for (const href of read.hrefs) expect(href.startsWith(`${site.url}/`)).toBe(true);

  const entry = await request.get(read.ids[0] ?? '');
  expect(entry.url()).toBe(read.hrefs.find((href) => href.includes('-id_')));
  const again = await request.get('/aktuelles/feed.xml', { headers: { 'if-none-match': reply.headers().etag ?? '' } });
  expect(again.status()).toBe(304);
  expect((await request.get('/kontakt/feed.xml')).status()).toBe(404);
});

test('sitemap and robots.txt are consistent', async ({ request, site }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain(`<loc>${site.url}/aktuelles/</loc>`);
});
