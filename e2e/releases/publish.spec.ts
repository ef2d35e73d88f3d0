import { expect, type Page } from '@playwright/test';
import { openHydrated, waitForHydration } from '../support/pages/open-hydrated.ts';
import { runScript } from '../support/site/command-line.ts';
import { sendRaw } from '../support/site/raw-request.ts';
import type { Site } from '../support/site/site.ts';
import { test } from '../support/test.ts';

/** Without a tight limit: `npm run bench` measures the time. */
async function waitForVersion(site: Site, version: string): Promise<void> {
  const isVisible = async () => (await sendRaw(site.url, '/aktuelles/')).body.includes(`/mf-content/${version}/`);
  await expect.poll(isVisible, { intervals: [50] }).toBe(true);
}

test('npm run release: built, checked and visible without a restart; npm run rollback: reverted', async ({
  page,
  startOwnSite,
}) => {
  test.setTimeout(240_000);
  const site = await startOwnSite();
  const { pid } = site.processes.shell.child;
  const before = site.releases.current('mf-content');
  await openHydrated(page, `${site.url}/aktuelles/`);

  const released = await runScript(site, 'release', 'mf-content', '--unchecked');
  expect(released.output).toContain('is current');
  expect(released.code).toBe(0);
  const version = site.releases.current('mf-content');
  expect(version).not.toBe(before);
  await waitForVersion(site, version);
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
  await waitForVersion(site, before);
  expect(site.processes.shell.child.pid).toBe(pid);
});

test("a team's change is visible in the server's HTML and in the browser", async ({ page, startOwnSite }) => {
  const site = await startOwnSite();
  await openHydrated(page, `${site.url}/aktuelles/`);
  site.releases.forge('mf-content', 'neu', (text) => text.replaceAll('Weitere Meldungen', 'Noch mehr Meldungen'));
  site.releases.activate('mf-content', 'neu');
  await waitForVersion(site, 'neu');
  expect((await sendRaw(site.url, '/aktuelles/')).body).toContain('Noch mehr Meldungen');
  await openHydrated(page, `${site.url}/aktuelles/`);
  await expect(page.getByRole('heading', { name: 'Noch mehr Meldungen' })).toBeVisible();
});

/** Counts document loads; the initial one is counted by the caller. */
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

test('an open tab shows the new version of a text on the next navigation', async ({ page, startOwnSite }) => {
  const site = await startOwnSite();
  await openHydrated(page, `${site.url}/fehler-melden/`);
  site.releases.forge('mf-content', 'neu', (text) => text.replaceAll('Weitere Meldungen', 'Noch mehr Meldungen'));
  site.releases.activate('mf-content', 'neu');
  await waitForVersion(site, 'neu');
  const loads = countDocuments(page);
  await follow(page, '/aktuelles/');
  await expect(page.getByRole('heading', { name: 'Noch mehr Meldungen' })).toBeVisible();
  expect(loads.documents).toBe(0);
});

test('a tab never runs two versions of a module, not even one that is three versions behind: pages that need newer code load as documents', async ({
  page,
  startOwnSite,
}) => {
  const site = await startOwnSite();
  await openHydrated(page, `${site.url}/aktuelles/`);
  for (const version of ['neu-1', 'neu-2', 'neu-3']) {
    site.releases.forge('mf-forms', version);
    site.releases.activate('mf-forms', version);
    const isCurrent = async () => (await sendRaw(site.url, '/fehler-melden/')).body.includes(`/mf-forms/${version}/`);
    await expect.poll(isCurrent, { intervals: [50] }).toBe(true);
  }
  const loads = countDocuments(page);
  await follow(page, '/fehler-melden/');
  await expect(page).toHaveURL(`${site.url}/fehler-melden/`);
  await expect(page.getByRole('button', { name: 'Fehlermeldung abschicken' })).toBeVisible();
  await waitForHydration(page);
  expect(loads.documents).toBe(1);
});

test('a release of one module leaves the others unchanged', async ({ startOwnSite }) => {
  const site = await startOwnSite();
  const forms = (body: string) => /\/remotes\/mf-forms\/([^/]+)\//.exec(body)?.[1];
  const before = forms((await sendRaw(site.url, '/fehler-melden/')).body);
  site.releases.forge('mf-content', 'neu');
  site.releases.activate('mf-content', 'neu');
  await waitForVersion(site, 'neu');
  expect(before).toBeDefined();
  expect(forms((await sendRaw(site.url, '/fehler-melden/')).body)).toBe(before);
});
