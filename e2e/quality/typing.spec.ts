import { expect, type Page } from '@playwright/test';
import { logInByCall } from '../support/log-in.ts';
import { waitForHydration } from '../support/pages/open-hydrated.ts';
import { test } from '../support/test.ts';

/** Number of attempts per editor, with input while it loads. */
const TRIES = Number(process.env.TYPING_ATTEMPTS ?? 5);
const WORDS = 'Der Weihnachtsmarkt';

/** Throttled like an old phone; slow enough for editors to load during typing. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
}

/** Types at a human pace, 60 to 120 ms a key. */
async function typeByHand(page: Page, text: string): Promise<void> {
  for (const [index, key] of [...text].entries()) {
    await page.keyboard.type(key);
    await page.waitForTimeout(60 + ((index * 37) % 61));
  }
}

const EDITORS = [
  {
    name: 'the Markdown editor',
    path: '/intranet/redaktion/inhalt-bekanntmachung/',
    field: '[id$="daten/md"]',
  },
  { name: 'the description editor', path: '/veranstaltungseintrag/', field: 'textarea[name="text"]' },
];

for (const { name, path, field } of EDITORS) {
  test(`${name} loses no input while it loads`, async ({ page }) => {
    test.setTimeout(60_000 + TRIES * 20_000);
    await page.goto('/');
    await logInByCall(page, 'redaktion');
    await slowDown(page);
    // A draft would prefill the next attempt.
    await page.addInitScript(() => sessionStorage.clear());
    page.on('dialog', (dialog) => void dialog.accept());
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      await page.goto(path, { waitUntil: 'commit' });
      const textarea = page.locator(field).first();
      await textarea.scrollIntoViewIfNeeded();
      await waitForHydration(page);
      // The first key hits a different moment of loading each time.
      await page.waitForTimeout((attempt * 70) % 700);
      const box = await textarea.boundingBox();
      await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
      await typeByHand(page, WORDS);
      // The editor may replace the field after blur.
      await page.keyboard.press('Tab');
      await expect(page.locator('[role=textbox][contenteditable=true]').first()).toHaveText(WORDS);
    }
  });
}
