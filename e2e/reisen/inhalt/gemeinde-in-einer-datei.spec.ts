import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';
import { runScript } from '../../support/command-line.ts';
import type { Site } from '../../support/site.ts';
import { test } from '../../support/test.ts';

const SEITEN = [
  '/',
  '/buergerbuero/',
  '/aktuelles/',
  '/branchenverzeichnis/',
  '/wegweiser/',
  '/barfusspark/',
  '/ratsinfo/',
];

/** The HTML of a page without what differs from one answer to the next: nonces, and where the site runs. */
async function readPage(request: APIRequestContext, site: Site, pfad: string): Promise<string> {
  const antwort = await request.get(site.url + pfad);
  expect(antwort.status(), pfad).toBe(200);
  return (await antwort.text())
    .replaceAll(site.url, 'https://site.example')
    .replaceAll(/nonce="[^"]*"/g, 'nonce=""')
    .replaceAll(/"nonce":"[^"]*"/g, '"nonce":""');
}

test('was eine Gemeinde ausgibt, ist auf einem leeren Rechner wieder dieselbe Website', async ({
  request,
  startOwnSite,
}) => {
  test.setTimeout(180_000);
  const ort = mkdtempSync(join(tmpdir(), 'gemeinde-'));
  const ordner = join(ort, 'musterhardt');
  const site = await startOwnSite({});
  const ausgabe = await runScript(site, 'inhalt', 'export', ordner);
  expect(ausgabe).toMatchObject({ code: 0, output: expect.stringContaining('files written') });
  expect(existsSync(join(ordner, 'seiten/index.md'))).toBe(true);

  const andere = await startOwnSite({ env: { api: { CONTENT_DIR: ordner } } });
  for (const pfad of SEITEN) {
    expect(await readPage(request, andere, pfad), pfad).toBe(await readPage(request, site, pfad));
  }
  rmSync(ort, { recursive: true });
});
