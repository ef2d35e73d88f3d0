import { expect } from '@playwright/test';
import { expectRestWorks } from '../support/pages/pages.ts';
import { sendRaw } from '../support/site/raw-request.ts';
import { shareOwnSite, test } from '../support/test.ts';

const SORRY = 'Leider ist ein Fehler aufgetreten';
const REPAIR = 'Wir wurden über den Fehler informiert und versuchen dieses Problem so schnell wie möglich zu beheben.';

// Rendered pages are served from the cache while the api is down: each test uses its own pages.
const broken = shareOwnSite();

test('while the api is down, pages show header, footer and an apology with status 503', async ({
  page,
  complaints,
}) => {
  complaints.expect(/503/);
  const site = broken();
  // Caches header and footer.
  await sendRaw(site.url, '/impressum/');
  await site.api.goDown();
  const answer = await page.goto(`${site.url}/kontakt/`);
  expect(answer?.status()).toBe(503);
  expect(answer?.headers()['retry-after']).toBeDefined();
  await expect(page).toHaveTitle(/^Fehler - 503/);
  await expect(page.getByRole('heading', { name: SORRY })).toBeVisible();
  await expect(page.getByText(REPAIR)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Zurück zur Startseite' })).toBeVisible();
  await expectRestWorks(page);

  await site.api.comeUp();
  const again = await page.goto(`${site.url}/kontakt/`);
  expect(again?.status()).toBe(200);
});

test('while the api is down, cached pages are served in their last version', async ({ page, complaints }) => {
  // Pictures come from the api.
  complaints.expect(/503 .*\/api\/bild\//);
  const site = broken();
  await sendRaw(site.url, '/aktuelles/');
  await site.api.goDown();
  const answer = await page.goto(`${site.url}/aktuelles/`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Weitere Meldungen' })).toBeVisible();
  await expectRestWorks(page);
});

test('when the api hangs, the apology appears after a few seconds', async () => {
  const site = broken();
  await sendRaw(site.url, '/impressum/');
  site.api.fail(/^\/api\/cms\/route/, 'hang');
  const { status, body } = await sendRaw(site.url, '/barrierefreiheit/');
  expect(status).toBe(503);
  expect(body).toContain(SORRY);
});

test('if the api was never available, the response is in German nevertheless', async ({ startOwnSite }) => {
  const site = await startOwnSite();
  await site.api.goDown();
  const { status, body } = await sendRaw(site.url, '/');
  expect(status).toBe(503);
  expect(body).toContain(SORRY);
});

test('an api restart needs no restart of the website', async () => {
  const site = broken();
  await sendRaw(site.url, '/');
  await site.api.goDown();
  expect((await sendRaw(site.url, '/readyz')).status).toBe(503);
  expect((await sendRaw(site.url, '/healthz')).status).toBe(200);
  await site.api.comeUp();
  expect((await sendRaw(site.url, '/readyz')).status).toBe(200);
  expect((await sendRaw(site.url, '/aktuelles/?seite=2')).status).toBe(200);
});

test('when a navigation fails because of the api, the browser loads the error page', async ({ page, complaints }) => {
  complaints.expect(/503/, /gm:fault/);
  const site = broken();
  await page.goto(`${site.url}/`);
  site.api.fail(/^\/api\/cms\/route/, 503);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' }).first().click();
  await expect(page.getByRole('heading', { name: SORRY })).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/datenschutz/`);
});
