import { expect } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { sendRaw } from '../support/raw-request.ts';
import { readPages, readSitemap } from '../support/sitemap.ts';
import { test } from '../support/test.ts';

/** Addresses of the site map whose modules are not part of the site yet. */
const COMING = /^\/intranet\//;

test('jede Seite der Übersicht gibt es, unter ihrer Adresse, mit Titel und Überschrift; kein Verweis führt ins Leere', async ({
  site,
}) => {
  test.setTimeout(180_000);
  const paths = await readSitemap(site);
  expect(paths.length).toBeGreaterThan(400);
  expect(new Set(paths).size).toBe(paths.length);
  const linked = new Map<string, string>();
  const titles = new Map<string, string>();
  for (const path of paths) {
    const { status, body } = await sendRaw(site.url, path);
    expect.soft(status, path).toBe(200);
    expect.soft(/<link rel="canonical" href="([^"]+)"/.exec(body)?.[1], path).toBe(site.url + path);
    expect.soft(body.match(/<h1[\s>]/g), path).toHaveLength(1);
    expect.soft(body, path).toContain('<html lang="de"');
    const title = /<title>([^<]+)<\/title>/.exec(body)?.[1] ?? '';
    expect.soft(title, path).not.toBe('');
    expect.soft(titles.get(title), `title "${title}" of ${path}`).toBeUndefined();
    titles.set(title, path);
    const pictures = [...body.slice(0, body.indexOf('</main>')).matchAll(/<img [^>]*src="\/api\/bild\/([\w-]+)/g)];
    expect.soft(new Set(pictures.map(([, id]) => id)).size, `pictures of ${path}`).toBe(pictures.length);
    for (const [, href = ''] of body.matchAll(/<a [^>]*href="(\/[^"#]*)/g))
      linked.set(href.replaceAll('&amp;', '&'), path);
  }
  for (const [href, from] of linked) {
    if (paths.includes(href) || COMING.test(href)) continue;
    const { status } = await sendRaw(site.url, href);
    expect.soft(status, `${href} on ${from}`).toBeLessThan(400);
  }
});

test('das HTML jeder Art von Seite ist gültig', async ({ site }) => {
  test.setTimeout(120_000);
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
  for (const path of [...(await readPages(site, 1)), '/gibt-es-nicht/']) {
    const { body } = await sendRaw(site.url, path);
    const { results } = await validator.validateString(body);
    const found = results.flatMap(({ messages }) => messages);
    expect
      .soft(
        found.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
        path,
      )
      .toEqual([]);
  }
});

test('robots.txt nennt die Übersicht der Seiten', async ({ site }) => {
  const { status, body } = await sendRaw(site.url, '/robots.txt');
  expect(status).toBe(200);
  expect(body).toContain(`Sitemap: ${site.url}/sitemap.xml`);
});
