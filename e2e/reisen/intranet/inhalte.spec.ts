import { expect, type Page } from '@playwright/test';
import { findViolations } from '../../support/find-violations.ts';
import { logIn } from '../../support/log-in.ts';
import { waitForHydration } from '../../support/open-hydrated.ts';
import type { Site } from '../../support/site.ts';
import { test } from '../../support/test.ts';

const LIST = '/intranet/redaktion/inhalte/';

/** The form of the first entry of this kind with this name, reached as one would. */
async function openEntry(page: Page, { url }: Site, art: string, titel: string): Promise<void> {
  await page.goto(`${url}${LIST}?q=${encodeURIComponent(titel)}&typ=${art}`);
  await page.getByRole('main').getByRole('link', { name: titel, exact: true }).first().click();
  await waitForHydration(page);
}

async function submit(page: Page, choice: RegExp): Promise<void> {
  await page.getByLabel(choice).check();
  await page.getByRole('button', { name: 'Ausführen' }).click();
}

async function release(page: Page): Promise<void> {
  await submit(page, /^Freigeben/);
  await expect(page.getByRole('heading', { name: 'Gespeichert' })).toBeVisible();
}

test.describe('der Inhalt der Website', () => {
  let site: Site;
  test.beforeEach(async ({ page, startOwnSite }) => {
    test.setTimeout(120_000);
    // What it writes is nobody else's content.
    site = await startOwnSite({ env: { api: { LOG_LEVEL: 'error' } } });
    await page.goto(site.url + LIST);
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
    // The header, which stays in view, covers nothing up there.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await findViolations(page, 'main')).toEqual([]);
    complaints.expect(/status of 422/);
    await submit(page, /^Freigeben/);
    await expect(bis).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('link', { name: 'Diese Angabe ist ungültig.' })).toBeVisible();
    await bis.fill('13:30');
    await release(page);
    await page.goto(`${site.url}/wegweiser/fachbereiche/0-buergermeister-id_1/`);
    await expect(page.getByRole('main').getByText('13:30').first()).toBeVisible();
  });

  test('ein Artikel wird berichtigt und wieder, wie er war; ein Entwurf übersteht das Neuladen', async ({ page }) => {
    await openEntry(page, site, 'artikel', 'Gute Noten für unser Trinkwasser');
    const titel = page.getByLabel(/^Titel/);
    await titel.fill('Sehr gute Noten für unser Trinkwasser');
    await page.reload();
    await waitForHydration(page);
    await expect(titel).toHaveValue('Sehr gute Noten für unser Trinkwasser');
    await release(page);
    const gefunden = await page.request.get(`${site.url}/suche/?q=Trinkwasser`);
    expect(await gefunden.text()).toContain('Sehr gute Noten');

    await page.getByRole('link', { name: 'So steht dieser Beitrag jetzt' }).click();
    await expect(page.getByText('Bisheriger Inhalt')).toBeVisible();
    await page.getByRole('link', { name: 'Fassung 1 ansehen' }).click();
    await expect(page.getByRole('main').getByText('Gute Noten für unser Trinkwasser', { exact: true })).toBeVisible();
    expect(await findViolations(page, 'main')).toEqual([]);
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Diese Fassung wiederherstellen' }).click();
    await expect(page.getByRole('heading', { name: 'Wiederhergestellt' })).toBeVisible();
    await openEntry(page, site, 'artikel', 'Sehr gute Noten für unser Trinkwasser');
    await expect(titel).toHaveValue('Gute Noten für unser Trinkwasser');
    await release(page);
    const wieder = await page.request.get(`${site.url}/suche/?q=Trinkwasser`);
    expect(await wieder.text()).not.toContain('Sehr gute Noten');
  });

  test('eine neue Seite mit zwei Blöcken entsteht mit der Tastatur allein', async ({ page }) => {
    await page.goto(`${site.url}/intranet/redaktion/inhalt-seite/`);
    await waitForHydration(page);
    await page.getByLabel(/^Adresse/).fill('/natur/unser-wald/');
    await page.getByLabel(/^Titel/).fill('Unser Wald');
    const neu = page.getByRole('button', { name: 'Blöcke: Eintrag hinzufügen' });
    for (const text of ['Die Tanne', 'Die Buche']) {
      await neu.focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('summary:focus')).toHaveText(/Neu/);
      await page.keyboard.press('Tab');
      await page.keyboard.type('text');
      const context = page.getByLabel(/^Context/).last();
      await context.fill(JSON.stringify({ titel: text, text: `<p>${text} wächst langsam.</p>` }));
    }
    await page.getByRole('button', { name: 'Blöcke 2 nach oben' }).focus();
    await page.keyboard.press('Enter');
    await release(page);
    await page.goto(`${site.url}/natur/unser-wald/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unser Wald');
    const main = (await page.getByRole('main').textContent()) ?? '';
    expect(main.indexOf('Die Buche wächst')).toBeGreaterThan(-1);
    expect(main.indexOf('Die Buche wächst')).toBeLessThan(main.indexOf('Die Tanne wächst'));
  });
});
