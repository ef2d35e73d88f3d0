import { rmSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { openHydrated } from '../support/open-hydrated.ts';
import { countLoads, expectRestWorks, follow } from '../support/pages.ts';
import type { Site } from '../support/site.ts';
import { test } from '../support/test.ts';

const PATH = '/fehler-melden/';
const EXPECTED = [/gm:fault/, /404/, /Failed to load/, /Refused to apply style/, /integrity/i];

/** The next version is out and the one the open tab came from is gone from the disk. */
function replaceVersion(site: Site, version: string): void {
  const before = site.releases.current('mf-forms');
  site.releases.forge('mf-forms', version);
  site.releases.flip('mf-forms', version);
  rmSync(site.releases.folder('mf-forms', before), { recursive: true });
}

test('ist die Fassung eines offenen Fensters gelöscht, lädt es einmal neu und arbeitet weiter', async ({
  page,
  complaints,
  startOwnSite,
}) => {
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

test('fehlt ein Teilstück auch danach, lädt die Seite höchstens einmal je Minute neu', async ({ page, complaints }) => {
  complaints.expect(...EXPECTED);
  await isGone(page);
  const loads = countLoads(page);
  await page.goto(PATH);
  await expect.poll(() => loads.documents).toBe(2);
  // Longer than both attempts of the reloaded page take.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 2500)));
  expect(loads.documents).toBe(2);
  await expect(page.getByRole('button', { name: 'Fehlermeldung abschicken' })).toBeVisible();
  await expectRestWorks(page);
});

test('der Klick, der das Fehlen aufdeckt, geht beim Neuladen nicht verloren', async ({ page, complaints }) => {
  complaints.expect(...EXPECTED);
  await openHydrated(page, '/aktuelles/');
  await isGone(page);
  await follow(page, PATH);
  await expect(page).toHaveURL(PATH);
  await expect(page.getByRole('button', { name: 'Fehlermeldung abschicken' })).toBeVisible();
});
