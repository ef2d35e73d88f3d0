import { expect, type Page } from '@playwright/test';
import { runScript } from '../support/command-line.ts';
import { openHydrated, waitForHydration } from '../support/open-hydrated.ts';
import { sendRaw } from '../support/raw-request.ts';
import type { Site } from '../support/site.ts';
import { test } from '../support/test.ts';

const VISIBLE_WITHIN_MS = 2_000;

async function waitForVersion(site: Site, version: string): Promise<number> {
  const startedAt = performance.now();
  const isVisible = async () => (await sendRaw(site.url, '/aktuelles/')).body.includes(`/mf-content/${version}/`);
  await expect.poll(isVisible, { intervals: [50], timeout: 10_000 }).toBe(true);
  return performance.now() - startedAt;
}

test('npm run release: gebaut, geprüft und ohne Neustart nach höchstens 2 s sichtbar; npm run rollback: zurück', async ({
  page,
  startOwnSite,
}) => {
  test.setTimeout(120_000);
  const site = await startOwnSite();
  const { pid } = site.processes.shell.child;
  const before = site.releases.current('mf-content');
  await openHydrated(page, `${site.url}/aktuelles/`);

  const released = await runScript(site, 'release', 'mf-content', '--unchecked');
  expect(released.output).toContain('is current');
  expect(released.code).toBe(0);
  const version = site.releases.current('mf-content');
  expect(version).not.toBe(before);
  expect(await waitForVersion(site, version)).toBeLessThan(VISIBLE_WITHIN_MS);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await openHydrated(page, `${site.url}/aktuelles/`);
  expect(scripts.some((url) => url.includes(`/remotes/mf-content/${before}/`))).toBe(false);

  const list = await runScript(site, 'releases');
  expect(list.output).toMatch(new RegExp(`${version}\\s+current`));
  expect(list.output).toMatch(new RegExp(`${before}\\s+before`));

  const back = await runScript(site, 'rollback', 'mf-content');
  expect(back.code).toBe(0);
  expect(site.releases.current('mf-content')).toBe(before);
  expect(await waitForVersion(site, before)).toBeLessThan(VISIBLE_WITHIN_MS);
  expect(site.processes.shell.child.pid).toBe(pid);
});

test('was ein Team ändert, steht danach auf der Seite, vom Server und im Browser', async ({ page, startOwnSite }) => {
  const site = await startOwnSite();
  await openHydrated(page, `${site.url}/aktuelles/`);
  site.releases.forge('mf-content', 'neu', (text) => text.replaceAll('Weitere Meldungen', 'Noch mehr Meldungen'));
  site.releases.flip('mf-content', 'neu');
  expect(await waitForVersion(site, 'neu')).toBeLessThan(VISIBLE_WITHIN_MS);
  expect((await sendRaw(site.url, '/aktuelles/')).body).toContain('Noch mehr Meldungen');
  await openHydrated(page, `${site.url}/aktuelles/`);
  await expect(page.getByRole('heading', { name: 'Noch mehr Meldungen' })).toBeVisible();
});

/** Counts documents; the first belongs to who opened the page. */
const countDocuments = (page: Page) => {
  const loads = { documents: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.documents += 1;
  });
  return loads;
};
const follow = (page: Page, path: string) =>
  page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());

test('ein offenes Fenster zeigt die neue Fassung eines Textes bei der nächsten Navigation', async ({
  page,
  startOwnSite,
}) => {
  const site = await startOwnSite();
  await openHydrated(page, `${site.url}/fehler-melden/`);
  site.releases.forge('mf-content', 'neu', (text) => text.replaceAll('Weitere Meldungen', 'Noch mehr Meldungen'));
  site.releases.flip('mf-content', 'neu');
  await waitForVersion(site, 'neu');
  const loads = countDocuments(page);
  await follow(page, '/aktuelles/');
  await expect(page.getByRole('heading', { name: 'Noch mehr Meldungen' })).toBeVisible();
  expect(loads.documents).toBe(0);
});

test('nie laufen zwei Fassungen eines Moduls in einem Fenster, auch in keinem, das drei alt ist: was Code der neuen braucht, kommt als Dokument', async ({
  page,
  startOwnSite,
}) => {
  const site = await startOwnSite();
  await openHydrated(page, `${site.url}/aktuelles/`);
  for (const version of ['neu-1', 'neu-2', 'neu-3']) {
    site.releases.forge('mf-forms', version);
    site.releases.flip('mf-forms', version);
    const isCurrent = async () => (await sendRaw(site.url, '/fehler-melden/')).body.includes(`/mf-forms/${version}/`);
    await expect.poll(isCurrent, { intervals: [50], timeout: 10_000 }).toBe(true);
  }
  const loads = countDocuments(page);
  await follow(page, '/fehler-melden/');
  await expect(page).toHaveURL(`${site.url}/fehler-melden/`);
  await expect(page.getByRole('button', { name: 'Fehlermeldung abschicken' })).toBeVisible();
  await waitForHydration(page);
  expect(loads.documents).toBe(1);
});

test('die Veröffentlichung eines Moduls lässt die anderen, wie sie sind', async ({ startOwnSite }) => {
  const site = await startOwnSite();
  const forms = (body: string) => /\/remotes\/mf-forms\/([^/]+)\//.exec(body)?.[1];
  const before = forms((await sendRaw(site.url, '/fehler-melden/')).body);
  site.releases.forge('mf-content', 'neu');
  site.releases.flip('mf-content', 'neu');
  await waitForVersion(site, 'neu');
  expect(before).toBeDefined();
  expect(forms((await sendRaw(site.url, '/fehler-melden/')).body)).toBe(before);
});
