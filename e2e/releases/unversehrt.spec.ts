import { expect, type Page } from '@playwright/test';
import { PLACEHOLDER } from '../support/pages.ts';
import { test } from '../support/test.ts';

const EXPECTED = [/integrity/i, /gm:fault/, /Failed to (load|fetch)/, /net::ERR_/, /preload/i];
const EVIL_JS = ';globalThis.tampered = true;';
const EVIL_CSS = 'body{--tampered:1}';

/** Changes a file on its way to the browser, as a broken cache or an attacker in between would. */
async function tamper(page: Page, pattern: RegExp, addition: string): Promise<void> {
  await page.route(
    (url) => pattern.test(url.pathname),
    async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()) + addition });
    },
  );
}

const isTampered = (page: Page) =>
  page.evaluate(
    () => 'tampered' in globalThis || getComputedStyle(document.body).getPropertyValue('--tampered') !== '',
  );

for (const { name, pattern, addition } of [
  { name: 'der Einstieg eines Moduls', pattern: /^\/remotes\/mf-content\/.*remoteEntry.*\.js$/, addition: EVIL_JS },
  {
    name: 'ein Teilstück eines Moduls',
    pattern: /^\/remotes\/mf-content\/.*\/(?!remoteEntry)[^/]+\.js$/,
    addition: EVIL_JS,
  },
  { name: 'das Stylesheet eines Moduls', pattern: /^\/remotes\/mf-content\/.*\.css$/, addition: EVIL_CSS },
  { name: 'das Skript der Website', pattern: /^\/shell\/main.*\.js$/, addition: EVIL_JS },
  { name: 'das Stylesheet der Website', pattern: /^\/shell\/main.*\.css$/, addition: EVIL_CSS },
]) {
  test(`${name} ist verändert: der Browser führt es nicht aus, der Inhalt bleibt lesbar`, async ({
    page,
    complaints,
  }) => {
    complaints.expect(...EXPECTED);
    await tamper(page, pattern, addition);
    await page.goto('/aktuelles/');
    await expect.poll(() => complaints.seen.some((text) => /integrity/i.test(text))).toBe(true);
    expect(await isTampered(page)).toBe(false);
    await expect(page.getByRole('heading', { name: 'Weitere Meldungen' })).toBeVisible();
  });
}

test('auch nach einem Wechsel der Seite wird nichts Verändertes ausgeführt', async ({ page, complaints }) => {
  complaints.expect(...EXPECTED);
  await page.goto('/fehler-melden/');
  await tamper(page, /^\/remotes\/mf-content\/.*\.js$/, EVIL_JS);
  await page
    .locator('a[href="/aktuelles/"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/aktuelles/');
  await expect(
    page
      .getByText(PLACEHOLDER)
      .or(page.getByRole('heading', { name: 'Weitere Meldungen' }))
      .first(),
  ).toBeVisible();
  expect(await isTampered(page)).toBe(false);
});

test('eine Datei, die in keiner Liste steht, wird nicht geladen', async ({ page, site }) => {
  await page.goto('/aktuelles/');
  const version = site.releases.current('mf-content');
  const outcome = await page.evaluate(async (url) => {
    const load = (globalThis as unknown as { __gm_import__: (url: string) => Promise<unknown> }).__gm_import__;
    return load(url).then(
      () => 'loaded',
      (error: Error) => error.message,
    );
  }, `/remotes/mf-content/${version}/client/fremd.js`);
  expect(outcome).toContain('Not part of a release');
});
