import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Site } from './site/site.ts';

/** Quoted-printable, RFC 2045: `=` breaks long lines, `=C3=A4` is an umlaut. */
function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** Decoded mails of the site that mention `word`. */
export function readMails(site: Site, word: string): string[] {
  const folder = join(site.dataDir, 'mail');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.eml'))
    .map((file) => decodeQuotedPrintable(readFileSync(join(folder, file), 'utf8')))
    .filter((mail) => mail.includes(word));
}

/** Returns the reference number from the confirmation page; expects both mails. */
export async function expectAcknowledged(page: Page, site: Site, prefix: string): Promise<string> {
  const pattern = new RegExp(`${prefix}-\\d{4}-\\d{4,}`);
  await expect(page.getByText(pattern).first()).toBeVisible();
  const reference = pattern.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? '';
  await expect.poll(() => readMails(site, reference).length).toBe(2);
  return reference;
}
