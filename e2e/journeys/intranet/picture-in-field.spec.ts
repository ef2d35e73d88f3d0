import { expect, type Locator } from '@playwright/test';
import { logInByCall } from '../../support/log-in.ts';
import { findOverflow } from '../../support/pages/find-overflow.ts';
import { findViolations } from '../../support/pages/find-violations.ts';
import { leaveBy } from '../../support/pages/open-hydrated.ts';
import { test } from '../../support/test.ts';

const ARTICLE = 'Blätter, Reisig, Rasenschnitt – wohin damit?';

/** Drops or pastes a picture of this type that the browser draws. Returns whether the event is left to the browser. */
const give = (field: Locator, how: 'dragover' | 'drop' | 'paste', type: string): Promise<boolean> =>
  field.evaluate(
    async (element, [event, mime]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 800 });
      const context = canvas.getContext('2d');
      if (context) context.fillStyle = '#2f6f4f';
      context?.fillRect(0, 0, 1200, 800);
      const bytes = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, mime));
      if (bytes?.type !== mime) throw new Error(`The browser writes ${bytes?.type} instead of ${mime}`);
      const data = new DataTransfer();
      data.items.add(new File([bytes], `wiese.${mime.slice(6)}`, { type: mime }));
      const init = { bubbles: true, cancelable: true };
      return element.dispatchEvent(
        event === 'paste'
          ? new ClipboardEvent(event, { ...init, clipboardData: data })
          : new DragEvent(event, { ...init, dataTransfer: data }),
      );
    },
    [how, type] as const,
  );

test.describe('a picture inside its field', () => {
  test.use({ baseURL: ({ editedSite }, use) => use(editedSite.url) });

  test('dropped as WebP, described with the keyboard on a phone, and on the page', async ({ page }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await logInByCall(page, 'redaktion');
    await page.goto(`/intranet/redaktion/inhalte/?typ=artikel&q=${encodeURIComponent(ARTICLE)}`);
    await leaveBy(page, () => page.getByRole('main').getByRole('link', { name: ARTICLE, exact: true }).first().click());
    const change = page.getByRole('button', { name: 'Anderes Bild' }).first();
    await give(change, 'paste', 'image/png');
    await expect(page.getByLabel(/^Was ist zu sehen/)).toBeVisible();
    await give(change, 'drop', 'image/webp');
    await page.getByLabel(/^Was ist zu sehen/).focus();
    await page.keyboard.type('Eine grüne Wiese');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Bitte geben Sie an, wer das Bild aufgenommen hat.')).toBeVisible();
    expect(await findViolations(page, 'main')).toEqual([]);
    expect(await findOverflow(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.type('Foto: Ada Beispiel');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^wiese(-\d+)?\.jpg$/)).toBeVisible({ timeout: 20_000 });
    await expect(change).toBeFocused();
    const crop = page.getByRole('button', { name: 'Ausschnitt', exact: true }).first();
    await crop.press('Enter');
    await expect(crop).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('button', { name: 'Ausschnitt speichern' })).toBeVisible();
    expect(await findViolations(page, 'main')).toEqual([]);
    expect(await findOverflow(page)).toEqual([]);
    await crop.press('Enter');
    await expect(page.getByRole('button', { name: 'Ausschnitt speichern' })).toHaveCount(0);
    await page.getByRole('region', { name: 'Bearbeitung' }).getByRole('button', { name: 'Veröffentlichen' }).click();
    await expect(page.getByRole('heading', { name: 'Freigegeben', exact: true })).toBeVisible({ timeout: 20_000 });
    await page.getByRole('link', { name: 'So steht dieser Beitrag jetzt' }).click();
    await page
      .getByRole('main')
      .getByRole('link', { name: /auf der Website/i })
      .first()
      .click();
    await expect(page.getByRole('img', { name: 'Eine grüne Wiese' }).first()).toBeVisible();
  });

  for (const how of ['drop', 'paste'] as const) {
    test(`given by ${how} before the code of the form lives arrives later, and the page stays`, async ({ page }) => {
      await page.goto('/');
      await logInByCall(page, 'redaktion');
      await page.goto(`/intranet/redaktion/inhalte/?typ=artikel&q=${encodeURIComponent(ARTICLE)}`);
      let come = () => {};
      const code = new Promise<void>((resolve) => {
        come = resolve;
      });
      await page.route(/\/remotes\/mf-intranet\/.*\.js$/, async (route) => {
        await code;
        await route.continue();
      });
      await page.getByRole('main').getByRole('link', { name: ARTICLE, exact: true }).first().click();
      const change = page.getByRole('button', { name: 'Anderes Bild' }).first();
      await expect(change).toBeVisible();
      await expect(page.locator('main[data-live]')).toBeAttached();
      if (how === 'drop') expect(await give(change, 'dragover', 'image/png')).toBe(false);
      expect(await give(change, how, 'image/png')).toBe(false);
      come();
      await expect(page.getByLabel(/^Was ist zu sehen/)).toBeVisible();
    });
  }
});
