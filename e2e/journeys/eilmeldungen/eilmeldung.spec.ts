import { expect, type Page } from '@playwright/test';
import { findViolations } from '../../support/pages/find-violations.ts';
import { openHydrated } from '../../support/pages/open-hydrated.ts';
import { watchShifts } from '../../support/pages/watch-shifts.ts';
import { type ContentFolder, createContentFolder } from '../../support/site/content-folder.ts';
import type { Site } from '../../support/site/site.ts';
import { shareOwnSite, test } from '../../support/test.ts';

const FILE = 'eilmeldungen.yaml';
const NONE = '[]\n';
const sturm = (text = 'Bleiben Sie im Haus.', until = '{ tage: 1, uhrzeit: "08:00" }') =>
  `- { name: sturm, titel: Orkan über Musterhardt, text: "${text}", link: /wald/, von: { tage: 0, uhrzeit: "00:00" }, bis: ${until} }\n`;

const message = (page: Page) => page.getByRole('region', { name: 'Eilmeldung: Orkan über Musterhardt' });
const closing = (page: Page) => page.getByRole('button', { name: 'Schließen (Eilmeldung „Orkan über Musterhardt“)' });

/** By keyboard: hovering over a link prefetches its page. */
const follow = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name }).press('Enter');

test.describe('an urgent notice', () => {
  // With its own api and data, so that the content can be replaced; embedded, because then the running api imports it, and
  // the command does not load all areas first.
  const own = shareOwnSite(async () => ({ env: { api: { LOG_LEVEL: 'error' } }, embedded: true }));
  let content: ContentFolder;
  let shown: string | undefined;
  /** Of the last publication; a first one takes no longer. */
  let tookMs = 10_000;
  test.beforeAll(() => {
    content = createContentFolder();
  });
  test.afterAll(() => content.remove());

  /** Publishes these urgent notices, unless they are shown already. */
  async function show(eilmeldungen = sturm()): Promise<Site> {
    if (shown !== eilmeldungen) {
      content.write(FILE, eilmeldungen);
      const begun = Date.now();
      await content.publish(own());
      shown = eilmeldungen;
      const isThere = async () => (await (await fetch(own().url)).text()).includes('Orkan über Musterhardt');
      await expect.poll(isThere).toBe(eilmeldungen !== NONE);
      tookMs = Date.now() - begun;
    }
    return own();
  }

  test('appears below the header of every page, can be closed and stays closed, without a layout shift', async ({
    page,
  }) => {
    const readShifts = await watchShifts(page);
    const { url } = await show();
    await openHydrated(page, `${url}/`);
    await expect(message(page)).toContainText('Bleiben Sie im Haus.');
    expect(await readShifts()).toEqual([]);
    expect(await findViolations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findViolations(page)).toEqual([]);
    const below = await page.evaluate(
      () => document.getElementById('kopf')?.nextElementSibling === document.querySelector('gm-eilmeldung'),
    );
    expect(below).toBe(true);

    await message(page).getByRole('link', { name: 'Weitere Informationen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wald');
    await expect(message(page)).toBeVisible();

    await closing(page).focus();
    await page.keyboard.press('Enter');
    await expect(message(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    await page.getByRole('main').getByRole('link', { name: 'Rathaus' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rathaus');
    await expect(message(page)).toBeHidden();

    await openHydrated(page, `${url}/wald/`);
    await expect(message(page)).toBeHidden();
    expect(await readShifts()).toEqual([]);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('stays visible, without a useless close button', async ({ page }) => {
      const { url } = await show();
      await page.goto(`${url}/rathaus/`);
      await expect(message(page)).toBeVisible();
      await expect(closing(page)).toBeHidden();
    });
  });

  test('appears in open tabs on the next navigation and is announced; changed text appears again', async ({ page }) => {
    // Four imports of all content.
    test.setTimeout(240_000);
    const site = await show(NONE);
    // A prefetched or cached page may be half a minute old: prefetching is disabled and the clock advanced.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      const now = Date.now.bind(Date);
      let ahead = 0;
      Date.now = () => now() + ahead;
      addEventListener('halbe-minute', () => {
        ahead += 30_000;
      });
    });
    const passHalfMinute = () => page.evaluate(() => dispatchEvent(new Event('halbe-minute')));
    await openHydrated(page, `${site.url}/`);
    await expect(message(page)).toHaveCount(0);

    await show();
    const fetches = async () => (await page.request.get(`${site.url}/rathaus/`)).text();
    await expect.poll(fetches).toContain('Orkan über Musterhardt');
    await follow(page, 'Rathaus');
    await expect(page.getByRole('alert')).toContainText('Orkan über Musterhardt');
    await follow(page, 'Wald');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wald');
    await expect(message(page)).toBeVisible();
    await closing(page).click();

    await show(sturm('Die Gefahr ist vorüber.'));
    await expect.poll(fetches).toContain('Die Gefahr ist vorüber.');
    await passHalfMinute();
    await follow(page, 'Rathaus');
    await expect(message(page)).toContainText('Die Gefahr ist vorüber.');

    await show(NONE);
    await expect.poll(fetches).not.toContain('Orkan');
    await passHalfMinute();
    await follow(page, 'Wald');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wald');
    await expect(message(page)).toHaveCount(0);
  });

  test('expires on its own, also on pages cached by the server', async ({ page }) => {
    test.setTimeout(240_000);
    // On a busy machine a notice could be over before it is published.
    const last = 2_000 + 3 * tookMs;
    const { url } = await show(sturm('Gleich vorbei.', new Date(Date.now() + last).toISOString()));
    const fetches = async () => (await page.request.get(`${url}/wald/`)).text();
    await expect.poll(fetches).toContain('Gleich vorbei.');
    await expect.poll(fetches, { timeout: last + 15_000 }).not.toContain('Orkan');
  });
});

test('the demo pages show none and do not load its script', async ({ page, site }) => {
  const html = await (await page.request.get(`${site.url}/`)).text();
  expect(html).not.toMatch(/<gm-eilmeldung|\/shell\/eilmeldung/);
});
