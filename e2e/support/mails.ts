import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Site } from './site.ts';

/** Mails the site has written so far that mention `word`. */
export function findMails(site: Site, word: string): string[] {
  const dir = join(site.dataDir, 'mail');
  const all = existsSync(dir) ? readdirSync(dir).map((file) => readFileSync(join(dir, file), 'utf8')) : [];
  return all.filter((mail) => mail.includes(word));
}

/** The reference number on the page, and with it the two mails that were sent. */
export async function expectAcknowledged(page: Page, site: Site, prefix: string): Promise<string> {
  const pattern = new RegExp(`${prefix}-\\d{4}-\\d{4,}`);
  await expect(page.getByText(pattern).first()).toBeVisible();
  const reference = pattern.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? '';
  await expect.poll(() => findMails(site, reference).length).toBe(2);
  return reference;
}
