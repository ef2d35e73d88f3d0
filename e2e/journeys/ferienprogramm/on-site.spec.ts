import { type Browser, expect, type Page } from '@playwright/test';
import { bookByCall, confirmBooking } from '../../support/ferienprogramm.ts';
import { enterOrganiser, expectNarrow, logInOrganiser } from '../../support/organiser.ts';
import { findViolations } from '../../support/pages/find-violations.ts';
import { leaveBy, waitForHydration } from '../../support/pages/open-hydrated.ts';
import type { Site } from '../../support/site/site.ts';
import { test } from '../../support/test.ts';

const MAIL = 'wald@tsv.example';
const CODE = 'wald42xq';

async function openPhone(browser: Browser, site: Site): Promise<Page> {
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'allow',
  });
  return context.newPage();
}

/** Downloads the list from the event's sheet and waits until it is available offline. */
async function takeAlong(phone: Page, sheet: string): Promise<void> {
  await phone.goto(sheet);
  const take = phone.getByRole('link', { name: /^Anwesenheitsliste .*mitnehmen/ }).first();
  await leaveBy(phone, () => take.click());
  await phone.getByLabel(/^Code zum Öffnen/).fill('123456');
  await phone.keyboard.press('Enter');
  await expect(phone.getByText(/leicht zu erraten/)).toBeVisible();
  await phone.getByLabel(/^Code zum Öffnen/).fill(CODE);
  await phone.keyboard.press('Enter');
  await expect(phone.getByRole('heading', { name: /^Waldner, Mia/ })).toBeVisible();
  await expect(phone.getByText(/öffnet sich auf diesem Gerät auch ohne Internet/)).toBeVisible({ timeout: 30_000 });
  await expect(phone).toHaveURL('/ferienprogramm-veranstalter/vor-ort/');
}

async function open(phone: Page, code: string): Promise<void> {
  await phone.getByLabel(/^Code/).fill(code);
  await phone.keyboard.press('Enter');
}

/** Everything the browser stores for the site. */
const readKept = (phone: Page) =>
  phone.evaluate(async () => {
    const kept = [location.href, JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (/ferienprogramm-veranstalter\/vor-ort/.test(request.url))
          kept.push((await (await cache.match(request))?.text()) ?? '');
        kept.push(request.url);
      }
    }
    return kept.join('\n');
  });

test('two supervisors check in children offline, also after a reload, and both lists are merged online', async ({
  page,
  site,
  browser,
}) => {
  test.setTimeout(240_000);
  const { referenz: reference, event } = await bookByCall(page, site, 'Waldner');
  await confirmBooking(page, site, reference);
  await enterOrganiser(page, event, MAIL);

  const anna = await openPhone(browser, site);
  await anna.goto('/ferienprogramm-veranstalter/');
  await anna.locator('[name=email]').fill(MAIL);
  await anna.getByRole('button', { name: 'Link anfordern' }).click();
  await logInOrganiser(anna, site, MAIL);
  await anna.getByRole('link', { name: event.titel }).click();
  await expect(anna.getByRole('rowheader', { name: 'Waldner, Mia' })).toBeVisible();
  const sheet = anna.url();
  await takeAlong(anna, sheet);
  const ben = await openPhone(browser, site);
  await takeAlong(ben, sheet);
  const token = new URL(sheet).searchParams.get('token') ?? '?';
  for (const secret of ['Waldner', token, CODE]) expect(await readKept(anna)).not.toContain(secret);

  const mia = (phone: Page) => phone.getByRole('listitem').filter({ hasText: 'Waldner, Mia' });
  const button = (phone: Page, name: string) => mia(phone).getByRole('button', { name, exact: true });

  await anna.context().setOffline(true);
  await anna.reload();
  await waitForHydration(anna);
  await open(anna, 'falsch99');
  await expect(anna.getByText(/Dieser Code ist falsch. Sie haben noch 9 Versuche/)).toBeVisible();
  await open(anna, CODE);
  await button(anna, 'Da').focus();
  await anna.keyboard.press('Space');
  await expect(button(anna, 'Da')).toHaveAttribute('aria-pressed', 'true');
  await mia(anna).getByLabel('Notiz').fill('Wespenstich am Arm');
  await expect(anna.getByText(/Vermerke noch nicht übertragen/)).toBeVisible();
  await expectNarrow(anna, 'list');
  expect.soft(await findViolations(anna, 'main')).toEqual([]);
  expect(await readKept(anna)).not.toContain('Wespenstich');

  await ben.context().setOffline(true);
  await ben.reload();
  await waitForHydration(ben);
  await open(ben, CODE);
  await button(ben, 'Abgeholt').click();
  await mia(ben).getByLabel('Notiz').fill('Vesperdose liegt bei uns');

  await anna.context().setOffline(false);
  await expect(anna.getByText(/^Alles übertragen/)).toBeVisible({ timeout: 20_000 });
  await ben.context().setOffline(false);
  await expect(ben.getByText('Wespenstich am Arm')).toBeVisible({ timeout: 20_000 });
  await expect(button(ben, 'Abgeholt')).toHaveAttribute('aria-pressed', 'true');
  await anna.evaluate(() => dispatchEvent(new Event('online')));
  await expect(anna.getByText('Vesperdose liegt bei uns')).toBeVisible();
  await expect(button(anna, 'Abgeholt')).toHaveAttribute('aria-pressed', 'true');
  await expect(mia(anna).getByLabel('Notiz')).toHaveValue('Wespenstich am Arm');
  await anna.context().close();
  await ben.context().close();
});
