import { expect } from '@playwright/test';
import { waitForHydration } from '../support/open-hydrated.ts';
import { expectRestWorks } from '../support/pages.ts';
import { sendRaw } from '../support/raw-request.ts';
import { shareOwnSite, test } from '../support/test.ts';

const ARTICLES = /^\/api\/cms\/aktuelles/;

// What worked is kept: each test has a page of its own.
const broken = shareOwnSite();

for (const [fault, path] of [
  [500, '/aktuelles/'],
  ['cut', '/aktuelles/?seite=2'],
] as const) {
  test(`scheitert ein Aufruf der Seite (${fault}), ist die Liste leer und der Fehler gemeldet`, async ({ page }) => {
    const site = broken();
    const reported = () => site.processes.shell.output().split('"msg":"fault"').length;
    const before = reported();
    site.api.fail(ARTICLES, fault);
    const answer = await page.goto(site.url + path);
    expect(answer?.status()).toBe(200);
    await waitForHydration(page);
    await expect(page.getByRole('link', { name: /Weiterlesen/ })).toHaveCount(0);
    await expectRestWorks(page);
    expect(reported()).toBeGreaterThan(before);

    // The empty list is not kept: as soon as the call works again, so does the page.
    await site.api.reset();
    expect((await sendRaw(site.url, path)).body).toContain('Weiterlesen');
  });
}

test('antwortet ein Aufruf nicht, wartet die Seite nicht endlos', async () => {
  const site = broken();
  site.api.fail(ARTICLES, 'hang');
  const startedAt = Date.now();
  const { status, body } = await sendRaw(site.url, '/aktuelles/?seite=3');
  expect(status).toBe(200);
  expect(Date.now() - startedAt).toBeLessThan(7_000);
  expect(body).toContain('Impressum');
});

test('antwortet ein Aufruf mit 404, ist das eine Antwort und keine Störung', async () => {
  const site = broken();
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
