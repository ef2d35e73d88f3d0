import { expect } from '@playwright/test';
import { openHydrated } from '../../support/pages/open-hydrated.ts';
import { test } from '../../support/test.ts';

const PATH = '/wegweiser/ansprechpartner/buergerbuero-und-standesamt-id_12/';
const STATE = /<gm-stand bis="([^"]+)"[\s\S]*?<\/gm-stand>/;
const MINUTE_MS = 60_000;

test('a page that stays open updates the opening state', async ({ page }) => {
  const html = await (await page.request.get(PATH)).text();
  const [state = '', until = ''] = STATE.exec(html) ?? [];
  expect(Date.parse(until)).toBeGreaterThan(Date.now());
  // The server's answer for a later time, to avoid waiting.
  const spaeter = new Date(Date.parse(until) + 24 * 60 * MINUTE_MS).toISOString();
  const later = state.replace(until, spaeter).replace(/<p class="status[^>]*>[^<]*/, '<p>Öffnet nach der Mittagspause');

  await page.clock.install({ time: Date.parse(until) - MINUTE_MS });
  await openHydrated(page, PATH);
  const main = page.getByRole('main');
  let requests = 0;
  await page.context().route(PATH, (route) => {
    requests += 1;
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html.replace(state, later) });
  });
  await page.clock.runFor(MINUTE_MS - 5000);
  expect(requests).toBe(0);
  await page.clock.runFor(5000);
  await expect(main.getByText('Öffnet nach der Mittagspause')).toBeVisible();
  await expect(main.getByRole('table')).not.toHaveCount(0);
  await page.clock.runFor(60 * MINUTE_MS);
  expect(requests).toBe(1);
});

test('without a response the state stays unchanged, and requests back off', async ({ page, complaints }) => {
  complaints.expect(/status of 503/);
  const html = await (await page.request.get(PATH)).text();
  const [, until = ''] = STATE.exec(html) ?? [];
  await page.clock.install({ time: Date.parse(until) - MINUTE_MS });
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
