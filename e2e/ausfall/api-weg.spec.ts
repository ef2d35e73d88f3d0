import { expect } from '@playwright/test';
import { expectRestWorks } from '../support/pages.ts';
import { sendRaw } from '../support/raw-request.ts';
import { shareOwnSite, test } from '../support/test.ts';

const SORRY = 'Leider ist ein Fehler aufgetreten';
const REPAIR = 'Wir wurden über den Fehler informiert und versuchen dieses Problem so schnell wie möglich zu beheben.';

// What has been shown once is shown again while the api is away: each test has pages of its own.
const broken = shareOwnSite();

test('ist die api weg, stehen Kopf, Fuß und eine Entschuldigung da, mit Status 503', async ({ page, complaints }) => {
  complaints.expect(/503/);
  const site = broken();
  // The frame of header and footer is known once any page was shown.
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

test('wer eine Seite schon abgerufen hat, bekommt ihre letzte gute Fassung', async ({ page, complaints }) => {
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

test('hängt die api, kommt die Entschuldigung nach wenigen Sekunden', async () => {
  const site = broken();
  await sendRaw(site.url, '/impressum/');
  site.api.fail(/^\/api\/cms\/route/, 'hang');
  const startedAt = Date.now();
  const { status, body } = await sendRaw(site.url, '/barrierefreiheit/');
  expect(status).toBe(503);
  expect(body).toContain(SORRY);
  expect(Date.now() - startedAt).toBeLessThan(7_000);
});

test('war die api noch nie da, kommt trotzdem eine deutsche Antwort', async ({ startOwnSite }) => {
  const site = await startOwnSite();
  await site.api.goDown();
  const { status, body } = await sendRaw(site.url, '/');
  expect(status).toBe(503);
  expect(body).toContain(SORRY);
});

test('wird die api mitten im Betrieb neu gestartet, geht es ohne Neustart der Website weiter', async () => {
  const site = broken();
  await sendRaw(site.url, '/');
  await site.api.goDown();
  expect((await sendRaw(site.url, '/readyz')).status).toBe(503);
  expect((await sendRaw(site.url, '/healthz')).status).toBe(200);
  await site.api.comeUp();
  expect((await sendRaw(site.url, '/readyz')).status).toBe(200);
  expect((await sendRaw(site.url, '/aktuelles/?seite=2')).status).toBe(200);
});

test('scheitert eine Navigation an der api, lädt der Browser die Fehlerseite', async ({ page, complaints }) => {
  complaints.expect(/503/, /gm:fault/);
  const site = broken();
  await page.goto(`${site.url}/`);
  site.api.fail(/^\/api\/cms\/route/, 503);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' }).first().click();
  await expect(page.getByRole('heading', { name: SORRY })).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/datenschutz/`);
});
