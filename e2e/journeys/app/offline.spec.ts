import { expect, type Page } from '@playwright/test';
import { openHydrated, waitForHydration } from '../../support/pages/open-hydrated.ts';
import type { Site } from '../../support/site/site.ts';
import { test } from '../../support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** Console messages of the browser for requests that fail offline. */
const NO_LINE = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Failed to load/;

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** URLs in the caches whose name starts with `cache`. */
function listKept(page: Page, cache: string): Promise<string[]> {
  return page.evaluate(async (prefix) => {
    const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
  }, cache);
}

/** Opens a page and waits until it is cached for offline use. */
async function visit(page: Page, path: string): Promise<void> {
  await openHydrated(page, path);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => listKept(page, 'seiten-')).toContain(new URL(path, 'http://x').pathname);
}

test('a visited page can be reloaded offline, with styles, scripts and a notice', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(NO_LINE);
  await visit(page, '/fehler-melden/');
  await expect.poll(async () => (await listKept(page, 'module')).length).toBeGreaterThan(1);
  await context.setOffline(true);
  await page.reload();
  await expect(title(page)).toHaveText('Fehler melden');
  await waitForHydration(page);
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Fira Sans');
  await expect(page.getByText('Sie sind offline. Gezeigt wird der letzte Stand.')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('Sie sind wieder online.')).toBeVisible();
  await expect(page.getByText('Sie sind wieder online.')).toBeHidden();
});

test('a page reached by client-side navigation is available offline, too', async ({ page, context, complaints }) => {
  complaints.expect(NO_LINE);
  await visit(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(title(page)).toHaveText('Impressum');
  await expect.poll(() => listKept(page, 'seiten-')).toContain('/impressum/');
  await context.setOffline(true);
  await page.reload();
  await expect(title(page)).toHaveText('Impressum');
});

test('a picture that was visible is available offline', async ({ page, context, complaints }) => {
  complaints.expect(NO_LINE);
  await visit(page, '/aktuelles/');
  await page.reload();
  await waitForHydration(page);
  await expect.poll(async () => (await listKept(page, 'bilder')).length).toBeGreaterThan(0);
  await context.setOffline(true);
  await page.reload();
  const loaded = () =>
    page.evaluate(
      () => [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth > 1).length,
    );
  await expect.poll(loaded).toBeGreaterThan(0);
});

test('a page that was never visited shows an explanation, and continues to the requested page when online', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(NO_LINE);
  await visit(page, '/');
  await context.setOffline(true);
  await page.goto('/kontakt/');
  await expect(title(page)).toHaveText('Sie sind offline');
  await expect(page).toHaveURL('/kontakt/');
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Fira Sans');
  await page.getByRole('button', { name: 'Menü' }).click();
  await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible();
  await page.keyboard.press('Escape');

  await context.setOffline(false);
  await page.getByRole('link', { name: 'Erneut versuchen' }).click();
  await expect(title(page)).toHaveText('Kontakt');
});

test('a click on a page that was never visited leads to the explanation when offline', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(NO_LINE, /gm:fault/);
  await visit(page, '/');
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(title(page)).toHaveText('Sie sind offline');
  await expect(page).toHaveURL('/impressum/');
});

test('names the site as unavailable when the device is online but the site does not respond', async ({
  page,
  complaints,
  startOwnSite,
}) => {
  complaints.expect(NO_LINE, /ERR_CONNECTION_REFUSED/);
  const site = await startOwnSite();
  await visit(page, `${site.url}/anschrift/`);
  await expect
    .poll(async () => (await listKept(page, 'workbox-precache')).map((url) => url.split('?')[0]))
    .toContain('/offline/gestoert/');
  await site.processes.shell.kill();

  await page.reload();
  await expect(title(page)).toHaveText('Anschrift und Öffnungszeiten');
  const notice = page.getByText('Unsere Website antwortet gerade nicht. Gezeigt wird der letzte Stand.');
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Schließen' }).click();
  await expect(notice).toHaveCount(0);

  await page.goto(`${site.url}/kontakt/`);
  await expect(title(page)).toHaveText('Unsere Website antwortet nicht');
  await expect(page.getByText('Sie sind offline')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Erneut versuchen' })).toBeVisible();
});

async function activate(site: Site): Promise<void> {
  site.releases.forge('mf-content', 'neu', (text) => text.replaceAll('Weitere Meldungen', 'Noch mehr Meldungen'));
  site.releases.activate('mf-content', 'neu');
  const isNew = async () => (await (await fetch(`${site.url}/aktuelles/`)).text()).includes('/mf-content/neu/');
  await expect.poll(isNew).toBe(true);
}

test('after a publication the next load shows the new version, which is then available offline', async ({
  page,
  context,
  complaints,
  startOwnSite,
}) => {
  complaints.expect(NO_LINE);
  const site = await startOwnSite();
  await visit(page, `${site.url}/aktuelles/`);
  await page.reload();
  await waitForHydration(page);
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await expect(page.getByRole('heading', { name: 'Weitere Meldungen' })).toBeVisible();

  await activate(site);
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole('heading', { name: 'Noch mehr Meldungen' })).toBeVisible();
  const readKept = () => page.evaluate(async () => (await caches.match('/aktuelles/'))?.text());
  await expect.poll(readKept).toContain('Noch mehr Meldungen');
  await context.setOffline(true);
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole('heading', { name: 'Noch mehr Meldungen' })).toBeVisible();
});

test('error pages, api responses and submitted data are never cached', async ({ page, complaints }) => {
  complaints.expect(/404/);
  await visit(page, '/kontakt/');
  await page.reload();
  await waitForHydration(page);
  await page.goto('/gibt-es-nicht/');
  await page.goto('/fehler-melden/?formular=fehler-melden&gesendet=FM-2025-1');
  await page.evaluate(() => fetch('/api/cms/aktuelles'));
  await visit(page, '/impressum/');
  const kept = await listKept(page, '');
  expect(kept).toContain('/kontakt/');
  expect(kept.filter((url) => /gibt-es-nicht|gesendet|^\/api\/(?!bild)/.test(url))).toEqual([]);
});

test('the service worker script is revalidated on every check and answered with 304 while unchanged', async ({
  page,
  site,
}) => {
  const answer = await page.request.get('/sw.js');
  expect(answer.headers()['cache-control']).toBe('no-cache');
  const { etag } = answer.headers();
  const again = await fetch(`${site.url}/sw.js`, { headers: { 'if-none-match': etag ?? '' } });
  expect(again.status).toBe(304);
});
