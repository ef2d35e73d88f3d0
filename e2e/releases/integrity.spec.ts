import { expect, type Page } from '@playwright/test';
import { openHydrated, touch } from '../support/pages/open-hydrated.ts';
import { test } from '../support/test.ts';

const EXPECTED = [/integrity/i, /gm:fault/, /Failed to (load|fetch)/, /net::ERR_/, /preload/i];
const EVIL_JS = ';globalThis.tampered = true;';
const EVIL_CSS = 'body{--tampered:1}';

/** Changes a file on its way to the browser, like a corrupt cache or an attacker. */
async function tamper(page: Page, pattern: RegExp, addition: string): Promise<void> {
  await page.route(
    (url) => pattern.test(url.pathname),
    async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()) + addition });
    },
  );
}

// The browser retries files that it rejected; such a request may still be pending.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const isTampered = (page: Page) =>
  page.evaluate(
    () => 'tampered' in globalThis || getComputedStyle(document.body).getPropertyValue('--tampered') !== '',
  );

for (const { name, pattern, addition, isTouched = true } of [
  { name: "a module's entry", pattern: /^\/remotes\/mf-forms\/.*remoteEntry.*\.js$/, addition: EVIL_JS },
  {
    name: "a module's chunk",
    pattern: /^\/remotes\/mf-forms\/.*\/(?!remoteEntry)[^/]+\.js$/,
    addition: EVIL_JS,
  },
  { name: "the site's script", pattern: /^\/shell\/main.*\.js$/, addition: EVIL_JS, isTouched: false },
]) {
  test(`${name} was changed: the browser does not execute it, and the content stays readable`, async ({
    page,
    complaints,
  }) => {
    complaints.expect(...EXPECTED);
    await tamper(page, pattern, addition);
    await page.goto('/fehler-melden/');
    if (isTouched) await touch(page);
    await expect.poll(() => complaints.seen.some((text) => /integrity/i.test(text))).toBe(true);
    expect(await isTampered(page)).toBe(false);
    await expect(page.getByRole('button', { name: 'Fehlermeldung abschicken' })).toBeVisible();
  });
}

for (const { name, pattern, addition } of [
  { name: 'changed modules are not executed', pattern: /^\/remotes\/mf-forms\/.*\.js$/, addition: EVIL_JS },
  { name: 'changed stylesheets are not applied', pattern: /^\/remotes\/mf-forms\/.*\.css$/, addition: EVIL_CSS },
]) {
  test(`also after a client-side navigation ${name}`, async ({ page, complaints }) => {
    complaints.expect(...EXPECTED);
    await openHydrated(page, '/aktuelles/');
    await tamper(page, pattern, addition);
    await page
      .locator('a[href="/fehler-melden/"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL('/fehler-melden/');
    await touch(page);
    if (pattern.source.includes('js')) {
      await expect.poll(() => complaints.seen.some((text) => /integrity/i.test(text))).toBe(true);
    }
    await expect(page.getByRole('button', { name: 'Fehlermeldung abschicken' })).toBeVisible();
    expect(await isTampered(page)).toBe(false);
  });
}

test('a lazy chunk without an integrity hash is not loaded', async ({ page, complaints, startOwnSite }) => {
  complaints.expect(...EXPECTED, /422/);
  let unlisted: string[] = [];
  const site = await startOwnSite({
    prepare: (releases) => {
      const release = releases.forge('mf-forms', 'lueckenhaft');
      const needed = [release.entry, ...Object.values(release.templates).flatMap(({ js }) => js)];
      unlisted = Object.keys(release.files).filter((file) => /^client\/.*\.js$/.test(file) && !needed.includes(file));
      const files = Object.entries(release.files).filter(([file]) => !unlisted.includes(file));
      releases.write({ ...release, files: Object.fromEntries(files) });
      releases.activate('mf-forms', 'lueckenhaft');
    },
  });
  expect(unlisted.length).toBeGreaterThan(0);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await openHydrated(page, `${site.url}/fehler-melden/`);
  expect(requests.some((path) => path.includes('/lueckenhaft/'))).toBe(true);
  // The form requests its validation rules, which the verified `release.json` does not contain.
  await page.getByRole('main').getByLabel('Name').fill('Anna Muster');
  await expect.poll(() => requests.some((path) => path.endsWith('/lueckenhaft/release.json'))).toBe(true);
  // The api applies the same rules and reports the missing fields.
  await page.getByRole('button', { name: 'Fehlermeldung abschicken' }).click();
  await expect(page.getByRole('main').locator('[aria-invalid="true"]').first()).toBeVisible();
  expect(requests.filter((path) => unlisted.some((file) => path.endsWith(file)))).toEqual([]);
});
