import { expect } from '@playwright/test';
import { openHydrated } from '../../support/open-hydrated.ts';
import { test } from '../../support/test.ts';

const PATH = '/wegweiser/ansprechpartner/buergerbuero-und-standesamt-id_12/';
const STAND = /<gm-stand bis="([^"]+)"[\s\S]*?<\/gm-stand>/;
const MINUTE_MS = 60_000;

test('wer eine Seite offen lässt, liest auch später, was gerade gilt', async ({ page }) => {
  const html = await (await page.request.get(PATH)).text();
  const [stand = '', bis = ''] = STAND.exec(html) ?? [];
  expect(Date.parse(bis)).toBeGreaterThan(Date.now());
  // What the server will say by then, so that nobody has to wait for it.
  const spaeter = new Date(Date.parse(bis) + 24 * 60 * MINUTE_MS).toISOString();
  const later = stand.replace(bis, spaeter).replace(/<p class="status[^>]*>[^<]*/, '<p>Öffnet nach der Mittagspause');

  await page.clock.install({ time: Date.parse(bis) - MINUTE_MS });
  await openHydrated(page, PATH);
  const main = page.getByRole('main');
  let requests = 0;
  await page.context().route(PATH, (route) => {
    requests += 1;
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html.replace(stand, later) });
  });
  await page.clock.runFor(MINUTE_MS - 5000);
  expect(requests).toBe(0);
  await page.clock.runFor(5000);
  await expect(main.getByText('Öffnet nach der Mittagspause')).toBeVisible();
  await expect(main.getByRole('table')).not.toHaveCount(0);
  await page.clock.runFor(60 * MINUTE_MS);
  expect(requests).toBe(1);
});

test('ohne Antwort bleibt stehen, was da steht, und es wird nicht gedrängelt', async ({ page, complaints }) => {
  complaints.expect(/status of 503/);
  const html = await (await page.request.get(PATH)).text();
  const [, bis = ''] = STAND.exec(html) ?? [];
  await page.clock.install({ time: Date.parse(bis) - MINUTE_MS });
  await openHydrated(page, PATH);
  const main = page.getByRole('main');
  const before = await main.textContent();
  const asked: number[] = [];
  let now = 0;
  await page.context().route(PATH, (route) => {
    asked.push(now);
    return route.fulfill({ status: 503, contentType: 'text/html', body: '<main>Störung</main>' });
  });
  const waitForRequest = (number: number) =>
    expect
      .poll(async () => {
        now += MINUTE_MS / 4;
        await page.clock.runFor(MINUTE_MS / 4);
        return asked.length;
      })
      .toBe(number);
  await waitForRequest(1);
  await waitForRequest(2);
  expect((asked[1] ?? 0) - (asked[0] ?? 0)).toBeGreaterThanOrEqual(2 * MINUTE_MS);
  expect(await main.textContent()).toBe(before);
});
