import { expect, type Page } from '@playwright/test';
import { type ContentFolder, createContentFolder } from '../../support/content-folder.ts';
import { findViolations } from '../../support/find-violations.ts';
import { openHydrated } from '../../support/open-hydrated.ts';
import type { Site } from '../../support/site.ts';
import { shareOwnSite, test } from '../../support/test.ts';
import { watchShifts } from '../../support/watch-shifts.ts';

const DATEI = 'eilmeldungen.yaml';
const KEINE = '[]\n';
const sturm = (text = 'Bleiben Sie im Haus.', bis = '{ tage: 1, uhrzeit: "08:00" }') =>
  `- { name: sturm, titel: Orkan über Musterhardt, text: "${text}", link: /wald/, von: { tage: 0, uhrzeit: "00:00" }, bis: ${bis} }\n`;

const meldung = (page: Page) => page.getByRole('region', { name: 'Eilmeldung: Orkan über Musterhardt' });
const schliessen = (page: Page) =>
  page.getByRole('button', { name: 'Schließen (Eilmeldung „Orkan über Musterhardt“)' });

/** By keyboard: a pointer that rests on a link has had its page fetched before. */
const follow = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name }).press('Enter');

test.describe('eine Eilmeldung', () => {
  // An api and data of its own, whose content may be replaced.
  const own = shareOwnSite(async () => ({ env: { api: { LOG_LEVEL: 'error' } } }));
  let content: ContentFolder;
  let shown: string | undefined;
  test.beforeAll(() => {
    content = createContentFolder();
  });
  test.afterAll(() => content.remove());

  /** Makes these the urgent notices of the site, unless it has them. */
  async function show(eilmeldungen = sturm()): Promise<Site> {
    if (shown !== eilmeldungen) {
      content.write(DATEI, eilmeldungen);
      await content.publish(own());
      shown = eilmeldungen;
      const isThere = async () => (await (await fetch(own().url)).text()).includes('Orkan über Musterhardt');
      await expect.poll(isThere).toBe(eilmeldungen !== KEINE);
    }
    return own();
  }

  test('steht auf jeder Seite unter dem Kopf, lässt sich schließen und bleibt geschlossen, ohne dass etwas rückt', async ({
    page,
  }) => {
    const readShifts = await watchShifts(page);
    const { url } = await show();
    await openHydrated(page, `${url}/`);
    await expect(meldung(page)).toContainText('Bleiben Sie im Haus.');
    expect(await readShifts()).toEqual([]);
    expect(await findViolations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findViolations(page)).toEqual([]);
    const below = await page.evaluate(
      () => document.getElementById('kopf')?.nextElementSibling === document.querySelector('gm-eilmeldung'),
    );
    expect(below).toBe(true);

    await meldung(page).getByRole('link', { name: 'Weitere Informationen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wald');
    await expect(meldung(page)).toBeVisible();

    await schliessen(page).focus();
    await page.keyboard.press('Enter');
    await expect(meldung(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    await page.getByRole('main').getByRole('link', { name: 'Rathaus' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rathaus');
    await expect(meldung(page)).toBeHidden();

    await openHydrated(page, `${url}/wald/`);
    await expect(meldung(page)).toBeHidden();
    expect(await readShifts()).toEqual([]);
  });

  test.describe('ohne JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('bleibt sie stehen, ohne einen Knopf, der nichts kann', async ({ page }) => {
      const { url } = await show();
      await page.goto(`${url}/rathaus/`);
      await expect(meldung(page)).toBeVisible();
      await expect(schliessen(page)).toBeHidden();
    });
  });

  test('erscheint in offenen Fenstern beim nächsten Schritt und wird angesagt; neue Worte kommen wieder', async ({
    page,
  }) => {
    const site = await show(KEINE);
    // A page that was fetched ahead, or was shown before, may be half a minute old: this one fetches none ahead, and time passes.
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
    await expect(meldung(page)).toHaveCount(0);

    await show();
    const fetches = async () => (await page.request.get(`${site.url}/rathaus/`)).text();
    await expect.poll(fetches).toContain('Orkan über Musterhardt');
    await follow(page, 'Rathaus');
    await expect(page.getByRole('alert')).toContainText('Orkan über Musterhardt');
    await follow(page, 'Wald');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wald');
    await expect(meldung(page)).toBeVisible();
    await schliessen(page).click();

    await show(sturm('Die Gefahr ist vorüber.'));
    await expect.poll(fetches).toContain('Die Gefahr ist vorüber.');
    await passHalfMinute();
    await follow(page, 'Rathaus');
    await expect(meldung(page)).toContainText('Die Gefahr ist vorüber.');

    await show(KEINE);
    await expect.poll(fetches).not.toContain('Orkan');
    await passHalfMinute();
    await follow(page, 'Wald');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wald');
    await expect(meldung(page)).toHaveCount(0);
  });

  test('endet von selbst, auch auf Seiten, die der Server schon bereithält', async ({ page }) => {
    const { url } = await show(sturm('Gleich vorbei.', new Date(Date.now() + 12_000).toISOString()));
    const fetches = async () => (await page.request.get(`${url}/wald/`)).text();
    await expect.poll(fetches).toContain('Gleich vorbei.');
    await expect.poll(fetches, { timeout: 20_000 }).not.toContain('Orkan');
  });
});

test('die Seiten der Demo zeigen keine, und tragen ihr Skript nicht', async ({ page, site }) => {
  const html = await (await page.request.get(`${site.url}/`)).text();
  expect(html).not.toMatch(/<gm-eilmeldung|\/shell\/eilmeldung/);
});
