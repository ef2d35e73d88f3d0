import { expect } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { sendRaw } from '../support/site/raw-request.ts';
import { readPages, readSitemap } from '../support/site/sitemap.ts';
import { test } from '../support/test.ts';

/** Paths of modules that the site does not include yet. */
const COMING = /^\/intranet\//;

test('every page of the sitemap exists with a title and a heading, and no link is broken', async ({ site }) => {
  test.setTimeout(300_000);
  const paths = await readSitemap(site);
  expect(paths.length).toBeGreaterThan(400);
  const known = new Set(paths);
  expect(known.size).toBe(paths.length);
  const linked = new Map<string, string>();
  const titles = new Map<string, string>();
  // Collected: four thousand assertions would take as long as the requests.
  const wrong: string[] = [];
  for (const path of paths) {
    const { status, body } = await sendRaw(site.url, path);
    const miss = (what: string) => wrong.push(`${path}: ${what}`);
    if (status !== 200) miss(`status ${status}`);
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(body)?.[1];
    if (canonical !== site.url + path) miss(`canonical ${canonical}`);
    if (body.match(/<h1[\s>]/g)?.length !== 1) miss('not one heading of the first level');
    if (!body.includes('<html lang="de"')) miss('not in German');
    const title = /<title>([^<]+)<\/title>/.exec(body)?.[1] ?? '';
    if (title === '') miss('no title');
    if (titles.has(title)) miss(`title "${title}" of ${titles.get(title)}`);
    titles.set(title, path);
    const pictures = [...body.slice(0, body.indexOf('</main>')).matchAll(/<img [^>]*src="\/api\/bild\/([\w-]+)/g)];
    if (new Set(pictures.map(([, id]) => id)).size !== pictures.length) miss('a picture twice');
    for (const [, href = ''] of body.matchAll(/<a [^>]*href="(\/[^"#]*)/g))
      linked.set(href.replaceAll('&amp;', '&'), path);
  }
  for (const [href, from] of linked) {
    if (known.has(href) || COMING.test(href)) continue;
    const { status } = await sendRaw(site.url, href);
    if (status >= 400) wrong.push(`${href} on ${from}: status ${status}`);
  }
  expect(wrong).toEqual([]);
});

test('the HTML of every kind of page is valid', async ({ site }) => {
  test.setTimeout(240_000);
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

test('robots.txt contains the sitemap', async ({ site }) => {
  const { status, body } = await sendRaw(site.url, '/robots.txt');
  expect(status).toBe(200);
  expect(body).toContain(`Sitemap: ${site.url}/sitemap.xml`);
});
