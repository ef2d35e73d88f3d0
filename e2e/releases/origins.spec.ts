/** A remote whose files browsers get from another origin: the right ones, changed ones, and none at all. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { openHydrated, touch, waitForHydration } from '../support/pages/open-hydrated.ts';
import { sendRaw } from '../support/site/raw-request.ts';
import { RELEASES } from '../support/site/site.ts';
import { test } from '../support/test.ts';

const PATH = '/fehler-melden/';
const BUTTON = 'Fehlermeldung abschicken';
const FAILURES = [/integrity/i, /gm:fault/, /Failed to (load|fetch)/, /net::ERR_/, /preload/i];
const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };
const same = (text: string) => text;
const changed = (text: string, file: string) =>
  text + (file.endsWith('.css') ? 'body{--tampered:1}' : ';globalThis.tampered = true;');

/** Serves copies of releases as a CDN would; `edit` changes them. */
async function serveOrigin(edit: (text: string, file: string) => string) {
  const server = createServer(({ url = '/' }, response) => {
    const text = readFileSync(join(RELEASES, url.replace('/remotes/', '')), 'utf8');
    const headers = { 'content-type': TYPES[extname(url)] ?? 'text/plain', 'access-control-allow-origin': '*' };
    response.writeHead(200, headers).end(edit(text, url));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { origin, settings: { env: { shell: { REMOTE_ORIGINS: `mf-forms=${origin}` } } }, close };
}

/** Origins from which the page requests scripts or stylesheets of the remote. */
function watchOrigins(page: Page): Record<'.js' | '.css', Set<string>> {
  const seen = { '.js': new Set<string>(), '.css': new Set<string>() };
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    const kind = extname(pathname);
    if (pathname.startsWith('/remotes/mf-forms/') && (kind === '.js' || kind === '.css')) seen[kind].add(origin);
  });
  return seen;
}

const isTampered = (page: Page) =>
  page.evaluate(
    () => 'tampered' in globalThis || getComputedStyle(document.body).getPropertyValue('--tampered') !== '',
  );

async function followLink(page: Page): Promise<void> {
  await page
    .locator(`a[href="${PATH}"]`)
    .first()
    .evaluate((link: HTMLLinkElement) => link.click());
  await expect(page).toHaveURL(new RegExp(`${PATH}$`));
  await expect(page.getByRole('button', { name: BUTTON })).toBeVisible();
}

/** The form answers by its own code: an empty field is marked without a request. */
async function useForm(page: Page): Promise<void> {
  await touch(page);
  await waitForHydration(page);
  const form = page.getByRole('main');
  await form.getByLabel('Name').fill('Anna Muster');
  await form.getByRole('button', { name: BUTTON }).click();
  await expect(form.locator('[aria-invalid="true"]').first()).toBeVisible();
}

test('every file of the remote comes from its origin with its hash, and the server renders the own copy', async ({
  page,
  startOwnSite,
}) => {
  const cdn = await serveOrigin(same);
  const site = await startOwnSite(cdn.settings);
  const seen = watchOrigins(page);
  const { headers, body } = await sendRaw(site.url, PATH);
  expect(body).toContain(BUTTON);
  const policy = String(headers['content-security-policy']).split('; ');
  const permitting = policy.filter((directive) => directive.includes(`${cdn.origin}/remotes/mf-forms/`));
  expect(permitting.map((directive) => directive.split(' ')[0])).toEqual([
    'script-src',
    'style-src',
    'img-src',
    'font-src',
  ]);

  await openHydrated(page, `${site.url}/aktuelles/`);
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  await followLink(page);
  await useForm(page);
  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
  expect([...seen['.js']]).toEqual([cdn.origin]);
  expect([...seen['.css']]).toEqual([cdn.origin]);
  const links = await page.locator(`link[href^="${cdn.origin}"]`).evaluateAll((all) =>
    (all as HTMLLinkElement[]).map(({ rel, integrity, crossOrigin }) => ({
      rel,
      isVerified: integrity.startsWith('sha384-') && (rel === 'modulepreload' || crossOrigin === 'anonymous'),
    })),
  );
  expect(new Set(links.map(({ rel }) => rel))).toEqual(new Set(['modulepreload', 'stylesheet']));
  expect(links.filter(({ isVerified }) => !isVerified)).toEqual([]);
  await cdn.close();
});

test('changed files are refused, and the copies of the site are used', async ({ page, startOwnSite, complaints }) => {
  complaints.expect(...FAILURES);
  const cdn = await serveOrigin(changed);
  const site = await startOwnSite(cdn.settings);
  const seen = watchOrigins(page);
  await openHydrated(page, `${site.url}${PATH}`);
  expect([...seen['.js']]).toEqual([cdn.origin, site.url]);
  expect(complaints.seen.some((text) => /integrity/i.test(text))).toBe(true);
  expect(await isTampered(page)).toBe(false);

  await openHydrated(page, `${site.url}/aktuelles/`);
  await followLink(page);
  await touch(page);
  await waitForHydration(page);
  expect([...seen['.css']]).toEqual([cdn.origin]);
  expect(await isTampered(page)).toBe(false);
  await cdn.close();
});

test('the site stays usable while the origin is dead', async ({ page, startOwnSite, complaints }) => {
  complaints.expect(...FAILURES);
  const cdn = await serveOrigin(same);
  const site = await startOwnSite(cdn.settings);
  await cdn.close();
  const seen = watchOrigins(page);
  await openHydrated(page, `${site.url}/aktuelles/`);
  await followLink(page);
  await useForm(page);
  expect([...seen['.js']]).toEqual([cdn.origin, site.url]);
});
