import type { Page } from '@playwright/test';

/** Password of all demo accounts. */
export const PASSWORD = 'musterhardt-demo';

/** Logs in on the page's login form. */
export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.locator('[name=passwort]').fill(password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
}

/** Logs in by API call, where the login itself is not under test. */
export async function logInByCall(page: Page, account: string): Promise<void> {
  const reply = await page.request.post('/api/cms/login', {
    data: { email: `${account}@musterhardt.example`, passwort: PASSWORD },
  });
  if (!reply.ok()) throw new Error(`Log-in of ${account} failed: ${reply.status()}`);
}
