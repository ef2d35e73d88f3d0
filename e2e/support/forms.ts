import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { openHydrated } from './pages/open-hydrated.ts';
import type { Site } from './site/site.ts';
import { type Complaints, test } from './test.ts';

export const field = (page: Page, name: string): Locator => page.locator(`form [name="${name}"]`);
export const choice = (page: Page, name: string, value: string): Locator =>
  page.locator(`form [name="${name}"][value="${value}"]`);

export async function fillTexts(page: Page, texts: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) await field(page, name).fill(text);
}

/** Fills the honeypot, as a bot does. */
async function fillTrap(page: Page, text: string): Promise<void> {
  await field(page, 'firma').evaluate((input: HTMLInputElement, value) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }, text);
}

/** A form and how the tests fill it in. */
export interface FormUnderTest {
  /** Label of the submit button. */
  send: string;
  /** Path of the api call. */
  call: string;
  thanks: string;
  failure: string;
  /** A checkbox that must be ticked again after a reload. */
  consent: string;
  /** Fills in everything, including consents. */
  fillIn: (page: Page) => Promise<void>;
  /** Ticks what a draft omits, if more than `consent`. */
  agree?: (page: Page) => Promise<void>;
  /** Expects the input to be kept. */
  expectKept: (page: Page) => Promise<void>;
}

/** A page that is left stores no file any more: waits until a chosen one is part of the draft. */
export const expectFileKept = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(async () => (await (await caches.open('entwurf-dateien')).keys()).length))
    .toBeGreaterThan(0);

/**
 * No input is lost: a reload restores the draft without consents, a triggered honeypot sends nothing, and a server
 * failure allows a retry.
 */
export async function expectNothingLost(
  { page, site, complaints }: { page: Page; site: Site; complaints: Complaints },
  path: string,
  form: FormUnderTest,
): Promise<void> {
  complaints.expect(/503/, /gm:fault/);
  const submit = page.getByRole('button', { name: form.send });
  const countCalls = () => site.api.seen.filter((url) => url.split('?', 1)[0] === form.call).length;
  await openHydrated(page, path);
  await form.fillIn(page);

  await page.reload();
  await form.expectKept(page);
  await expect(field(page, form.consent)).not.toBeChecked();
  await (form.agree ? form.agree(page) : field(page, form.consent).check());

  await expect(field(page, 'firma')).toBeHidden();
  await fillTrap(page, 'Bot GmbH');
  const before = countCalls();
  await submit.click();
  await expect(page.getByText(form.failure)).toBeVisible();
  expect(countCalls()).toBe(before);
  await fillTrap(page, '');

  site.api.fail(new RegExp(`^${form.call}`), 503);
  await submit.click();
  await expect.poll(countCalls).toBe(before + 1);
  await expect(page.getByText(form.failure)).toBeVisible();
  await form.expectKept(page);
  await site.api.reset();
  await submit.click();
  await expect(page.getByText(form.thanks)).toBeVisible();
}

/** `expectNothingLost` as a test, for a form that needs nothing but its page. */
export function testNothingLost(path: string, form: FormUnderTest): void {
  test('no input is lost on any failure', async ({ page, site, complaints }) => {
    await expectNothingLost({ page, site, complaints }, path, form);
  });
}

/** Submits offline: an error appears and the input stays. Afterwards the connection is restored. */
export async function sendOffline(
  { page, context, complaints }: { page: Page; context: BrowserContext; complaints: Complaints },
  path: string,
  form: FormUnderTest,
): Promise<void> {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/, /gm:fault/);
  await openHydrated(page, path);
  await form.fillIn(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: form.send }).click();
  await expect(page.getByText(form.failure)).toBeVisible();
  await form.expectKept(page);
  await context.setOffline(false);
}
