import { expect } from '@playwright/test';
import { waitForHydration } from '../support/open-hydrated.ts';
import { expectRestWorks } from '../support/pages.ts';
import { sendRaw } from '../support/raw-request.ts';
import { test } from '../support/test.ts';

const ARTICLES = /^\/api\/cms\/aktuelles/;

for (const fault of [500, 'cut'] as const) {
  test(`scheitert ein Aufruf der Seite (${fault}), ist die Liste leer und der Fehler gemeldet`, async ({
    page,
    startOwnSite,
  }) => {
    const site = await startOwnSite();
    site.api.fail(ARTICLES, fault);
    const answer = await page.goto(`${site.url}/aktuelles/`);
    expect(answer?.status()).toBe(200);
    await waitForHydration(page);
    await expect(page.getByRole('link', { name: /Weiterlesen/ })).toHaveCount(0);
    await expectRestWorks(page);
    expect(site.processes.shell.output()).toContain('"msg":"fault"');

    // The empty list is not kept: as soon as the call works again, so does the page.
    await site.api.reset();
    expect((await sendRaw(site.url, '/aktuelles/')).body).toContain('Weiterlesen');
  });
}

test('antwortet ein Aufruf nicht, wartet die Seite nicht endlos', async ({ startOwnSite }) => {
  const site = await startOwnSite();
  site.api.fail(ARTICLES, 'hang');
  const startedAt = Date.now();
  const { status, body } = await sendRaw(site.url, '/aktuelles/');
  expect(status).toBe(200);
  expect(Date.now() - startedAt).toBeLessThan(7_000);
  expect(body).toContain('Impressum');
});

test('antwortet ein Aufruf mit 404, ist das eine Antwort und keine Störung', async ({ startOwnSite }) => {
  const site = await startOwnSite();
  site.api.fail(ARTICLES, 404);
  const { status, body } = await sendRaw(site.url, '/');
  expect(status).toBe(200);
  expect(body).toContain('Impressum');
});

test('ohne Menüs bleibt die Website benutzbar', async ({ page, startOwnSite }) => {
  const site = await startOwnSite();
  site.api.fail(/^\/api\/cms\/menu/, 500);
  const answer = await page.goto(`${site.url}/impressum/`);
  expect(answer?.status()).toBe(200);
  await expectRestWorks(page);
});
