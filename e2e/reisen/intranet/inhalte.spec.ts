import { expect, type Page } from '@playwright/test';
import { findViolations } from '../../support/find-violations.ts';
import { logIn } from '../../support/log-in.ts';
import { waitForHydration } from '../../support/open-hydrated.ts';
import { test } from '../../support/test.ts';

const LIST = '/intranet/redaktion/inhalte/';

/** The form of the first entry of this kind with this name, reached as one would. */
async function openEntry(page: Page, art: string, titel: string): Promise<void> {
  await page.goto(`${LIST}?q=${encodeURIComponent(titel)}&typ=${art}`);
  await page.getByRole('main').getByRole('link', { name: titel, exact: true }).first().click();
  await waitForHydration(page);
}

async function submit(page: Page, choice: RegExp): Promise<void> {
  await page.getByLabel(choice).check();
  await page.getByRole('button', { name: 'Ausführen' }).click();
}

async function release(page: Page): Promise<void> {
  await submit(page, /^Freigeben/);
  // All pages are made anew.
  await expect(page.getByRole('heading', { name: 'Freigegeben', exact: true })).toBeVisible({ timeout: 20_000 });
}

test.describe('der Inhalt der Website', () => {
  test.use({ baseURL: ({ editedSite }, use) => use(editedSite.url) });
  test.beforeEach(async ({ page }) => {
    test.setTimeout(120_000);
    await page.goto(LIST);
    await logIn(page, 'redaktion@musterhardt.example');
    await expect(page.getByRole('heading', { name: 'Arten von Inhalten' })).toBeVisible();
  });

  test('die Öffnungszeit am Freitag ist geändert, sobald sie freigegeben ist', async ({ page, complaints }) => {
    expect(await findViolations(page, 'main')).toEqual([]);
    await page.getByRole('link', { name: 'Ämter und Öffnungszeiten' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Bürgermeister', exact: true }).click();
    await waitForHydration(page);
    await page.getByText('Freitag, 09:00, 12:00').click();
    const bis = page.locator('[id$="daten/oeffnungszeiten/0/regulaereZeiten/4/ende"]');
    await bis.fill('13:75');
    expect(await findViolations(page, 'main')).toEqual([]);
    complaints.expect(/status of 422/);
    await submit(page, /^Freigeben/);
    await expect(bis).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('link', { name: 'Erwartet wird eine Uhrzeit wie „09:00“.' })).toBeVisible();
    await bis.fill('13:30');
    await release(page);
    await page.goto('/wegweiser/fachbereiche/0-buergermeister-id_1/');
    await expect(page.getByRole('main').getByText('13:30').first()).toBeVisible();
  });

  test('ein Artikel wird berichtigt und wieder, wie er war; ein Entwurf übersteht das Neuladen', async ({ page }) => {
    await openEntry(page, 'artikel', 'Gute Noten für unser Trinkwasser');
    const titel = page.getByLabel(/^Titel/);
    await titel.fill('Sehr gute Noten für unser Trinkwasser');
    await page.reload();
    await waitForHydration(page);
    await expect(titel).toHaveValue('Sehr gute Noten für unser Trinkwasser');
    await release(page);
    const gefunden = await page.request.get('/suche/?q=Trinkwasser');
    expect(await gefunden.text()).toContain('Sehr gute Noten');

    await page.getByRole('link', { name: 'So steht dieser Beitrag jetzt' }).click();
    await expect(page.getByText('Bisheriger Inhalt')).toBeVisible();
    await page.getByRole('link', { name: 'Fassung 1 ansehen' }).click();
    await expect(page.getByRole('main').getByText('Gute Noten für unser Trinkwasser', { exact: true })).toBeVisible();
    expect(await findViolations(page, 'main')).toEqual([]);
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Diese Fassung wiederherstellen' }).click();
    await expect(page.getByRole('heading', { name: 'Wiederhergestellt' })).toBeVisible();
    await openEntry(page, 'artikel', 'Sehr gute Noten für unser Trinkwasser');
    await expect(titel).toHaveValue('Gute Noten für unser Trinkwasser');
    await release(page);
    const wieder = await page.request.get('/suche/?q=Trinkwasser');
    expect(await wieder.text()).not.toContain('Sehr gute Noten');
  });

  test('wer eine Seite veröffentlicht, sieht vorher, was axe in ihrer Vorschau an Barrieren findet', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openEntry(page, 'seite', 'Erklärung zur Barrierefreiheit');
    const vorschau = page.frameLocator('iframe[title="Vorschau der Seite"]');
    const text = vorschau.locator('main [data-block$="/text"]').first();
    await expect(text).toBeVisible();
    await text.evaluate((block) => block.append(Object.assign(document.createElement('img'), { src: 'data:,' })));
    await page.getByLabel(/^Freigeben/).check();
    const befund = page.getByRole('link', { name: /Abbildungen müssen einen Alternativtext besitzen/ });
    await expect(befund).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText('1 Barriere gefunden.')).toBeVisible();
    await text
      .locator('img')
      .last()
      .evaluate((bild) => bild.remove());
    await page.getByRole('button', { name: 'Vorschau prüfen' }).click();
    await expect(page.getByText(/^Keine Barrieren gefunden/)).toBeVisible({ timeout: 20_000 });
  });

  test('eine neue Seite mit zwei Blöcken entsteht mit der Tastatur allein', async ({ page }) => {
    await page.goto('/intranet/redaktion/inhalt-seite/');
    await waitForHydration(page);
    await page.getByLabel(/^Adresse/).fill('/natur/unser-wald/');
    await page.getByLabel(/^Titel/).fill('Unser Wald');
    const neu = page.getByRole('button', { name: 'Baustein hinzufügen' });
    await expect(neu).toBeEnabled();
    for (const text of ['Die Tanne', 'Die Buche']) {
      await neu.focus();
      await page.keyboard.press('Enter');
      // The gallery begins with its first template; a letter further on is the text.
      await page.getByRole('button', { name: /^Text / }).focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('summary:focus')).toHaveText(/Text/);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.type(text);
      await expect(page.getByRole('textbox', { name: 'Text', exact: true }).last()).toHaveAttribute('contenteditable');
      // Past the toolbar, which is one stop since its editor is there.
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

  test('eine Seite zieht um: wer die alte Adresse hat, kommt an, und Links führen dorthin', async ({ page }) => {
    await openEntry(page, 'seite', 'Barfußpark Tannenhöhe');
    await page.getByRole('button', { name: 'Baustein hinzufügen' }).click();
    await page.getByRole('button', { name: /^Große Überschrift/ }).click();
    const ziel = page.getByRole('combobox', { name: /^Link/ }).last();
    await ziel.fill('grillpl');
    await expect(page.getByRole('option', { name: /Grillplätze/ }).first()).toBeVisible();
    expect(await findViolations(page, 'main')).toEqual([]);
    await ziel.press('ArrowDown');
    await ziel.press('Enter');
    await expect(ziel).toHaveValue('/grillplaetze/');
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

  test('ein Baustein kommt aus der Galerie; die Vorschau zeigt ihn, bevor ihn jemand sonst sieht', async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openEntry(page, 'seite', 'Fairtrade-Gemeinde');
    const vorschau = page.frameLocator('iframe[title="Vorschau der Seite"]');
    await expect(vorschau.getByRole('heading', { level: 1 })).toHaveText('Fairtrade-Gemeinde');
    await page.getByRole('button', { name: 'Baustein hinzufügen' }).click();
    const wahl = page.getByRole('dialog', { name: 'Baustein hinzufügen' });
    await expect(wahl.getByRole('button').first()).toBeFocused();
    const bildText = wahl.getByRole('button', { name: /^Bild und Text/ });
    await bildText.hover();
    await expect(page.frameLocator('iframe[title="Beispiel: Bild und Text"]').getByRole('main')).toBeVisible();
    expect(await findViolations(page, 'dialog')).toEqual([]);
    await bildText.click();
    await page
      .getByLabel(/^Titel/)
      .last()
      .fill('Unter den Linden');
    await page.getByRole('button', { name: 'Bild wählen' }).last().click();
    const bilder = page.getByRole('dialog', { name: 'Bild wählen' });
    await expect(bilder.getByRole('searchbox')).toBeFocused();
    await bilder.getByRole('listitem').first().getByRole('button').click();
    await expect(vorschau.getByRole('heading', { name: 'Unter den Linden' })).toBeVisible();
    await expect(vorschau.locator('main figure img').last()).toBeVisible();
    expect(await findViolations(page, 'main')).toEqual([]);

    const href = (await page.getByRole('link', { name: 'Vorschau in einem neuen Fenster' }).getAttribute('href')) ?? '';
    const stranger = await browser.newContext({ baseURL });
    const fremd = await stranger.newPage();
    await fremd.goto('/fairtrade/');
    await expect(fremd.getByText('Unter den Linden')).toHaveCount(0);
    const gezeigt = await fremd.goto(href);
    expect(gezeigt?.headers()['cache-control']).toBe('no-store');
    await expect(fremd.getByRole('heading', { name: 'Unter den Linden' })).toBeVisible();
    await expect(fremd.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);

    await release(page);
    await fremd.goto('/fairtrade/');
    await expect(fremd.getByRole('heading', { name: 'Unter den Linden' })).toBeVisible();
    await stranger.close();
  });
});
