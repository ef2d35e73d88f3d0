import { expect, type Page } from '@playwright/test';
import { openHydrated } from '../../support/pages/open-hydrated.ts';
import { test } from '../../support/test.ts';

const main = (page: Page) => page.getByRole('main');
const dates = (page: Page) => main(page).getByRole('heading', { level: 3 });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('leads from the start page through the filter to an event', async ({ page }) => {
      await page.goto('/');
      await main(page).getByRole('link', { name: 'Alle Veranstaltungen' }).click();
      await expect(page).toHaveURL('/veranstaltungen/');
      await expect(dates(page)).toHaveCount(20);
      await main(page).getByLabel('Suchwort').fill('weihnachtsmarkt');
      await main(page).getByLabel('Ortsteil').selectOption('Conweiler');
      await main(page).getByRole('button', { name: 'Suchen' }).click();
      await expect(page).toHaveURL(/q=weihnachtsmarkt.*ortsteil=Conweiler/);
      await expect(main(page).getByRole('heading', { name: '1 Termin', exact: true })).toBeVisible();
      await main(page).getByRole('link', { name: 'Weihnachtsmarkt in der Alten Kelter' }).click();
      await expect(page).toHaveURL(/\/veranstaltungen\/weihnachtsmarkt-in-der-alten-kelter-id_\d+\/$/);
      await expect(main(page).getByRole('link', { name: 'Anfahrt planen' })).toBeVisible();
      const file = await main(page).getByRole('link', { name: 'In meinen Kalender' }).getAttribute('href');
      const reply = await page.request.get(file ?? '');
      expect(reply.headers()['content-type']).toContain('text/calendar');
      expect(await reply.text()).toContain('SUMMARY:Weihnachtsmarkt in der Alten Kelter');
      await main(page).getByRole('link', { name: 'Alle Veranstaltungen' }).click();
      await expect(page).toHaveURL('/veranstaltungen/');
    });

    test('pages through the months and back to the list', async ({ page }) => {
      await page.goto('/veranstaltungen/');
      await main(page).getByRole('link', { name: 'Monat', exact: true }).click();
      await expect(page).toHaveURL('/veranstaltungen/?ansicht=monat');
      await main(page).getByRole('navigation', { name: 'Monate' }).getByRole('link').last().click();
      await expect(page).toHaveURL(/monat=\d{4}-\d{2}/);
      await expect(main(page).getByRole('link', { name: 'Wochenmarkt' }).first()).toBeVisible();
      await main(page).getByRole('link', { name: 'Liste', exact: true }).click();
      await expect(dates(page).first()).toBeVisible();
    });
  });
}

test('a recurring event shows the chosen day and further dates', async ({ page }) => {
  await openHydrated(page, '/veranstaltungen/?q=wochenmarkt');
  await dates(page).nth(1).getByRole('link').click();
  await expect(page).toHaveURL(/\?tag=\d{4}-\d{2}-\d{2}$/);
  const tag = new URL(page.url()).searchParams.get('tag') ?? '';
  const day = new Date(tag).toLocaleDateString('de-DE', { dateStyle: 'full' });
  await expect(main(page).getByText(`${day}, 8`).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Weitere Termine' }).getByRole('link').first()).toBeVisible();
});

test('invalid parameters are kept, and missing pages return 404', async ({ page, complaints }) => {
  complaints.expect(/404/);
  await openHydrated(page, '/veranstaltungen/?tag=irgendwann&monat=2026-99&rubrik_id=x');
  await expect(main(page).getByLabel('Tag')).toHaveValue('irgendwann');
  await expect(main(page).getByText('Bitte geben Sie einen Tag wie 24.12.2026 an.')).toBeVisible();
  await openHydrated(page, '/veranstaltungen/?q=Quastenflosser');
  await main(page).getByRole('link', { name: 'Alle Veranstaltungen zeigen' }).click();
  await expect(page).toHaveURL('/veranstaltungen/');
  for (const path of ['/veranstaltungen/weg-id_99999/', '/veranstaltungen/?seite=999']) {
    expect((await page.request.get(path)).status(), path).toBe(404);
  }
});

test('an api response that is not an event gives a 404 page', async ({ page, site, complaints }) => {
  complaints.expect(/404/);
  const list = (await (await page.request.get('/api/cms/veranstaltungen?pro_seite=20')).json()) as {
    data: { id: number; detailURL: string }[];
  };
  // The shell keeps answers for a while: an event that neither other tests nor the start page ask for.
  const event = list.data.findLast(({ detailURL }) => !/markt|fest/.test(detailURL));
  if (!event) throw new Error('The demo content has no other event.');
  site.api.rewrite(new RegExp(`^/api/cms/veranstaltungen/${event.id}`), () => 'kein Objekt');
  try {
    expect((await page.goto(`${event.detailURL}${event.detailURL.includes('?') ? '&' : '?'}frisch=1`))?.status()).toBe(
      404,
    );
    await expect(page.getByText('Seite nicht gefunden').first()).toBeVisible();
  } finally {
    await site.api.reset();
  }
});

test('structured data tells search engines when and where an event takes place', async ({ page }) => {
  await page.goto('/veranstaltungen/?q=brunnenfest');
  const href = await dates(page).first().getByRole('link').getAttribute('href');
  const html = await (await page.request.get(href ?? '')).text();
  const facts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) =>
    JSON.parse(json),
  );
  expect(facts).toContainEqual(
    expect.objectContaining({
      '@type': 'Event',
      name: 'Brunnenfest Schwann',
      startDate: expect.stringMatching(/T15:00:00\+02:00$/),
      location: expect.objectContaining({ name: 'Dorfbrunnen Schwann' }),
    }),
  );
});
