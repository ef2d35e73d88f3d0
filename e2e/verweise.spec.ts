import { expect } from '@playwright/test';
import { sendRaw } from './support/raw-request.ts';
import { readSitemap } from './support/sitemap.ts';
import { test } from './support/test.ts';

/** Addresses of the site map whose modules are not part of the site yet. */
const COMING = /^\/(suche|ratsinfo|intranet|veranstaltungseintrag|veranstaltungen-hallenanmietung)\//;

test('die Übersicht der Seiten nennt nur Seiten, die es gibt, unter ihrer eigenen Adresse', async ({ site }) => {
  const paths = await readSitemap(site);
  expect(paths.length).toBeGreaterThan(80);
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) {
    const { status, body } = await sendRaw(site.url, path);
    expect.soft(status, path).toBe(200);
    expect.soft(/<link rel="canonical" href="([^"]+)"/.exec(body)?.[1], path).toBe(site.url + path);
  }
});

test('kein Verweis innerhalb der Website führt ins Leere', async ({ site }) => {
  const found = new Map<string, string>();
  for (const path of await readSitemap(site)) {
    const { body } = await sendRaw(site.url, path);
    for (const [, href = ''] of body.matchAll(/<a [^>]*href="(\/[^"#]*)/g))
      found.set(href.replaceAll('&amp;', '&'), path);
  }
  for (const [href, from] of found) {
    if (COMING.test(href)) continue;
    const { status } = await sendRaw(site.url, href);
    expect.soft(status, `${href} on ${from}`).toBeLessThan(400);
  }
});

test('robots.txt nennt die Übersicht der Seiten', async ({ site }) => {
  const { status, body } = await sendRaw(site.url, '/robots.txt');
  expect(status).toBe(200);
  expect(body).toContain(`Sitemap: ${site.url}/sitemap.xml`);
});
