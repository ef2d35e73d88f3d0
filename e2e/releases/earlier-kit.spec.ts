/**
 * Backwards compatibility with modules that teams built earlier: `mf-frueher.tgz` was built, unsigned, with the first
 * published kit (1.0.0-ke96955aa, 23 Nov 2026), and must not be rebuilt. One of its templates is HTML only, the other
 * an island that uses every module shared by the shell: React, the router's hooks, zustand, the navigation of `shared`.
 * If the site no longer accepts it, all teams have to rebuild; that requires a deliberate decision: another contract
 * version, or `npm run singletons -- --old-breaks`.
 */
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { logInByCall } from '../support/log-in.ts';
import { runScript } from '../support/site/command-line.ts';
import { test } from '../support/test.ts';

const FILE = join(import.meta.dirname, 'mf-frueher.tgz');

test('a module built with the first kit is accepted and hydrates on the current site', async ({
  page,
  startOwnSite,
  complaints,
}) => {
  test.setTimeout(300_000);
  // The first kit's scaffold used inline styles, which the CSP has always blocked.
  complaints.expect(/Applying inline style .*_shell\/gallery\/mf-frueher\/frueher/);
  const site = await startOwnSite();
  const taken = await runScript(site, 'release', 'mf-frueher', FILE);
  expect(taken.code, taken.output).toBe(0);
  expect(taken.output).toContain('judged on 0 pages and 3 examples');

  await page.goto(site.url);
  await logInByCall(page, 'admin');
  const addressOf = (template: string) => `${site.url}/_shell/gallery/mf-frueher/${template}/1/`;
  // By request, not in the page: the browser would log the 404 as an error.
  await expect.poll(async () => (await page.request.get(addressOf('frueher'))).status()).toBe(200);
  await page.goto(addressOf('frueher'));
  await expect(page.getByRole('link', { name: 'TSV Feldrennach' })).toBeVisible();

  await page.goto(addressOf('abstimmung'));
  await expect(page.getByRole('heading', { name: 'Soll der Marktplatz einen Brunnen bekommen?' })).toBeVisible();
  await expect(page.locator('[data-island][data-live]')).toBeVisible();
  await page.getByRole('button', { name: 'Dafür' }).click();
  await page.getByRole('button', { name: 'Dafür' }).click();
  await expect(page.getByRole('status').filter({ hasText: '2 Stimmen' })).toBeVisible();
  expect(await page.locator('[data-pfad]').getAttribute('data-pfad'), 'path of the router').toContain('/');
});
