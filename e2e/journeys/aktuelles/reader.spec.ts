import { expect, type Page } from '@playwright/test';
import { openHydrated } from '../../support/pages/open-hydrated.ts';
import { test } from '../../support/test.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const news = (page: Page) => page.getByRole('region', { name: 'Weitere Meldungen' });

test('leads from the start page through the news list to an article and back', async ({ page }) => {
  await openHydrated(page, '/');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Alle Meldungen|Alle Neuigkeiten/ })
    .first()
    .click();
  await expect(page).toHaveURL('/aktuelles/');
  await expect(title(page)).toHaveText('Aktuelles');
  await expect(page.getByRole('heading', { name: 'Topthemen' })).toBeVisible();

  const link = page.getByRole('link', { name: /Weiterlesen/ }).nth(8);
  // Scroll position when leaving: a click scrolls as well if something covers the link.
  const left = page.evaluate(
    () => new Promise<number>((resolve) => addEventListener('click', () => resolve(scrollY), { capture: true })),
  );
  await link.click();
  const position = await left;
  expect(position).toBeGreaterThan(200);
  await expect(page).toHaveURL(/\/aktuelles\/[\w-]+-id_\d+\/$/);
  await expect(title(page)).not.toHaveText('Aktuelles');
  await expect(page.locator('[data-gm-html]').first()).toContainText(/\w{3,}/);

  await page.goBack();
  await expect(title(page)).toHaveText('Aktuelles');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(position, -1);
});

test('pages through the news list', async ({ page }) => {
  await page.goto('/aktuelles/');
  const first = await page
    .getByRole('main')
    .getByRole('link', { name: /Weiterlesen/ })
    .last()
    .getAttribute('href');
  await page
    .getByRole('navigation', { name: /Seiten/ })
    .getByRole('link', { name: /Nächste|Weiter/ })
    .click();
  await expect(page).toHaveURL('/aktuelles/?seite=2');
  await expect(page.getByRole('heading', { name: 'Weitere Meldungen' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Topthemen' })).toHaveCount(0);
  await expect(
    page
      .getByRole('main')
      .getByText(/^\d{2}\.\d{2}\.\d{4}$/)
      .first(),
  ).toBeVisible();
  await expect(page.locator(`main a[href="${first}"]`)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/aktuelles/');
  await expect(page.getByRole('heading', { name: 'Topthemen' })).toBeVisible();
});

test('a link with a fragment scrolls to its target below the sticky header', async ({ page }) => {
  await page.goto('/aktuelles/#fuss');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
});

test('an article can be opened directly and reloaded', async ({ page, request, site }) => {
  const list = (await (await request.get('/api/cms/aktuelles?pro_seite=1')).json()) as {
    data: { titel: string; detailURL: string }[];
  };
  const [article] = list.data;
  if (!article) throw new Error('The demo content has no article.');
  await page.goto(article.detailURL);
  const heading = article.titel.replaceAll('\u00ad', '');
  await expect(title(page)).toHaveText(new RegExp(heading.slice(0, 20).replaceAll(/\W/g, '.')));
  await expect(page).toHaveTitle(new RegExp(heading.slice(0, 12).replaceAll(/\W/g, '.')));
  await page.reload();
  await expect(page).toHaveURL(site.url + article.detailURL);
  await expect(title(page)).toBeVisible();
});

test('an old link with a wrong slug redirects to the article', async ({ page, request }) => {
  const list = (await (await request.get('/api/cms/aktuelles?pro_seite=1')).json()) as {
    data: { id: number; detailURL: string }[];
  };
  const article = list.data[0];
  await page.goto(`/aktuelles/frueherer-titel-id_${article?.id}/`);
  await expect(page).toHaveURL(article?.detailURL ?? '');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('start page, news list and article are readable and linked', async ({ page }) => {
    await page.goto('/');
    await expect(title(page)).toBeVisible();
    await page.locator('main a[href="/aktuelles/"]').first().click();
    await expect(page).toHaveURL('/aktuelles/');
    await page
      .getByRole('navigation', { name: /Seiten/ })
      .getByRole('link', { name: /Nächste|Weiter/ })
      .click();
    await expect(page).toHaveURL('/aktuelles/?seite=2');
    await page
      .getByRole('link', { name: /Weiterlesen/ })
      .first()
      .click();
    await expect(page).toHaveURL(/-id_\d+\/$/);
    await expect(page.locator('[data-gm-html]').first()).toContainText(/\w{3,}/);
  });

  test('menu and footer link to the rest of the site', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
    await expect(title(page)).toHaveText('Impressum');
  });

  test('every page shows its content without waiting for a script', async ({ page }) => {
    for (const path of ['/', '/aktuelles/', '/anschrift/', '/fehler-melden/', '/impressum/']) {
      await page.goto(path);
      await expect(page.locator('[data-block]').first()).toBeVisible();
      await expect(page.getByText('Dieser Bereich ist gerade nicht verfügbar')).toHaveCount(0);
    }
  });
});

test('headings of the news list have at most three lines', async ({ page }) => {
  await page.goto('/aktuelles/');
  await expect(news(page).or(page.getByRole('main')).first()).toBeVisible();
  const lines = await page
    .getByRole('main')
    .getByRole('heading', { level: 3 })
    .evaluateAll((headings) =>
      headings.map(
        (heading) => heading.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(heading).lineHeight),
      ),
    );
  expect(lines.length).toBeGreaterThan(6);
  for (const count of lines) expect(count).toBeLessThan(3.5);
});
