/** A developer's build of one remote, served from the own machine, on a running site. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { logInByCall } from '../support/log-in.ts';
import { waitForHydration } from '../support/pages/open-hydrated.ts';
import { breakRender } from '../support/releases/sabotage.ts';
import { sendRaw } from '../support/site/raw-request.ts';
import { test } from '../support/test.ts';

const PATH = '/fehler-melden/';
const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' };
const change = breakRender('fehler-melden', 'client', 'globalThis.isOverridden = true');

/** Serves a release's files for browsers with a change, as a developer's own server would. */
async function serve(dir: string) {
  const server = createServer(({ url = '/' }, response) => {
    const text = readFileSync(join(dir, 'client', url.slice(1)), 'utf8');
    const headers = { 'content-type': TYPES[extname(url)] ?? 'text/plain', 'access-control-allow-origin': '*' };
    response.writeHead(200, headers).end(change(text, `client${url}`));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, wish: `?mf=mf-forms@${origin}/mf-manifest.json`, close: () => server.close() };
}

const banner = (page: Page) => page.getByRole('complementary', { name: 'Entwicklung' });
const isOverridden = (page: Page) => page.evaluate(() => 'isOverridden' in globalThis);
const policyOf = (headers: Record<string, unknown>) => String(headers['content-security-policy']);

test('an administrator sees the own build on the site, on every page, until a click ends it', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/gm:fault/);
  const { version } = site.releases.release('mf-forms');
  const own = await serve(join(site.releases.dir, 'mf-forms', version));
  try {
    await logInByCall(page, 'admin');
    const answer = await page.goto(PATH + own.wish);
    expect(policyOf(answer!.headers())).toContain(`script-src 'self' `);
    expect(policyOf(answer!.headers())).toContain(own.origin);
    await expect(banner(page)).toHaveText(`Nur in diesem Browser: mf-forms kommt von ${own.origin}Beenden`);
    await waitForHydration(page);
    expect(await isOverridden(page)).toBe(true);
    await expect(page.getByRole('button', { name: 'Fehlermeldung abschicken' })).toBeVisible();

    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).first().click();
    await expect(page).toHaveURL('/impressum/');
    await expect(banner(page)).toBeVisible();
    await banner(page).getByRole('link', { name: 'Beenden' }).click();
    await expect(banner(page)).toHaveCount(0);
    const after = await page.goto(PATH);
    expect(policyOf(after!.headers())).not.toContain(own.origin);
    await waitForHydration(page);
    expect(await isOverridden(page)).toBe(false);
  } finally {
    own.close();
  }
});

test('visitors get nothing from it', async ({ page, site }) => {
  const address = `${PATH}?mf=mf-forms@http://127.0.0.1:1/mf-manifest.json`;
  const { headers } = await sendRaw(site.url, address);
  expect(policyOf(headers)).not.toContain('127.0.0.1');
  expect(headers['set-cookie']).toBeUndefined();
  await page.goto(address);
  await expect(banner(page)).toHaveCount(0);
});
