import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { logIn, logInByCall } from '../../support/log-in.ts';
import { findViolations } from '../../support/pages/find-violations.ts';
import { leaveBy, openHydrated, waitForHydration } from '../../support/pages/open-hydrated.ts';
import { ROOT } from '../../support/site/site.ts';
import { test } from '../../support/test.ts';

const photo = (name: string) => readFileSync(join(ROOT, 'api/content/fotos', name));

test.use({ baseURL: ({ editedSite }, use) => use(editedSite.url) });

test('a picture is uploaded to the media library, gets its details and is used on a page', async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto(`/intranet/redaktion/medien/`);
  await logIn(page, 'redaktion@musterhardt.example');
  await expect(page.getByRole('heading', { name: 'Neue Bilder' })).toBeVisible();
  await waitForHydration(page);
  const buffer = photo('aussichtspunkt-sonnenaufgang.jpg');
  await page.getByLabel('Bilder auswählen').setInputFiles([
    { name: 'Unser Ausblick.jpg', mimeType: 'image/jpeg', buffer },
    { name: 'notiz.txt', mimeType: 'text/plain', buffer: Buffer.from('x') },
  ]);
  await expect(page.getByText('1 von 2 Bildern sind da.')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('alert')).toHaveText(
    'Bitte wählen Sie ein Bild im Format JPEG, PNG, WebP, AVIF oder HEIC aus.',
  );
  await page.getByLabel(/^Was ist zu sehen/).fill('Blick ins Tal am Morgen');
  await page.getByLabel(/^Bildnachweis/).fill('Foto: Ada Beispiel');
  expect(await findViolations(page, 'main')).toEqual([]);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('kann jetzt verwendet werden')).toBeVisible({ timeout: 20_000 });

  await leaveBy(page, () => page.getByRole('link', { name: 'Blick ins Tal am Morgen' }).first().click());
  await page.getByLabel('Von oben (in Prozent)').fill('80');
  expect(await findViolations(page, 'main')).toEqual([]);

  await page.goto(`/intranet/redaktion/inhalt-seite/?id=stellenangebote`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Baustein hinzufügen' }).click();
  await page.getByRole('button', { name: /^Bild und Text/ }).click();
  await page.getByRole('button', { name: 'Bild wählen' }).last().click();
  const images = page.getByRole('dialog', { name: 'Bild wählen' });
  await images.getByRole('searchbox').fill('Blick ins Tal');
  await images.getByRole('button', { name: 'Blick ins Tal am Morgen' }).click();
  await page.getByLabel(/^Freigeben/).check();
  await page.getByRole('button', { name: 'Ausführen' }).click();
  await expect(page.getByRole('heading', { name: 'Freigegeben', exact: true })).toBeVisible({ timeout: 20_000 });
  await page.goto(`/stellenangebote/`);
  await expect(page.getByRole('img', { name: 'Blick ins Tal am Morgen' })).toBeVisible();
});

test('an editor chooses a drawn motif as the picture of a news item', async ({ page }) => {
  test.setTimeout(240_000);
  await logInByCall(page, 'redaktion');
  await openHydrated(page, '/intranet/redaktion/inhalt-artikel/');
  await page.getByLabel(/^Titel/).fill('Bücher für alle');
  await page.getByLabel(/^Rubrik/).fill('Kultur');
  // The text editor loads when visible.
  await page.getByRole('toolbar').first().scrollIntoViewIfNeeded();
  await page.locator('[role=textbox][contenteditable]').first().fill('Die Bücherei hat wieder geöffnet.');
  await page.getByRole('button', { name: 'Bild wählen' }).first().click();
  const images = page.getByRole('dialog', { name: 'Bild wählen' });
  await images.getByRole('searchbox').fill('Bücher');
  await images.getByRole('button', { name: 'Motiv: Bibliothek' }).click();
  await expect(images).toBeHidden();
  await expect(page.getByText('Motiv: Bibliothek')).toBeVisible();
  expect(await findViolations(page, 'main')).toEqual([]);
  await page.getByLabel(/^Freigeben/).check();
  await page.getByRole('button', { name: 'Ausführen' }).click();
  await expect(page.getByRole('heading', { name: 'Freigegeben', exact: true })).toBeVisible({ timeout: 20_000 });

  const drawing = '[href="/shell/motive/bibliothek.svg#m"]';
  await page.goto('/aktuelles/');
  const card = page.getByRole('article').filter({ hasText: 'Bücher für alle' });
  await expect(card.locator(drawing)).toHaveCount(1);
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bücher für alle' })).toBeVisible();
  await expect(page.getByRole('article').first().locator(drawing)).toHaveCount(1);
  await expect(page.locator('main img[src*="motiv-"]')).toHaveCount(0);
});
