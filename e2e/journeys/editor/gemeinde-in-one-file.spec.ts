import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';
import { runScript } from '../../support/site/command-line.ts';
import type { Site } from '../../support/site/site.ts';
import { test } from '../../support/test.ts';

const PAGES = [
  '/',
  '/buergerbuero/',
  '/aktuelles/',
  '/branchenverzeichnis/',
  '/wegweiser/',
  '/barfusspark/',
  '/ratsinfo/',
];

/** The HTML of a page without nonces and origin, which differ between responses. */
async function readPage(request: APIRequestContext, site: Site, path: string): Promise<string> {
  const answer = await request.get(site.url + path);
  expect(answer.status(), path).toBe(200);
  return (await answer.text())
    .replaceAll(site.url, 'https://site.example')
    .replaceAll(/nonce="[^"]*"/g, 'nonce=""')
    .replaceAll(/"nonce":"[^"]*"/g, '"nonce":""');
}

test('an export imported on an empty machine gives the same website', async ({ request, startOwnSite }) => {
  test.setTimeout(300_000);
  const location = mkdtempSync(join(tmpdir(), 'gemeinde-'));
  const folder = join(location, 'musterhardt');
  const site = await startOwnSite({});
  const output = await runScript(site, 'content', 'export', folder);
  expect(output).toMatchObject({ code: 0, output: expect.stringContaining('files written') });
  expect(existsSync(join(folder, 'seiten/index.md'))).toBe(true);

  const other = await startOwnSite({ env: { api: { CONTENT_DIR: folder } } });
  for (const path of PAGES) {
    expect(await readPage(request, other, path), path).toBe(await readPage(request, site, path));
  }
  rmSync(location, { recursive: true });
});
