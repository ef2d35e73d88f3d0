import { type CDPSession, expect, type Page } from '@playwright/test';
import { test } from '../support/test.ts';

/** Every public form, the steps of the registration, dates, search, calendar and log-ins. */
const PAGES = [
  '/kontakt/',
  '/fehler-melden/',
  '/melden/',
  '/kitavormerksystem/',
  '/veranstaltungen-hallenanmietung/',
  '/veranstaltungseintrag/',
  '/kernzeitbetreuung/',
  '/abfalltermine/',
  '/veranstaltungen/',
  '/suche/?q=Rathaus',
  '/ratsinfo/login/',
  '/ratsinfo/passwort-vergessen/',
  '/intranet/',
  '/ferienprogramm-anmeldung/kontakt/',
  '/ferienprogramm-anmeldung/kinder/',
  '/ferienprogramm-anmeldung/programm/',
  '/ferienprogramm-anmeldung/bestaetigen/',
];
/** Bytes of scripts over the wire, with headers. */
const AT_REST = 20_000;
const IN_USE = 141_000;

interface Wire {
  bytes: number;
  files: string[];
}

/** Counts all scripts from now on. */
async function watchScripts(session: CDPSession): Promise<Wire> {
  const wire: Wire = { bytes: 0, files: [] };
  const scripts = new Map<string, string>();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('.js')) scripts.set(requestId, pathname);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = scripts.get(requestId);
    if (!file) return;
    wire.files.push(file);
    wire.bytes += encodedDataLength;
  });
  return wire;
}

const watch = async (page: Page) => watchScripts(await page.context().newCDPSession(page));
/** Loaded, and idle twice: whatever waits for an idle moment has begun. */
const settle = async (page: Page) => {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => requestIdleCallback(resolve));
  });
  await page.waitForLoadState('networkidle');
};
const live = (page: Page) => page.locator('main [data-island][data-live]');

test('a page that nobody touches loads neither React nor a module', async ({ page }) => {
  test.setTimeout(180_000);
  const wire = await watch(page);
  for (const path of PAGES) {
    Object.assign(wire, { bytes: 0, files: [] });
    await page.goto(path);
    await settle(page);
    expect.soft(wire.bytes, path).toBeLessThan(AT_REST);
    expect
      .soft(
        wire.files.filter((file) => /\/remotes\/|\/islands\./.test(file)),
        path,
      )
      .toEqual([]);
    await expect.soft(live(page), path).toHaveCount(0);
  }
});

test('nor does one that is reached by a link', async ({ page, complaints }) => {
  complaints.expect(/404/);
  await page.goto('/gibt-es-nicht/');
  await settle(page);
  const wire = await watch(page);
  const link = page.locator('a[href="/fehler-melden/"]').first();
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL('/fehler-melden/');
  await settle(page);
  expect(wire.files).toEqual([]);
  await page.getByLabel('Name').first().focus();
  await expect(live(page)).toHaveCount(1);
});

for (const [hand, move] of [
  ['a mouse over it', (page: Page) => page.getByLabel('Name (Pflichtfeld)').hover()],
  ['a finger on it', (page: Page) => page.getByLabel('Name (Pflichtfeld)').tap()],
  ['the Tab key', (page: Page) => page.getByLabel('Name (Pflichtfeld)').press('Tab')],
] as const) {
  test.describe(() => {
    test.use({ hasTouch: hand === 'a finger on it' });
    test(`${hand} loads the code of a form, all files at once`, async ({ page }) => {
      const wire = await watch(page);
      await page.goto('/fehler-melden/');
      await settle(page);
      // No file arrives before all of them have been requested.
      const asked: string[] = [];
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(/(?:\/remotes\/|\/islands\.).*\.js$/, async (route) => {
        asked.push(new URL(route.request().url()).pathname);
        await released;
        await route.continue();
      });
      await move(page);
      await expect.poll(() => asked.length).toBeGreaterThan(4);
      const before = asked.length;
      release();
      await expect(live(page)).toHaveCount(1);
      expect(asked.slice(before)).toEqual([]);
      await settle(page);
      expect(wire.bytes).toBeLessThan(IN_USE);
    });
  });
}

test('a draft is shown without a touch', async ({ page }) => {
  await page.goto('/fehler-melden/');
  const message = page.getByLabel(/^Ihre Nachricht|^Nachricht|^Beschreibung/).first();
  await message.fill('Der Plan ist veraltet.');
  await expect(live(page)).toHaveCount(1);
  await expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage).join()))
    .toContain('gm:entwurf:fehler-melden');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(live(page)).toHaveCount(1);
  await expect(message).toHaveValue('Der Plan ist veraltet.');
});

test('a step without a registration says what is missing, without code', async ({ page }) => {
  await page.goto('/ferienprogramm-anmeldung/programm/');
  await expect(page.getByRole('link', { name: 'Kontaktdaten eintragen' })).toBeVisible();
  await expect(page.getByText('Ihre Angaben werden geladen …')).toBeHidden();
  await settle(page);
  await expect(live(page)).toHaveCount(0);
});
