import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { openHydrated, touch } from '../support/pages/open-hydrated.ts';
import { countLoads, expectRestWorks, follow } from '../support/pages/pages.ts';
import type { Site } from '../support/site/site.ts';
import { test } from '../support/test.ts';

const PATH = '/fehler-melden/';
const EXPECTED = [/gm:fault/, /404/, /Failed to load/, /Refused to apply style/, /integrity/i];

/** Publishes the next version and deletes the one that the open tab uses. */
function replaceVersion(site: Site, version: string): void {
  const before = site.releases.current('mf-forms');
  site.releases.forge('mf-forms', version);
  site.releases.activate('mf-forms', version);
  rmSync(site.releases.folder('mf-forms', before), { recursive: true });
}

test('a tab whose version was deleted reloads once and continues', async ({ page, complaints, startOwnSite }) => {
  complaints.expect(...EXPECTED);
  const site = await startOwnSite();
  await openHydrated(page, `${site.url}/aktuelles/`);
  replaceVersion(site, 'naechste');
  await expect.poll(async () => (await (await fetch(`${site.url}${PATH}`)).text()).includes('/naechste/')).toBe(true);
  const loads = countLoads(page);
  await follow(page, PATH);
  await expect(page.getByRole('button', { name: 'Fehlermeldung abschicken' })).toBeVisible();
  await expect(page).toHaveURL(`${site.url}${PATH}`);
  expect(loads.documents).toBe(1);
  await expectRestWorks(page);
});

const isGone = (page: Page) =>
  page.route(/\/remotes\/mf-forms\/.*\.js/, (route) => route.fulfill({ status: 404, body: 'weg' }));

test('if a chunk is still missing, the page reloads at most once a minute', async ({ page, complaints }) => {
  complaints.expect(...EXPECTED);
  await isGone(page);
  const loads = countLoads(page);
  await page.goto(PATH);
  await touch(page);
  await expect.poll(() => loads.documents).toBe(2);
  await touch(page);
  // Longer than both attempts of the reloaded page.
  await wait(2500);
  expect(loads.documents).toBe(2);
  await expect(page.getByRole('button', { name: 'Fehlermeldung abschicken' })).toBeVisible();
  await expectRestWorks(page);
});

test('the touch that reveals the missing chunk reloads the page where the visitor is', async ({ page, complaints }) => {
  complaints.expect(...EXPECTED);
  await openHydrated(page, '/aktuelles/');
  await isGone(page);
  const loads = countLoads(page);
  await follow(page, PATH);
  await expect(page).toHaveURL(PATH);
  await touch(page);
  await expect.poll(() => loads.documents).toBe(1);
  await expect(page).toHaveURL(PATH);
  await expect(page.getByRole('button', { name: 'Fehlermeldung abschicken' })).toBeVisible();
});

test('if a chunk of the shell itself is missing, the page reloads at most once a minute', async ({
  page,
  complaints,
}) => {
  complaints.expect(...EXPECTED);
  let asked = 0;
  await page.route(/\/shell\/app\..*\.js/, (route) => {
    if (route.request().method() === 'HEAD') asked += 1;
    return route.fulfill({ status: 404, body: 'weg' });
  });
  const loads = countLoads(page);
  await page.goto('/anschrift/');
  // The second request is after the reload.
  await expect.poll(() => asked).toBe(2);
  await expectRestWorks(page);
  expect(loads.documents).toBe(2);
});
