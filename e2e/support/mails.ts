import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Site } from './site.ts';

/** A long line of a mail is cut by `=`, umlauts are written as `=C3=A4`: quoted-printable, RFC 2045. */
function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** Mails the site has sent that mention `word`, readable. */
export function readMails(site: Site, word: string): string[] {
  const folder = join(site.dataDir, 'mail');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.eml'))
    .map((file) => decodeQuotedPrintable(readFileSync(join(folder, file), 'utf8')))
    .filter((mail) => mail.includes(word));
}

/** The reference number on the page that says thank you, and with it the two mails that were sent. */
export async function expectAcknowledged(page: Page, site: Site, prefix: string): Promise<string> {
  const pattern = new RegExp(`${prefix}-\\d{4}-\\d{4,}`);
  await expect(page.getByText(pattern).first()).toBeVisible();
  const reference = pattern.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? '';
  await expect.poll(() => readMails(site, reference).length).toBe(2);
  return reference;
}
