import { expect, type Page } from '@playwright/test';
import { openHydrated } from '../support/open-hydrated.ts';
import { expectRestWorks, PLACEHOLDER, RETRY } from '../support/pages.ts';
import { breakRender } from '../support/sabotage.ts';
import { test } from '../support/test.ts';

const PATH = '/aktuelles/';
/** The error page has no blocks: no module was loaded before the test breaks one. */
const WITHOUT_MODULES = '/gibt-es-nicht/';
const heading = (page: Page) => page.getByRole('heading', { name: 'Weitere Meldungen' });
const EXPECTED = [/gm:fault/, /404/, /net::ERR_/, /Failed to load resource/, /integrity/i, /preload/i];

/** What can happen to the files of a module on their way to the browser. */
const BROKEN: { name: string; files: RegExp; answer: { abort: true } | { status: number; body: string } }[] = [
  { name: 'die Verbindung zum Einstieg bricht ab', files: /remoteEntry\./, answer: { abort: true } },
  { name: 'der Einstieg fehlt', files: /remoteEntry\./, answer: { status: 503, body: 'weg' } },
  { name: 'der Einstieg ist kaputt', files: /remoteEntry\./, answer: { status: 200, body: 'export const = ;' } },
];

async function breakFiles(page: Page, files: RegExp, answer: (typeof BROKEN)[number]['answer']): Promise<void> {
  await page.route(
    (url) => url.pathname.startsWith('/remotes/mf-content/') && files.test(url.pathname),
    (route) => {
      if ('abort' in answer) return route.abort('connectionreset');
      return route.fulfill({ ...answer, contentType: 'text/javascript' });
    },
  );
}

for (const { name, files, answer } of BROKEN) {
  test(`${name}: was der Server gerendert hat, bleibt stehen und lesbar`, async ({ page, complaints }) => {
    complaints.expect(...EXPECTED);
    await breakFiles(page, files, answer);
    await page.goto(PATH);
    await expect.poll(() => complaints.seen.filter((text) => text.includes('gm:fault')).length).toBeGreaterThan(1);
    await expect(heading(page)).toBeVisible();
    await expect(page.getByText(PLACEHOLDER)).toHaveCount(0);
    await expectRestWorks(page);
    await page
      .getByRole('link', { name: /Weiterlesen/ })
      .first()
      .click();
    await expect(page).toHaveURL(/-id_\d+\/$/);
  });

  test(`${name}: nach einem Wechsel der Seite hilft „${RETRY}“`, async ({ page, complaints }) => {
    complaints.expect(...EXPECTED);
    await openHydrated(page, WITHOUT_MODULES);
    await breakFiles(page, files, answer);
    await page
      .locator('a[href="/aktuelles/"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(PATH);
    await expect(page.getByText(PLACEHOLDER).first()).toBeVisible();
    await expectRestWorks(page);
    await page.unrouteAll();
    await page.getByRole('button', { name: RETRY }).first().click();
    await expect(heading(page)).toBeVisible();
    await expect(page.getByText(PLACEHOLDER)).toHaveCount(0);
  });
}

test('kommt ein Modul länger als 4 s nicht, steht der Hinweis da; der Versuch danach gelingt', async ({
  page,
  complaints,
}) => {
  complaints.expect(...EXPECTED);
  await openHydrated(page, WITHOUT_MODULES);
  await page.route(/\/remotes\/mf-content\/.*\.js$/, () => {});
  const startedAt = Date.now();
  await page
    .locator('a[href="/aktuelles/"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByText(PLACEHOLDER).first()).toBeVisible({ timeout: 12_000 });
  // 4 s, a short pause, and one more attempt of 4 s.
  expect(Date.now() - startedAt).toBeGreaterThan(4_000);
  expect(Date.now() - startedAt).toBeLessThan(10_500);
  await expectRestWorks(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: RETRY }).first().click();
  await expect(heading(page)).toBeVisible({ timeout: 10_000 });
});

test('wirft ein Modul im Browser beim Rendern, bleibt der Rest der Seite in Betrieb', async ({
  page,
  complaints,
  startOwnSite,
}) => {
  complaints.expect(...EXPECTED);
  const site = await startOwnSite({
    prepare: (releases) => {
      releases.forge('mf-content', 'kaputt', breakRender('artikel-uebersicht', 'client', 'throw Error("Probe")'));
      releases.flip('mf-content', 'kaputt');
    },
  });
  await page.goto(`${site.url}${PATH}`);
  await expect.poll(() => complaints.seen.some((text) => text.includes('Probe'))).toBe(true);
  await expect(page.getByText(PLACEHOLDER).or(heading(page)).first()).toBeVisible();
  await expectRestWorks(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum');
});

test('fehlt das Stylesheet eines Moduls, bleibt sein Inhalt lesbar', async ({ page, complaints }) => {
  complaints.expect(...EXPECTED);
  await page.route(/\/remotes\/mf-content\/.*\.css$/, (route) => route.abort('connectionreset'));
  await openHydrated(page, PATH);
  await expect(heading(page)).toBeVisible();
  await expectRestWorks(page);
});
