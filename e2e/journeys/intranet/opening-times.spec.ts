import { expect, type Page } from '@playwright/test';
import { logInByCall } from '../../support/log-in.ts';
import { findOverflow } from '../../support/pages/find-overflow.ts';
import { findViolations } from '../../support/pages/find-violations.ts';
import { goToPublished } from '../../support/pages/go-to-published.ts';
import { leaveBy } from '../../support/pages/open-hydrated.ts';
import { test } from '../../support/test.ts';

const TIMES = 'daten/buergerbuero/oeffnungszeiten/0';

/** Opens the first times of the citizens' office. */
async function openForm(page: Page) {
  await page.goto('/');
  await logInByCall(page, 'redaktion');
  await page.goto('/intranet/redaktion/inhalte/?typ=gemeinde');
  await leaveBy(page, () => page.getByRole('main').locator('a[href*="inhalt-gemeinde"]').first().click());
  const name = page.locator(`summary[id$="${TIMES}"]`);
  await name.focus();
  await page.keyboard.press('Enter');
  const times = page.locator('li', { has: page.locator(`summary[id$="${TIMES}"]`) }).last();
  return {
    times,
    day: (weekday: string) =>
      times.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: weekday }) }),
    field: (label: string) => times.getByRole('textbox', { name: label, exact: true }),
  };
}

test.describe('opening times', () => {
  test.use({ baseURL: ({ editedSite }, use) => use(editedSite.url) });
  test.beforeEach(() => test.setTimeout(90_000));

  test('with the keyboard on a phone: a day copied to others and a holiday; page, strip and search engines agree', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { times, field } = await openForm(page);
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await times.getByRole('checkbox', { name: 'Montag' }).focus();
    await press('Tab', '0', 'Tab', '2', '4');
    await expect(field('Montag: von')).toHaveValue('00:00');
    // Over the button for a second time.
    await press('Tab', 'Tab', 'Enter');
    await times.getByRole('group', { name: 'Zeiten von Montag übertragen auf' }).getByLabel('Samstag').focus();
    await press('Space', 'Tab', 'Space', 'Tab', 'Enter');
    await expect(times.getByText('Übertragen auf Dienstag, Mittwoch,')).toHaveText(/Freitag, Samstag, Sonntag\.$/);
    await expect(field('Sonntag: bis')).toHaveValue('24:00');
    await times.getByText('Feiertage übernehmen').focus();
    await press('Enter');
    // The last one is never today.
    const holiday = times.getByRole('button', { name: /\d\d\.\d\d\.\d{4}$/ }).last();
    const [, day = '', month = '', year = ''] =
      /(\d\d)\.(\d\d)\.(\d{4})$/.exec((await holiday.textContent()) ?? '') ?? [];
    await holiday.focus();
    await press('Enter');
    await expect(times.getByLabel('Erster Tag')).toHaveValue(`${year}-${month}-${day}`);
    expect(await findOverflow(page)).toEqual([]);
    expect(await findViolations(page, 'main')).toEqual([]);
    await page.getByRole('region', { name: 'Bearbeitung' }).getByRole('button', { name: 'Veröffentlichen' }).click();
    await expect(page.getByRole('heading', { name: 'Freigegeben', exact: true })).toBeVisible({ timeout: 20_000 });

    await goToPublished(page, '/', 'heute bis 24:00 Uhr geöffnet');
    await goToPublished(page, '/buergerbuero/', '00:00 – 24:00 Uhr');
    const date = new Date(`${year}-${month}-${day}T12:00:00Z`);
    const spoken = date.toLocaleDateString('de', { day: 'numeric', month: 'long', year: 'numeric' });
    await expect(page.getByRole('main').getByText(`${spoken}: geschlossen`)).toBeVisible();
    const facts = await page.locator('script[type="application/ld+json"]').allTextContents();
    const office = facts.map((one) => JSON.parse(one)).find((one) => one['@type'] === 'GovernmentOffice');
    expect(office.openingHoursSpecification).toContainEqual(
      expect.objectContaining({ dayOfWeek: ['https://schema.org/Sunday'], opens: '00:00', closes: '23:59' }),
    );
    expect(office.specialOpeningHoursSpecification).toContainEqual(
      expect.objectContaining({ validFrom: `${year}-${month}-${day}`, opens: '00:00', closes: '00:00' }),
    );
  });

  test('a second time of a day, a closed day and an exception; faults stand at their field', async ({
    page,
    complaints,
  }) => {
    const { times, day, field } = await openForm(page);
    await times.getByRole('button', { name: 'Freitag: weitere Zeit' }).click();
    await expect(field('Freitag, Zeit 2: von')).toBeFocused();
    await field('Freitag, Zeit 2: von').fill('14');
    await field('Freitag, Zeit 2: bis').fill('1');
    await times.getByRole('checkbox', { name: 'Dienstag' }).uncheck();
    await expect(day('Dienstag').first()).toContainText('geschlossen');
    await times.getByRole('button', { name: 'Abweichung hinzufügen' }).click();
    await expect(times.getByLabel('Erster Tag').last()).toBeFocused();
    await times.getByLabel('Erster Tag').last().fill('2031-05-23');
    await expect(times.getByLabel('Letzter Tag').last()).toHaveValue('2031-05-23');
    await times.getByRole('checkbox', { name: 'geöffnet' }).last().check();
    await times.getByLabel('Hinweis', { exact: true }).last().fill('Betriebsausflug');
    expect(await findViolations(page, 'main')).toEqual([]);

    complaints.expect(/status of 422/);
    const publish = page.getByRole('region', { name: 'Bearbeitung' }).getByRole('button', { name: 'Veröffentlichen' });
    await publish.click();
    await expect(field('Freitag, Zeit 2: bis')).toHaveAttribute('aria-invalid', 'true');
    await expect(times.getByText('Das Ende liegt nicht nach dem Beginn.')).toBeVisible();
    await field('Freitag, Zeit 2: bis').fill('17');
    await publish.click();
    await expect(page.getByRole('heading', { name: 'Freigegeben', exact: true })).toBeVisible({ timeout: 20_000 });
    await goToPublished(page, '/buergerbuero/', '14:00 – 17:00 Uhr');
    await expect(page.getByRole('main').getByText('23. Mai 2031: 08:00 – 12:00 Uhr (Betriebsausflug)')).toBeVisible();
  });
});
