import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { findViolations } from '../../support/pages/find-violations.ts';
import { openHydrated } from '../../support/pages/open-hydrated.ts';
import { test } from '../../support/test.ts';

/** Stand-in for the ticket shop: its widget reports the day as sold out. */
const WIDGET = `for (const widget of document.querySelectorAll('pretix-widget')) {
  const tag = document.createElement('p');
  tag.textContent = 'AUSVERKAUFT';
  widget.replaceWith(tag);
}`;

interface Shop {
  url: string;
  /** Requested paths. */
  asked: string[];
  server: Server;
}

async function startShop(): Promise<Shop> {
  const asked: string[] = [];
  const server = createServer((request, answer) => {
    asked.push(request.url ?? '');
    const isScript = request.url?.endsWith('.js');
    answer.setHeader('content-type', isScript ? 'application/javascript' : 'text/css');
    answer.end(isScript ? WIDGET : 'pretix-widget { display: block }');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, server };
}

test('the page embeds the ticket shop while it is available, and shows a text with a link otherwise', async ({
  browser,
  page,
  startOwnSite,
}) => {
  const shop = await startShop();
  const sources = 'https://tickets.musterhardt.example,unsafe-eval';
  const site = await startOwnSite({
    env: { api: { TICKETSHOP_URL: shop.url }, shell: { TEMPLATE_SOURCES: sources } },
  });
  const path = '/pretix/musterhardt/grillplatz-schwann/';
  const other = '/pretix/musterhardt/grillplatz-langenalb/';
  try {
    await openHydrated(page, `${site.url}/grillplaetze/`);
    await page.getByRole('link', { name: 'Grillplatz Tannenhöhe in Schwann' }).click();
    await expect(page).toHaveURL(site.url + path);
    await expect(page.getByText('Reserviert', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toBe(site.url + path);
    const policy = (await page.request.get(site.url + path)).headers()['content-security-policy'];
    expect(policy).toMatch(/script-src [^;]*'unsafe-eval'.*; frame-src https:\/\/tickets\.musterhardt\.example;/);
    const elsewhere = (await page.request.get(`${site.url}/grillplaetze/`)).headers()['content-security-policy'];
    expect(elsewhere).not.toMatch(/unsafe-eval|frame-src|musterhardt/);
    expect(shop.asked.sort()).toEqual(['/musterhardt/grillplatz-schwann/widget/v1.css', '/widget/v1.de.js']);
    expect(await findViolations(page)).toEqual([]);

    const route = await page.request.get(`${site.url}/api/cms/route?url=${other}`);
    expect(await route.json()).toMatchObject({ id: 773 });
    await page.goto(site.url + other);
    await expect(page.getByText('Reserviert', { exact: true })).toBeVisible();
    expect(shop.asked).toContain('/musterhardt/grillplatz-langenalb/widget/v1.css');

    const plain = await browser.newPage({ javaScriptEnabled: false });
    await plain.goto(site.url + path);
    const link = plain.getByRole('link', { name: 'Zum Ticketshop' });
    await expect(link).toHaveAttribute('href', /^https:.*\/musterhardt\/grillplatz-schwann\/$/);
    await plain.close();
  } finally {
    shop.server.closeAllConnections();
    shop.server.close();
  }
  await page.goto(`${site.url}/pretix/musterhardt/hochzeitskalender-2025/`);
  await expect(page.getByRole('heading', { name: 'Der Ticketshop ist gerade nicht erreichbar' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});
