import { expect, type Page } from '@playwright/test';
import { openHydrated } from '../support/open-hydrated.ts';
import { expectRestWorks, PLACEHOLDER } from '../support/pages.ts';
import { breakRender } from '../support/sabotage.ts';
import { test } from '../support/test.ts';

const PATH = '/fehler-melden/';
/** The error page has no blocks: no module was loaded before the test breaks one. */
const WITHOUT_MODULES = '/gibt-es-nicht/';
const form = (page: Page) => page.getByRole('button', { name: 'Fehlermeldung abschicken' });
const follow = (page: Page) =>
  page
    .locator(`a[href="${PATH}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
/** The form answers as soon as somebody touches it, and its code comes. */
async function touch(page: Page): Promise<void> {
  const name = page.getByRole('main').getByLabel('Name');
  await name.focus();
  await expect(name).toBeFocused();
  await expect(page.locator('[data-block="mf-forms/fehler-melden"][data-live]')).toBeAttached({ timeout: 10_000 });
}
const EXPECTED = [/gm:fault/, /404/, /net::ERR_/, /Failed to load resource/, /integrity/i, /preload/i];

/** What can happen to the files of a module on their way to the browser. */
const BROKEN: { name: string; files: RegExp; answer: { abort: true } | { status: number; body: string } }[] = [
  { name: 'die Verbindung zum Einstieg bricht ab', files: /remoteEntry\./, answer: { abort: true } },
  { name: 'der Einstieg fehlt', files: /remoteEntry\./, answer: { status: 503, body: 'weg' } },
  { name: 'der Einstieg ist kaputt', files: /remoteEntry\./, answer: { status: 200, body: 'export const = ;' } },
];

async function breakFiles(page: Page, files: RegExp, answer: (typeof BROKEN)[number]['answer']): Promise<void> {
  await page.route(
    (url) => url.pathname.startsWith('/remotes/mf-forms/') && files.test(url.pathname),
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
    await expect(form(page)).toBeVisible();
    await expect(page.getByText(PLACEHOLDER)).toHaveCount(0);
    await expectRestWorks(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).first().click();
    await expect(page).toHaveURL('/impressum/');
  });

  test(`${name}: auch nach einem Wechsel der Seite; kommt der Code wieder, genügt eine Berührung`, async ({
    page,
    complaints,
  }) => {
    complaints.expect(...EXPECTED);
    await openHydrated(page, WITHOUT_MODULES);
    await breakFiles(page, files, answer);
    await follow(page);
    await expect(page).toHaveURL(PATH);
    await expect.poll(() => complaints.seen.filter((text) => text.includes('gm:fault')).length).toBeGreaterThan(1);
    await expect(form(page)).toBeVisible();
    await expect(page.getByText(PLACEHOLDER)).toHaveCount(0);
    await expectRestWorks(page);
    await page.unrouteAll();
    await touch(page);
  });
}

test('kommt ein Modul länger als 4 s nicht, bleibt stehen, was der Server gerendert hat; der Versuch danach gelingt', async ({
  page,
  complaints,
}) => {
  complaints.expect(...EXPECTED);
  await openHydrated(page, WITHOUT_MODULES);
  await page.route(/\/remotes\/mf-forms\/.*\.js$/, () => {});
  await follow(page);
  await expect(form(page)).toBeVisible();
  const startedAt = Date.now();
  const faults = () => complaints.seen.filter((text) => text.includes('no answer within')).length;
  // 4 s, a short pause, and one more attempt of 4 s.
  await expect.poll(faults, { timeout: 12_000 }).toBeGreaterThan(1);
  expect(Date.now() - startedAt).toBeGreaterThan(4_000);
  await expectRestWorks(page);
  await page.unrouteAll();
  await touch(page);
});

test('wirft ein Modul im Browser beim Rendern, bleibt der Rest der Seite in Betrieb', async ({
  page,
  complaints,
  startOwnSite,
}) => {
  complaints.expect(...EXPECTED);
  const site = await startOwnSite({
    prepare: (releases) => {
      releases.forge('mf-forms', 'kaputt', breakRender('fehler-melden', 'client', 'throw Error("Probe")'));
      releases.flip('mf-forms', 'kaputt');
    },
  });
  await page.goto(`${site.url}${PATH}`);
  await expect.poll(() => complaints.seen.some((text) => text.includes('Probe'))).toBe(true);
  await expect(form(page), 'what the server sent').toBeVisible();
  await expect(page.getByText(PLACEHOLDER)).toHaveCount(0);
  await expectRestWorks(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum');
});

test('kommt das Stylesheet eines Moduls bei einem Wechsel nicht, lädt der Browser die Seite als Dokument', async ({
  page,
  complaints,
}) => {
  complaints.expect(...EXPECTED);
  await openHydrated(page, WITHOUT_MODULES);
  await page.route(/\/remotes\/mf-forms\/.*\.css$/, (route) => route.abort('connectionreset'));
  await follow(page);
  await expect(page).toHaveURL(PATH);
  await expect(form(page)).toBeVisible();
  await expectRestWorks(page);
});
