import { expect, type Page } from '@playwright/test';
import { type ContentFolder, createContentFolder } from '../../support/content-folder.ts';
import { findViolations } from '../../support/find-violations.ts';
import { openHydrated } from '../../support/open-hydrated.ts';
import type { Site, SiteOptions } from '../../support/site.ts';
import { test } from '../../support/test.ts';
import { watchShifts } from '../../support/watch-shifts.ts';

const DATEI = 'eilmeldungen.yaml';
const sturm = (text = 'Bleiben Sie im Haus.', bis = '{ tage: 1, uhrzeit: "08:00" }') =>
  `- { name: sturm, titel: Orkan über Musterhardt, text: "${text}", link: /wald/, von: { tage: 0, uhrzeit: "00:00" }, bis: ${bis} }\n`;

let content: ContentFolder;
test.afterEach(() => content.remove());

const meldung = (page: Page) => page.getByRole('region', { name: 'Eilmeldung: Orkan über Musterhardt' });
const schliessen = (page: Page) =>
  page.getByRole('button', { name: 'Schließen (Eilmeldung „Orkan über Musterhardt“)' });

async function start(startOwnSite: (options: SiteOptions) => Promise<Site>, eilmeldungen = sturm()): Promise<Site> {
  content = createContentFolder({ [DATEI]: eilmeldungen });
  // With a setting of its own the site has its own api and data, whose content may be replaced.
  const site = await startOwnSite({ env: { api: { LOG_LEVEL: 'error' } } });
  await content.publish(site);
  return site;
}

/** By keyboard: a pointer that rests on a link has had its page fetched before. */
const follow = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name }).press('Enter');

test('steht auf jeder Seite unter dem Kopf, lässt sich schließen und bleibt geschlossen, ohne dass etwas rückt', async ({
  page,
  startOwnSite,
}) => {
  const readShifts = await watchShifts(page);
  const { url } = await start(startOwnSite);
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

test('erscheint in offenen Fenstern beim nächsten Schritt und wird angesagt; neue Worte kommen wieder', async ({
  page,
  startOwnSite,
}) => {
  const site = await start(startOwnSite, '[]\n');
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

  content.write(DATEI, sturm());
  await content.publish(site);
  const fetches = async () => (await page.request.get(`${site.url}/rathaus/`)).text();
  await expect.poll(fetches).toContain('Orkan über Musterhardt');
  await follow(page, 'Rathaus');
  await expect(page.getByRole('alert')).toContainText('Orkan über Musterhardt');
  await follow(page, 'Wald');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wald');
  await expect(meldung(page)).toBeVisible();
  await schliessen(page).click();

  content.write(DATEI, sturm('Die Gefahr ist vorüber.'));
  await content.publish(site);
  await expect.poll(fetches).toContain('Die Gefahr ist vorüber.');
  await passHalfMinute();
  await follow(page, 'Rathaus');
  await expect(meldung(page)).toContainText('Die Gefahr ist vorüber.');

  content.write(DATEI, '[]\n');
  await content.publish(site);
  await expect.poll(fetches).not.toContain('Orkan');
  await passHalfMinute();
  await follow(page, 'Wald');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wald');
  await expect(meldung(page)).toHaveCount(0);
});

test('endet von selbst, auch auf Seiten, die der Server schon bereithält', async ({ page, startOwnSite }) => {
  const site = await start(startOwnSite, '[]\n');
  const fetches = async () => (await page.request.get(`${site.url}/wald/`)).text();
  content.write(DATEI, sturm('Gleich vorbei.', new Date(Date.now() + 12_000).toISOString()));
  await content.publish(site);
  await expect.poll(fetches).toContain('Gleich vorbei.');
  await expect.poll(fetches, { timeout: 20_000 }).not.toContain('Orkan');
});

test.describe('ohne JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('bleibt sie stehen, ohne einen Knopf, der nichts kann', async ({ page, startOwnSite }) => {
    const { url } = await start(startOwnSite);
    await page.goto(`${url}/rathaus/`);
    await expect(meldung(page)).toBeVisible();
    await expect(schliessen(page)).toBeHidden();
  });
});

test('die Seiten der Demo zeigen keine, und tragen ihr Skript nicht', async ({ page, site }) => {
  content = createContentFolder();
  const html = await (await page.request.get(`${site.url}/`)).text();
  expect(html).not.toMatch(/<gm-eilmeldung|\/shell\/eilmeldung/);
});
