import { expect, type Page } from '@playwright/test';
import { openHydrated, touch } from '../support/pages/open-hydrated.ts';
import { countLoads, expectRestWorks, follow, PLACEHOLDER } from '../support/pages/pages.ts';
import { test } from '../support/test.ts';

const PATH = '/fehler-melden/';
/** The error page has no blocks: no module is loaded before the test breaks one. */
const WITHOUT_MODULES = '/gibt-es-nicht/';
const CHUNK = /^\/remotes\/mf-forms\/.*client\/(?!remoteEntry\.)[^/]+\.js$/;
const EXPECTED = [/gm:fault/, /404/, /net::ERR_/, /Failed to load resource/, /integrity/i, /preload/i];
const form = (page: Page) => page.getByRole('button', { name: 'Fehlermeldung abschicken' });

/** Failures of a chunk while the module's entry is intact. */
const BROKEN: { name: string; answer: { abort: true } | { status: number; body: string } }[] = [
  { name: 'the connection breaks during a chunk', answer: { abort: true } },
  { name: 'a chunk arrives incomplete', answer: { status: 200, body: 'const halb = {' } },
  { name: 'the server fails for a chunk', answer: { status: 503, body: 'weg' } },
];

async function breakChunks(page: Page, answer: (typeof BROKEN)[number]['answer']): Promise<void> {
  await page.route(
    (url) => CHUNK.test(url.pathname),
    (route) =>
      'abort' in answer ? route.abort('connectionreset') : route.fulfill({ ...answer, contentType: 'text/javascript' }),
  );
}

for (const { name, answer } of BROKEN) {
  test(`${name}: the page reloads once, then keeps the server-rendered content`, async ({ page, complaints }) => {
    complaints.expect(...EXPECTED);
    await breakChunks(page, answer);
    const loads = countLoads(page);
    await page.goto(PATH);
    await touch(page);
    await expect.poll(() => loads.documents).toBe(2);
    await touch(page);
    // Longer than both attempts of the reloaded page.
    await page.waitForTimeout(2500);
    expect(loads.documents).toBe(2);
    await expect(form(page)).toBeVisible();
    await expect(page.getByText(PLACEHOLDER)).toHaveCount(0);
    await expectRestWorks(page);
  });
}

test('a form whose chunk fails at the first touch stays shown, and the page reloads once', async ({
  page,
  complaints,
}) => {
  complaints.expect(...EXPECTED);
  await openHydrated(page, WITHOUT_MODULES);
  await breakChunks(page, { abort: true });
  const loads = countLoads(page);
  await follow(page, PATH);
  await expect(page).toHaveURL(PATH);
  await expect(form(page)).toBeVisible();
  await touch(page);
  await expect.poll(() => loads.documents).toBe(1);
  await expect(form(page)).toBeVisible();
  await expectRestWorks(page);
});

test('input from before is not lost by a reload', async ({ page, complaints }) => {
  complaints.expect(...EXPECTED);
  await page.route(/\/remotes\/mf-forms\/.*client\/(?!remoteEntry\.)[^/]+\.js$/, async (route) => {
    await typed;
    await route.abort('connectionreset');
  });
  let ready: () => void = () => {};
  const typed = new Promise<void>((resolve) => {
    ready = resolve;
  });
  const loads = countLoads(page);
  await page.goto('/fehler-melden/', { waitUntil: 'commit' });
  const field = page.getByRole('textbox', { name: 'Name' }).first();
  await field.fill('Ada');
  ready();
  await expect.poll(() => complaints.seen.filter((text) => text.includes('gm:fault')).length).toBeGreaterThan(1);
  expect(loads.documents).toBe(1);
  await expect(field).toHaveValue('Ada');
});
