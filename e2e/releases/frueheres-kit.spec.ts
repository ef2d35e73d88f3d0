/**
 * What a team once built goes on working: `mf-frueher.tgz` was made, unsigned, with the first kit that teams were given
 * (1.0.0-ke96955aa, 23 Nov 2026), and is not made anew. One of its templates is HTML alone, the other an island that uses every module
 * the shell shares: React, the router's hooks, zustand, the navigation of `shared`. Where the site no longer takes it, teams have to build
 * anew, and that has to be meant: another contract version, or `npm run singletons -- --old-breaks`.
 */
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { runScript } from '../support/command-line.ts';
import { logInByCall } from '../support/log-in.ts';
import { test } from '../support/test.ts';

const FILE = join(import.meta.dirname, 'mf-frueher.tgz');

test('ein Modul, das mit dem ersten Kit gebaut wurde, wird angenommen und lebt in der heutigen Website', async ({
  page,
  startOwnSite,
  complaints,
}) => {
  test.setTimeout(180_000);
  // What the first kit wrote as a beginning set its columns in the markup, where no page has ever allowed styles.
  complaints.expect(/Applying inline style .*_shell\/galerie\/mf-frueher\/frueher/);
  const site = await startOwnSite();
  const taken = await runScript(site, 'release', 'mf-frueher', FILE);
  expect(taken.code, taken.output).toBe(0);
  expect(taken.output).toContain('judged on 0 pages and 3 examples');

  await page.goto(site.url);
  await logInByCall(page, 'admin');
  const addressOf = (template: string) => `${site.url}/_shell/galerie/mf-frueher/${template}/1/`;
  // Not by the page: a document that is not there yet is a complaint of the browser.
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
