import { expect, type Page } from '@playwright/test';
import { drawPng } from '../support/event-forms.ts';
import { field } from '../support/forms.ts';
import { slowDown } from '../support/pages/slow-down.ts';
import { test } from '../support/test.ts';

/** How often each page is used, every time at another moment of its loading. */
const TRIES = Number(process.env.TOUCH_ATTEMPTS ?? 3);

/** Ends when the island listens and has stored what it knows as its draft. */
async function readDraft(page: Page, form: string): Promise<Record<string, unknown>> {
  await expect(page.locator('main [data-island][data-live]').first()).toBeAttached({ timeout: 30_000 });
  const read = () =>
    page.evaluate((name) => {
      const key = Object.keys(sessionStorage).find((one) => one.startsWith(`gm:entwurf:${name}:`));
      return key ? (JSON.parse(sessionStorage.getItem(key) ?? '{}') as { werte: Record<string, unknown> }).werte : {};
    }, form);
  await expect.poll(async () => Object.keys(await read()).length).toBeGreaterThan(0);
  await page.waitForTimeout(600);
  return read();
}

/** What browsers do with autofill: a value that no setter of the element sees, and the events of an input. */
const fillAsBrowser = (page: Page, name: string, text: string) =>
  field(page, name).evaluate((input: HTMLInputElement, value) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
  }, text);

const paste = (page: Page, name: string, text: string) =>
  field(page, name).evaluate((input: HTMLInputElement, value) => {
    input.focus();
    document.execCommand('insertText', false, value);
  }, text);

/** Opens a form and does not wait for its scripts; every attempt begins at another moment of their loading. */
async function open(page: Page, path: string, attempt: number): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('main form[method=post]').waitFor();
  await page.waitForTimeout(((attempt * 97) % TRIES) * (1500 / TRIES) * Math.min(1, attempt));
}

test.beforeEach(async ({ page }) => {
  test.setTimeout(60_000 + TRIES * 30_000);
  // A draft would fill in the next attempt.
  await page.addInitScript(() => sessionStorage.clear());
  page.on('dialog', (dialog) => void dialog.accept());
});

test('typed, pasted, filled in by the browser, chosen and ticked while a form loads: nothing is lost', async ({
  page,
}) => {
  await slowDown(page);
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    await open(page, '/veranstaltungseintrag/', attempt);
    const title = field(page, 'titel');
    await title.click();
    await page.keyboard.type('Fest am Brunnen', { delay: 40 });
    // Between the letters, where the visitor put the caret.
    await title.evaluate((input: HTMLInputElement) => input.setSelectionRange(4, 4));
    await page.keyboard.type('chen', { delay: 40 });
    await paste(page, 'veranstalter', 'Musikverein');
    await fillAsBrowser(page, 'email', 'anna@post.example');
    await field(page, 'veranstaltungen_rubrik').first().check();
    await field(page, 'bild').setInputFiles({ name: 'fest.png', mimeType: 'image/png', buffer: drawPng() });
    await expect(page.getByText('fest.png', { exact: true })).toBeVisible({ timeout: 30_000 });
    const draft = await readDraft(page, 'veranstaltungseintrag');
    expect(draft, `attempt ${attempt}`).toMatchObject({ titel: 'Festchen am Brunnen', veranstalter: 'Musikverein' });
    expect(Object.values(draft), `attempt ${attempt}`).toContain('anna@post.example');
    await expect(title).toHaveValue('Festchen am Brunnen');
    await expect(field(page, 'veranstaltungen_rubrik').first()).toBeChecked();
  }
});

test('the caret stays where it is while a form loads, and typing goes on there', async ({ page }) => {
  await slowDown(page);
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    await open(page, '/fehler-melden/', attempt);
    const message = field(page, 'nachricht');
    await message.click();
    await page.keyboard.type('Der ist veraltet.');
    await message.evaluate((input: HTMLTextAreaElement) => input.setSelectionRange(4, 4));
    for (const letter of 'Busfahrplan ') {
      await page.keyboard.type(letter);
      await page.waitForTimeout(60 + (attempt % 5) * 20);
    }
    expect((await readDraft(page, 'fehler-melden')).nachricht, `attempt ${attempt}`).toBe(
      'Der Busfahrplan ist veraltet.',
    );
  }
});

test('a form sent before its code lives reaches the office once, with everything in it', async ({ page, site }) => {
  await slowDown(page);
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    await open(page, '/fehler-melden/', attempt);
    await field(page, 'nachricht').fill(`Der Plan ist veraltet. ${attempt}`);
    await fillAsBrowser(page, 'name', 'Ada Lovelace');
    await fillAsBrowser(page, 'email', 'ada@post.example');
    await field(page, 'datenschutz').check();
    await page.getByRole('button', { name: 'Fehlermeldung abschicken' }).click();
    await expect(page.getByText('Vielen Dank für Ihre Meldung!'), `attempt ${attempt}`).toBeVisible({
      timeout: 30_000,
    });
  }
  expect(site.api.seen.filter((url) => url.startsWith('/api/fehlermeldung'))).toHaveLength(TRIES);
});

test('an incomplete form sent before its code lives comes back with every word', async ({ page, complaints }) => {
  complaints.expect(/422/);
  await slowDown(page);
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    await open(page, '/fehler-melden/', attempt);
    await field(page, 'nachricht').fill('Der Plan ist veraltet.');
    await page.getByRole('button', { name: 'Fehlermeldung abschicken' }).click();
    await expect(page.locator('main [aria-invalid=true]').first(), `attempt ${attempt}`).toBeVisible({
      timeout: 30_000,
    });
    await expect(field(page, 'nachricht')).toHaveValue('Der Plan ist veraltet.');
  }
});

test('a step of the registration that is sent before its code lives leads to the next one', async ({ page }) => {
  await slowDown(page);
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    await open(page, '/ferienprogramm-anmeldung/kontakt/', attempt);
    const person = { vorname: 'Ada', name: 'Lovelace', strasse: 'Hauptstraße 1', email: 'ada@post.example' };
    for (const [name, value] of Object.entries(person)) await fillAsBrowser(page, name, value);
    await page.getByRole('button', { name: 'Schritt 2: Kinder hinzufügen' }).click();
    await expect(page, `attempt ${attempt}`).toHaveURL('/ferienprogramm-anmeldung/kinder/', { timeout: 30_000 });
    await expect(field(page, 'name')).toHaveValue('Lovelace', { timeout: 30_000 });
  }
});
