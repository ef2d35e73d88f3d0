import { expect } from '@playwright/test';
import { logInByCall } from '../../support/log-in.ts';
import { findViolations } from '../../support/pages/find-violations.ts';
import { openHydrated } from '../../support/pages/open-hydrated.ts';
import { test } from '../../support/test.ts';

const WORD = `<html><head><style>p.MsoNormal{color:red}</style></head><body><!--StartFragment-->
<p class=MsoNormal style='color:red'>Aus <b>Word</b><o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Punkt</p>
<p onclick="document.title='böse'"><img src=x onerror="document.title='böse'"><script>document.title='böse'</script></p><!--EndFragment--></body></html>`;

test('a text is edited as rich text: with shortcuts, with a link, pasted from Word', async ({ page }) => {
  await page.goto('/');
  await logInByCall(page, 'redaktion');
  await openHydrated(page, '/intranet/redaktion/inhalt-bekanntmachung/');
  const editor = page.locator('[role=textbox][contenteditable]').first();
  // The text editor loads when visible.
  await page.getByRole('toolbar').first().scrollIntoViewIfNeeded();
  await editor.click();
  await page.keyboard.type('## Was gilt');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Das ist ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('wichtig');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(', siehe ');
  await page.keyboard.press('Control+k');
  const target = page.getByRole('combobox', { name: /^Seite dieser Website/ });
  await expect(target).toBeFocused();
  await target.fill('/kontakt/');
  await page.getByRole('textbox', { name: /^Text des Links/ }).fill('Kontakt');
  expect(await findViolations(page, 'dialog[open]')).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(editor).toBeFocused();
  await expect(editor.getByRole('link', { name: 'Kontakt' })).toHaveAttribute('href', '/kontakt/');
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await editor.evaluate((element, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, WORD);
  await expect(editor.getByRole('listitem')).toHaveText('Punkt');
  expect(await findViolations(page, 'main')).toEqual([]);
  expect(await page.title()).not.toBe('böse');

  await page.getByRole('button', { name: 'Als Markdown bearbeiten' }).first().click();
  await expect(page.locator('textarea[id$="daten/md"]')).toHaveValue(
    '## Was gilt\n\nDas ist **wichtig**, siehe [Kontakt](/kontakt/)\n\nAus **Word**\n\n- Punkt',
  );
});

test.describe('a picture within a text', () => {
  test.use({ baseURL: ({ editedSite }, use) => use(editedSite.url) });

  test('is inserted and moved with the keyboard, and on the page', async ({ page }) => {
    test.setTimeout(90_000);
    await page.goto('/');
    await logInByCall(page, 'redaktion');
    await openHydrated(page, `/intranet/redaktion/inhalt-artikel/?id=002-sozialstation-umzug`);
    await page.getByRole('toolbar').first().scrollIntoViewIfNeeded();
    const editor = page.locator('[role=textbox][contenteditable]').first();
    await editor.click();
    await page.keyboard.press('Control+End');
    await page.getByRole('button', { name: 'Fett' }).focus();
    const button = page.getByRole('button', { name: 'Bild einfügen' });
    for (let step = 0; step < 11; step += 1) await page.keyboard.press('ArrowRight');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Bild einfügen' });
    await expect(dialog.getByRole('button', { name: 'Bild wählen' })).toBeFocused();
    expect(await findViolations(page, 'dialog[open]')).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByLabel('Bild suchen').fill('Bach');
    const found = page.getByRole('dialog', { name: 'Bild wählen' }).getByRole('img').first();
    const alt = (await found.getAttribute('alt')) ?? '';
    await page.getByRole('button', { name: alt }).first().focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(editor).toBeFocused();
    const picture = editor.getByRole('img', { name: alt });
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).toHaveAttribute('src', /^\/api\/bild\//);
    await page.keyboard.press('Alt+ArrowUp');
    await expect(editor.locator('figure:not(:last-child)')).toBeVisible();
    expect(await findViolations(page, 'main')).toEqual([]);
    await page.getByRole('region', { name: 'Bearbeitung' }).getByRole('button', { name: 'Veröffentlichen' }).click();
    await expect(page.getByRole('heading', { name: 'Freigegeben', exact: true })).toBeVisible({ timeout: 20_000 });
    await page.getByRole('link', { name: 'So steht dieser Beitrag jetzt' }).click();
    const main = page.getByRole('main');
    await main
      .getByRole('link', { name: /auf der Website/i })
      .first()
      .click();
    await expect(main.locator('[data-gm-bild]').getByRole('img', { name: alt })).toBeVisible();
    await expect(main.locator('[data-gm-bild] small')).toHaveText(/^Foto: /);
    expect(await findViolations(page, 'main')).toEqual([]);
  });
});
