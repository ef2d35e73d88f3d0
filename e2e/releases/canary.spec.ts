import { expect } from '@playwright/test';
import { openHydrated, waitForHydration } from '../support/pages/open-hydrated.ts';
import { breakRender } from '../support/releases/sabotage.ts';
import { runScript } from '../support/site/command-line.ts';
import { sendRaw } from '../support/site/raw-request.ts';
import type { Site } from '../support/site/site.ts';
import { test } from '../support/test.ts';

const VIEWS = '20';
const ALT = 'Weitere Meldungen';
const NEW = 'Noch mehr Meldungen';
const PAGE = '/aktuelles/';

const rename = (text: string) => text.replaceAll(ALT, NEW);
const readCookie = ({ headers }: Awaited<ReturnType<typeof sendRaw>>) => headers['set-cookie']?.[0]?.split(';')[0];
const open = (site: Site, cookie = '', path = PAGE) => sendRaw(site.url, path, { headers: { cookie } });
/** Waits until the canary phase has begun; returns the cookies of a visitor with the new version and of one without. */
async function draw(site: Site): Promise<{ some: string; others: string }> {
  const cookies: Record<string, string> = {};
  await expect
    .poll(async () => {
      const reply = await open(site);
      const cookie = readCookie(reply);
      if (cookie) cookies[reply.body.includes(NEW) ? 'some' : 'others'] = cookie;
      return Object.keys(cookies).sort();
    })
    .toEqual(['others', 'some']);
  return cookies as { some: string; others: string };
}

test('a new version goes to some visitors first, consistently during the canary phase, then to all', async ({
  page,
  startOwnSite,
}) => {
  const site = await startOwnSite({ env: { shell: { CANARY_VIEWS: VIEWS } } });
  const before = site.releases.current('mf-content');
  site.releases.forge('mf-content', 'neu', rename);
  site.releases.tryOn('mf-content', 'neu', 0.5);
  const { some, others } = await draw(site);
  for (let visit = 0; visit < 3; visit += 1) {
    expect((await open(site, some)).body).toContain(NEW);
    expect((await open(site, others)).body).toContain(ALT);
  }
  expect(site.releases.current('mf-content')).toBe(before);

  const [name = '', value = ''] = some.split('=');
  await page.context().addCookies([{ name, value, url: site.url }]);
  await openHydrated(page, `${site.url}${PAGE}`);
  await expect(page.getByRole('heading', { name: NEW })).toBeVisible();
  await page.context().clearCookies();
  for (const path of ['/veranstaltungen/', PAGE]) {
    await page
      .locator(`a[href="${path}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(site.url + path);
    await waitForHydration(page);
  }
  await expect(page.getByRole('heading', { name: NEW }), 'a tab keeps the set it began with').toBeVisible();

  await expect
    .poll(async () => {
      for (let visit = 0; visit < 10; visit += 1) await open(site, some);
      return site.releases.current('mf-content');
    })
    .toBe('neu');
  await expect.poll(async () => (await open(site, others)).body.includes(NEW)).toBe(true);
  const back = await runScript(site, 'rollback', 'mf-content');
  expect(back.code, back.output).toBe(0);
  expect(site.releases.current('mf-content')).toBe(before);
});

test('a version that throws is rolled back automatically; visitors without it notice nothing', async ({
  startOwnSite,
}) => {
  const site = await startOwnSite({ env: { shell: { CANARY_VIEWS: '1000' } } });
  const before = site.releases.current('mf-content');
  site.releases.forge('mf-content', 'kaputt', (text, file) =>
    breakRender('artikel-uebersicht', 'server', 'throw Error("Probe")')(rename(text), file),
  );
  site.releases.tryOn('mf-content', 'kaputt', 0.3);
  const seen: boolean[] = [];
  await expect
    .poll(async () => {
      for (let visit = 0; visit < 10; visit += 1) {
        const { body, status } = await open(site);
        expect(status).toBe(200);
        seen.push(body.includes(ALT));
      }
      return site.releases.registry().canary;
    })
    .toBeNull();
  expect(site.releases.current('mf-content')).toBe(before);
  expect(seen.filter((isWhole) => isWhole).length, 'most visitors').toBeGreaterThan(0);
  await expect.poll(async () => (await open(site)).body.includes(ALT)).toBe(true);
  const verified = await runScript(site, 'releases', 'verify');
  expect(verified.code, verified.output).toBe(0);
});

test('reviewers see it with a link; a command rolls it back', async ({ startOwnSite }) => {
  const site = await startOwnSite();
  site.releases.forge('mf-content', 'neu', rename);
  const token = site.releases.tryOn('mf-content', 'neu', 0);
  const invited = async () => readCookie(await open(site, '', `/?fassung=${token}`));
  await expect.poll(async () => (await invited())?.endsWith('.1')).toBe(true);
  expect((await open(site, await invited())).body).toContain(NEW);
  expect((await open(site)).body).toContain(ALT);

  const back = await runScript(site, 'rollback', 'mf-content');
  expect(back.output).toContain('mf-content neu is withdrawn');
  await expect.poll(async () => (await open(site, await invited())).body.includes(ALT)).toBe(true);
});
