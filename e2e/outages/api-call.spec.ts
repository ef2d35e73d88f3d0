import { expect } from '@playwright/test';
import { waitForHydration } from '../support/pages/open-hydrated.ts';
import { expectRestWorks } from '../support/pages/pages.ts';
import { sendRaw } from '../support/site/raw-request.ts';
import { shareOwnSite, test } from '../support/test.ts';

const ARTICLES = /^\/api\/cms\/aktuelles/;

// Successful responses are cached: each test uses its own page.
const broken = shareOwnSite();

for (const [fault, path] of [
  [500, '/aktuelles/'],
  ['cut', '/aktuelles/?seite=2'],
] as const) {
  test(`when a page's call fails (${fault}), the list is empty and the fault reported`, async ({ page }) => {
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

    // The empty list is not cached: the page recovers with the call.
    await site.api.reset();
    expect((await sendRaw(site.url, path)).body).toContain('Weiterlesen');
  });
}

test('a call without a response does not block the page forever', async () => {
  const site = broken();
  site.api.fail(ARTICLES, 'hang');
  const { status, body } = await sendRaw(site.url, '/aktuelles/?seite=3');
  expect(status).toBe(200);
  expect(body).toContain('Impressum');
});

test('a 404 from a call is a valid response, not a fault', async () => {
  const site = broken();
  site.api.fail(ARTICLES, 404);
  const { status, body } = await sendRaw(site.url, '/');
  expect(status).toBe(200);
  expect(body).toContain('Impressum');
});

test('the site remains usable without menus', async ({ page, startOwnSite }) => {
  const site = await startOwnSite();
  site.api.fail(/^\/api\/cms\/menu/, 500);
  const answer = await page.goto(`${site.url}/impressum/`);
  expect(answer?.status()).toBe(200);
  await expectRestWorks(page);
});
