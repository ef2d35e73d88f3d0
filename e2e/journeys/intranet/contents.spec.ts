import { expect, type Page } from '@playwright/test';
import { logIn } from '../../support/log-in.ts';
import { findViolations } from '../../support/pages/find-violations.ts';
import { goToPublished } from '../../support/pages/go-to-published.ts';
import { leaveBy, waitForHydration } from '../../support/pages/open-hydrated.ts';
import { test } from '../../support/test.ts';

const LIST = '/intranet/redaktion/inhalte/';

/** Opens the form of the first entry of this kind and name through the interface. */
async function openEntry(page: Page, kind: string, title: string): Promise<void> {
  await page.goto(`${LIST}?q=${encodeURIComponent(title)}&typ=${kind}`);
  await leaveBy(page, () => page.getByRole('main').getByRole('link', { name: title, exact: true }).first().click());
}

async function submit(page: Page, choice: RegExp): Promise<void> {
  await page.getByLabel(choice).check();
  await page.getByRole('button', { name: 'Ausführen' }).click();
}

async function release(page: Page): Promise<void> {
  await submit(page, /^Freigeben/);
  // All pages are rendered again.
  await expect(page.getByRole('heading', { name: 'Freigegeben', exact: true })).toBeVisible({ timeout: 20_000 });
}

test.describe("the website's content", () => {
  test.use({ baseURL: ({ editedSite }, use) => use(editedSite.url) });
  test.beforeEach(async ({ page }) => {
    test.setTimeout(240_000);
    await page.goto(LIST);
    await logIn(page, 'redaktion@musterhardt.example');
    await expect(page.getByRole('heading', { name: 'Arten von Inhalten' })).toBeVisible();
  });

  test('a changed opening time is visible as soon as it is published', async ({ page, complaints }) => {
    expect(await findViolations(page, 'main')).toEqual([]);
    await page.getByRole('link', { name: 'Ämter und Öffnungszeiten' }).click();
    await leaveBy(page, () =>
      page.getByRole('main').getByRole('link', { name: 'Ordnung und Soziales', exact: true }).click(),
    );
    const until = page.getByRole('textbox', { name: 'Freitag: bis' });
    await until.fill('13:75');
    expect(await findViolations(page, 'main')).toEqual([]);
    complaints.expect(/status of 422/);
    await submit(page, /^Freigeben/);
    await expect(until).toHaveAttribute('aria-invalid', 'true');
    // Appears at the top of the form immediately, and at the field after validation.
    await expect(page.getByRole('link', { name: 'Erwartet wird eine Uhrzeit wie „09:00“.' })).toHaveCount(2);
    await until.fill('13:30');
    await release(page);
    await goToPublished(page, '/wegweiser/fachbereiche/15-ordnung-und-soziales-id_15/', '13:30');
  });

  test('an article is corrected and reverted; a draft survives a reload', async ({ page }) => {
    await openEntry(page, 'artikel', 'Gute Noten für unser Trinkwasser');
    const title = page.getByLabel(/^Titel/);
    await title.fill('Sehr gute Noten für unser Trinkwasser');
    await page.reload();
    await waitForHydration(page);
    await expect(title).toHaveValue('Sehr gute Noten für unser Trinkwasser');
    await release(page);
    const found = await page.request.get('/suche/?q=Trinkwasser');
    expect(await found.text()).toContain('Sehr gute Noten');

    await page.getByRole('link', { name: 'So steht dieser Beitrag jetzt' }).click();
    await expect(page.getByText('Bisheriger Inhalt')).toBeVisible();
    await page.getByRole('link', { name: 'Fassung 1 ansehen' }).click();
    await expect(page.getByRole('main').getByText('Gute Noten für unser Trinkwasser', { exact: true })).toBeVisible();
    expect(await findViolations(page, 'main')).toEqual([]);
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Diese Fassung wiederherstellen' }).click();
    await expect(page.getByRole('heading', { name: 'Wiederhergestellt' })).toBeVisible();
    await openEntry(page, 'artikel', 'Sehr gute Noten für unser Trinkwasser');
    await expect(title).toHaveValue('Gute Noten für unser Trinkwasser');
    await release(page);
    const again = await page.request.get('/suche/?q=Trinkwasser');
    expect(await again.text()).not.toContain('Sehr gute Noten');
  });

  test('before publishing a page, the accessibility problems that axe finds in its preview are shown', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openEntry(page, 'seite', 'Erklärung zur Barrierefreiheit');
    const preview = page.frameLocator('iframe[title="Vorschau der Seite"]');
    const text = preview.locator('main [data-block$="/text"]').first();
    await expect(text).toBeVisible();
    await text.evaluate((block) => block.append(Object.assign(document.createElement('img'), { src: 'data:,' })));
    await page.getByLabel(/^Freigeben/).check();
    const finding = page.getByRole('link', { name: /Abbildungen müssen einen Alternativtext besitzen/ });
    await expect(finding).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText('1 Barriere gefunden.')).toBeVisible();
    await text
      .locator('img')
      .last()
      .evaluate((image) => image.remove());
    await page.getByRole('button', { name: 'Vorschau prüfen' }).click();
    await expect(page.getByText(/^Keine Barrieren gefunden/)).toBeVisible({ timeout: 20_000 });
  });

  test('a new page with two blocks is created with the keyboard only', async ({ page }) => {
    await page.goto('/intranet/redaktion/inhalt-seite/');
    await waitForHydration(page);
    await page.getByLabel(/^Adresse/).fill('/natur/unser-wald/');
    await page.getByLabel(/^Titel/).fill('Unser Wald');
    const fresh = page.getByRole('button', { name: 'Baustein hinzufügen' });
    await expect(fresh).toBeEnabled();
    for (const [index, text] of ['Die Tanne', 'Die Buche'].entries()) {
      await fresh.focus();
      await page.keyboard.press('Enter');
      // The gallery focuses its first template; the text is one further.
      await page.getByRole('button', { name: /^Text / }).focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('summary:focus')).toHaveText(/Text/);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.type(text);
      // Until its editor runs, the toolbar is disabled and no tab stop.
      await expect(page.locator(`[id$="bloecke/${index}/context/md"]`)).toHaveAttribute('contenteditable');
      // Past the toolbar, which is a single tab stop.
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.type(`${text} wächst **langsam**.`);
    }
    await page.getByRole('button', { name: 'Baustein 2 nach oben' }).focus();
    await page.keyboard.press('Enter');
    await release(page);
    await page.goto('/natur/unser-wald/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unser Wald');
    await expect(page.getByRole('main').locator('strong')).toHaveText(['langsam', 'langsam']);
    const main = (await page.getByRole('main').textContent()) ?? '';
    expect(main.indexOf('Die Buche wächst')).toBeGreaterThan(-1);
    expect(main.indexOf('Die Buche wächst')).toBeLessThan(main.indexOf('Die Tanne wächst'));
  });

  test('a page moves: the old address redirects, and links point to the new one', async ({ page }) => {
    await openEntry(page, 'seite', 'Barfußpark Tannenhöhe');
    await page.getByRole('button', { name: 'Baustein hinzufügen' }).click();
    await page.getByRole('button', { name: /^Große Überschrift/ }).click();
    const target = page.getByRole('combobox', { name: /^Link/ }).last();
    await target.fill('grillpl');
    await expect(page.getByRole('option', { name: /Grillplätze/ }).first()).toBeVisible();
    expect(await findViolations(page, 'main')).toEqual([]);
    await target.press('ArrowDown');
    await target.press('Enter');
    await expect(target).toHaveValue('/grillplaetze/');
    await page
      .getByLabel(/^Titel/)
      .last()
      .fill('Zum Grillen');
    await page
      .getByLabel(/^Linktext/)
      .last()
      .fill('Hin');
    await release(page);

    await openEntry(page, 'seite', 'Grillplätze');
    await expect(page.getByText(/^Hierher führen Links/)).toBeVisible();
    await page.getByText('Adresse: /grillplaetze/').click();
    await page.getByLabel(/^Neue Adresse/).fill('/freizeit-kultur/grillen/');
    await release(page);
    const alt = await page.goto('/grillplaetze/');
    expect(alt?.request().redirectedFrom()).not.toBeNull();
    await expect(page).toHaveURL('/freizeit-kultur/grillen/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grillplätze');
    await page.goto('/barfusspark/');
    await page
      .getByRole('main')
      .getByRole('link', { name: /Hin|Zum Grillen/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grillplätze');
    expect(new URL(page.url()).pathname).toBe('/freizeit-kultur/grillen/');
  });

  test('a block is added from the gallery; the preview shows it before publication', async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openEntry(page, 'seite', 'Fairtrade-Gemeinde');
    const preview = page.frameLocator('iframe[title="Vorschau der Seite"]');
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Fairtrade-Gemeinde');
    await page.getByRole('button', { name: 'Baustein hinzufügen' }).click();
    const choice = page.getByRole('dialog', { name: 'Baustein hinzufügen' });
    await expect(choice.getByRole('button').first()).toBeFocused();
    const imageText = choice.getByRole('button', { name: /^Bild und Text/ });
    await imageText.hover();
    await expect(page.frameLocator('iframe[title="Beispiel: Bild und Text"]').getByRole('main')).toBeVisible();
    expect(await findViolations(page, 'dialog')).toEqual([]);
    await imageText.click();
    await page
      .getByLabel(/^Titel/)
      .last()
      .fill('Unter den Linden');
    await page.getByRole('button', { name: 'Bild wählen' }).last().click();
    const images = page.getByRole('dialog', { name: 'Bild wählen' });
    await expect(images.getByRole('searchbox')).toBeFocused();
    // Drawn motifs are listed below, and before the photos have come.
    await images
      .getByRole('listitem')
      .filter({ has: page.locator('img') })
      .first()
      .getByRole('button')
      .click();
    await expect(preview.getByRole('heading', { name: 'Unter den Linden' })).toBeVisible();
    await expect(preview.locator('main figure img').last()).toBeVisible();
    expect(await findViolations(page, 'main')).toEqual([]);

    const href = (await page.getByRole('link', { name: 'Vorschau in einem neuen Fenster' }).getAttribute('href')) ?? '';
    const stranger = await browser.newContext({ baseURL });
    const foreign = await stranger.newPage();
    await foreign.goto('/fairtrade/');
    await expect(foreign.getByText('Unter den Linden')).toHaveCount(0);
    const shown = await foreign.goto(href);
    expect(shown?.headers()['cache-control']).toBe('no-store');
    await expect(foreign.getByRole('heading', { name: 'Unter den Linden' })).toBeVisible();
    await expect(foreign.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);

    await release(page);
    await foreign.goto('/fairtrade/');
    await expect(foreign.getByRole('heading', { name: 'Unter den Linden' })).toBeVisible();
    await stranger.close();
  });
});
