import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { Site } from './site.ts';

export const field = (page: Page, name: string): Locator => page.locator(`form [name="${name}"]`);
export const choice = (page: Page, name: string, value: string): Locator =>
  page.locator(`form [name="${name}"][value="${value}"]`);

export async function fillTexts(page: Page, texts: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) await field(page, name).fill(text);
}

/** What a program does that fills in every field, the hidden one too. */
export async function fillTrap(page: Page): Promise<void> {
  await field(page, 'firma').evaluate((input: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'Bot GmbH');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** A long line of a mail is cut by `=`, umlauts are written as `=C3=A4`: quoted-printable, RFC 2045. */
function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** Mails the site has sent that name `reference`, readable. */
export function readMails(site: Site, reference: string): string[] {
  const folder = join(site.dataDir, 'mail');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map((file) => decodeQuotedPrintable(readFileSync(join(folder, file), 'utf8')))
    .filter((mail) => mail.includes(reference));
}

/** The number on the page that says thank you. */
export async function readReference(page: Page): Promise<string> {
  const text = (await page.getByRole('main').textContent()) ?? '';
  return /[A-Z]{2,4}-\d{4}-\d{4,}/.exec(text)?.[0] ?? '';
}
