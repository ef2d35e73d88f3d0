import { expect, type Page } from '@playwright/test';
import { findViolations } from '../../support/pages/find-violations.ts';
import { openHydrated } from '../../support/pages/open-hydrated.ts';
import { test } from '../../support/test.ts';

const main = (page: Page) => page.getByRole('main');
const link = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('leads from a search term to a service, its office and the contact person', async ({ page }) => {
      await page.goto('/wegweiser/');
      await main(page).getByLabel('Suchwort').fill('quastenflosser');
      await main(page).getByRole('button', { name: 'Suchen' }).click();
      await expect(main(page).getByRole('heading', { name: 'Keine Leistungen gefunden' })).toBeVisible();
      await link(page, 'Alle Leistungen zeigen').click();
      await link(page, 'Ausweise und Dokumente').click();
      await expect(page).toHaveURL('/wegweiser/?lebenslage=ausweise');
      await expect(main(page).getByRole('heading', { name: /Leistungen zu „Ausweise und Dokumente“/ })).toBeVisible();
      await main(page).getByLabel('Suchwort').fill('Perso');
      await main(page).getByRole('button', { name: 'Suchen' }).click();
      await link(page, 'Personalausweis').click();
      await expect(page).toHaveURL('/wegweiser/leistungen/personalausweis/');
      for (const name of ['Wer kann das nutzen?', 'Das brauchen Sie', 'Kosten', 'Rechtsgrundlagen']) {
        await expect(main(page).getByRole('heading', { name })).toBeVisible();
      }
      await link(page, 'Sachgebiet 12: Bürgerbüro und Standesamt').click();
      await expect(page).toHaveURL('/wegweiser/fachbereiche/12-buergerbuero-und-standesamt-id_12/');
      const wednesday = main(page).getByRole('row', { name: /^Mittwoch.*geschlossen$/ });
      await expect(wednesday.first()).toBeVisible();
      await link(page, 'Ansprechpartner*innen').click();
      await expect(page).toHaveURL('/wegweiser/ansprechpartner/buergerbuero-und-standesamt-id_12/');
      await link(page, 'Nico Schaible').click();
      await expect(page).toHaveURL('/wegweiser/mitarbeiter/nico-schaible-id_22/');
      await expect(main(page).getByText('Fischereischeine')).toBeVisible();
    });
  });
}

test('a department shows its divisions as disclosure widgets', async ({ page, complaints }) => {
  complaints.expect(/404/);
  await openHydrated(page, '/wegweiser/fachbereiche/1-service-und-buerger-id_10/');
  await expect(main(page).getByRole('heading', { name: 'Untergeordnete Fachbereiche' })).toBeVisible();
  const bildung = main(page).getByRole('group').filter({ hasText: 'Sachgebiet 13: Bildung und Betreuung' });
  await expect(bildung.getByText('Sechs Kitas')).toBeHidden();
  await bildung.getByText('Sachgebiet 13: Bildung und Betreuung').click();
  await expect(bildung.getByText('Sechs Kitas')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await bildung.getByRole('link', { name: 'Ansprechpartner*innen' }).click();
  await expect(page).toHaveURL('/wegweiser/ansprechpartner/bildung-und-betreuung-id_13/');
  for (const path of ['fachbereiche/x-id_999/', 'mitarbeiter/x-id_999/', 'leistungen/gibt-es-nicht/', '?seite=99']) {
    expect((await page.request.get(`/wegweiser/${path}`)).status(), path).toBe(404);
  }
});

test('the organisation chart covers the page until it is closed with the keyboard', async ({ page }) => {
  await openHydrated(page, '/verwaltung/organigramm/');
  await expect(link(page, 'Sachgebiet 33: Gebäude und Klimaschutz')).toBeVisible();
  const button = main(page).getByRole('button', { name: 'Organigramm öffnen' });
  const dialog = page.getByRole('dialog', { name: 'Organigramm' });
  const readOverflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflow);
  for (const close of ['Escape', 'Enter']) {
    await button.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Schließen' })).toBeFocused();
    await expect.poll(readOverflow).toBe('hidden');
    if (close === 'Enter') expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press(close);
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    await expect.poll(readOverflow).not.toBe('hidden');
  }
  await button.click();
  await dialog.getByRole('link', { name: 'Fachbereich 3: Bauen und Wohnen' }).click();
  await expect(page).toHaveURL('/wegweiser/fachbereiche/3-bauen-und-wohnen-id_30/');
  await expect.poll(readOverflow).not.toBe('hidden');
});

test('the search finds services by synonyms, departments and people', async ({ page }) => {
  for (const [q, path] of [
    ['Perso', '/wegweiser/leistungen/personalausweis/'],
    ['Kämmerei', '/wegweiser/fachbereiche/21-kaemmerei-id_21/'],
    ['Großmann Petra', '/wegweiser/mitarbeiter/petra-grossmann-id_10/'],
  ]) {
    await page.goto(`/suche/?q=${encodeURIComponent(q!)}`);
    await expect(main(page).locator(`a[href="${path}"]`), q).toBeVisible();
  }
});
