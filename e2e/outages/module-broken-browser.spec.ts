import { expect, type Page } from '@playwright/test';
import { openHydrated, touch } from '../support/pages/open-hydrated.ts';
import { expectRestWorks, PLACEHOLDER } from '../support/pages/pages.ts';
import { breakRender } from '../support/releases/sabotage.ts';
import { test } from '../support/test.ts';

const PATH = '/fehler-melden/';
/** The error page has no blocks: no module is loaded before the test breaks one. */
const WITHOUT_MODULES = '/gibt-es-nicht/';
const form = (page: Page) => page.getByRole('button', { name: 'Fehlermeldung abschicken' });
const follow = (page: Page) =>
  page
    .locator(`a[href="${PATH}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
/** Touches the form once more and waits until it is hydrated. */
async function touchAgain(page: Page): Promise<void> {
  const name = page.getByRole('main').getByLabel('Name');
  await name.focus();
  await expect(name).toBeFocused();
  await expect(page.locator('[data-block="mf-forms/fehler-melden"][data-live]')).toBeAttached();
}
const EXPECTED = [/gm:fault/, /404/, /net::ERR_/, /Failed to load resource/, /integrity/i, /preload/i];

/** Failures of a module's files in the browser. */
const BROKEN: { name: string; files: RegExp; answer: { abort: true } | { status: number; body: string } }[] = [
  { name: 'the connection to the entry breaks', files: /remoteEntry\./, answer: { abort: true } },
  { name: 'the entry is missing', files: /remoteEntry\./, answer: { status: 503, body: 'weg' } },
  { name: 'the entry is corrupt', files: /remoteEntry\./, answer: { status: 200, body: 'export const = ;' } },
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
  test(`${name}: the server-rendered content stays and is readable`, async ({ page, complaints }) => {
    complaints.expect(...EXPECTED);
    await breakFiles(page, files, answer);
    await page.goto(PATH);
    await touch(page);
    await expect.poll(() => complaints.seen.filter((text) => text.includes('gm:fault')).length).toBeGreaterThan(1);
    await expect(form(page)).toBeVisible();
    await expect(page.getByText(PLACEHOLDER)).toHaveCount(0);
    await expectRestWorks(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).first().click();
    await expect(page).toHaveURL('/impressum/');
  });

  test(`${name}: also after a client-side navigation; when the code is available again, one interaction is enough`, async ({
    page,
    complaints,
  }) => {
    complaints.expect(...EXPECTED);
    await openHydrated(page, WITHOUT_MODULES);
    await breakFiles(page, files, answer);
    await follow(page);
    await expect(page).toHaveURL(PATH);
    await touch(page);
    await expect.poll(() => complaints.seen.filter((text) => text.includes('gm:fault')).length).toBeGreaterThan(1);
    await expect(form(page)).toBeVisible();
    await expect(page.getByText(PLACEHOLDER)).toHaveCount(0);
    await expectRestWorks(page);
    await page.unrouteAll();
    await touchAgain(page);
  });
}

test('a module that takes longer than 10 s leaves the server-rendered content; the next attempt succeeds', async ({
  page,
  complaints,
}) => {
  complaints.expect(...EXPECTED);
  await openHydrated(page, WITHOUT_MODULES);
  await page.route(/\/remotes\/mf-forms\/.*\.js$/, () => {});
  await follow(page);
  await expect(form(page)).toBeVisible();
  await touch(page);
  const startedAt = Date.now();
  const faults = () => complaints.seen.filter((text) => text.includes('no answer within')).length;
  // 10 s, a short pause, and a second attempt of 10 s.
  await expect.poll(faults, { timeout: 30_000 }).toBeGreaterThan(1);
  expect(Date.now() - startedAt).toBeGreaterThan(20_000);
  await expectRestWorks(page);
  await page.unrouteAll();
  await touchAgain(page);
});

test('if a module throws while rendering in the browser, the rest of the page keeps working', async ({
  page,
  complaints,
  startOwnSite,
}) => {
  complaints.expect(...EXPECTED);
  const site = await startOwnSite({
    prepare: (releases) => {
      releases.forge('mf-forms', 'kaputt', breakRender('fehler-melden', 'client', 'throw Error("Probe")'));
      releases.activate('mf-forms', 'kaputt');
    },
  });
  await page.goto(`${site.url}${PATH}`);
  await touch(page);
  await expect.poll(() => complaints.seen.some((text) => text.includes('Probe'))).toBe(true);
  await expect(form(page), 'what the server sent').toBeVisible();
  await expect(page.getByText(PLACEHOLDER)).toHaveCount(0);
  await expectRestWorks(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum');
});

test("if a module's stylesheet fails during a navigation, the browser loads the page as a document", async ({
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
