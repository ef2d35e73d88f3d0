import { expect, type Page } from '@playwright/test';
import { logInByCall } from './log-in.ts';
import { readMails } from './mails.ts';
import { openHydrated } from './pages/open-hydrated.ts';
import type { Site } from './site/site.ts';

/** Staff enable the emergency number for the event and enter its organiser. */
export async function enterOrganiser(page: Page, event: { id: number }, email: string): Promise<void> {
  await logInByCall(page, 'redaktion');
  await openHydrated(page, `/intranet/ferienprogramm/${event.id}/`);
  await page.locator('[name=notfall]').check();
  await page.getByRole('button', { name: /Fragen speichern/ }).click();
  await expect(page.getByText(/Das fragen wir die Familien/).first()).toBeVisible();
  const access = page.getByRole('region', { name: 'Veranstalter mit Zugang' });
  await access.getByLabel(/^Name/).fill('TSV Musterhardt');
  await access.locator('[name=email]').fill(email);
  await access.getByRole('button', { name: 'Veranstalter eintragen' }).click();
  await expect(page.getByText(/TSV Musterhardt ist eingetragen/)).toBeVisible();
}

/** Opens the access link of the newest mail and presses its button. */
export async function openAccess(visitor: Page, site: Site, email: string): Promise<void> {
  const findLink = () =>
    readMails(site, email)
      .flatMap((mail) => /\/ferienprogramm-veranstalter\/zugang\/\?token=[\w-]+/.exec(mail)?.[0] ?? [])
      .at(-1) ?? '';
  await expect.poll(findLink).not.toBe('');
  await visitor.goto(findLink());
  await visitor.getByRole('button', { name: 'Anmelden' }).click();
}

export async function logInOrganiser(club: Page, site: Site, email: string): Promise<void> {
  await openAccess(club, site, email);
  await expect(club.getByRole('heading', { name: 'Eine Veranstaltung' })).toBeVisible();
}

/** Expects nothing to overflow the phone's width. */
export async function expectNarrow(page: Page, name: string): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(width, name).toBeLessThanOrEqual(0);
}
