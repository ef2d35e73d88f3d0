import { expect, type Page } from '@playwright/test';
import { logInByCall } from '../support/log-in.ts';
import { test } from '../support/test.ts';
import { buildHostileWorkbook, buildHostileXml } from './hostile-files.ts';
import { watchSite } from './watch-site.ts';

test.use({ baseURL: ({ editedSite }, use) => use(editedSite.url) });

/** Longest acceptable wait of another visitor, on a machine that runs other tests as well. */
const LONGEST_MS = 3_000;
const MOST_MB = 300;
const BYTES = 9_900_000;

const BOOKS = '/api/intranet/ferienprogramm/kasse';
const ACCOUNTS = '/api/cms/intranet/konten/import';
const DOCUMENTS = '/api/intranet/redaktion/dokumente';

const fill = (text: string) => Buffer.from(text.repeat(BYTES / text.length));

const FILES: readonly [name: string, path: string, buffer: () => Buffer, refusal: RegExp][] = [
  ['a statement of five million lines', BOOKS, () => fill('a\n'), /Kontoauszug ist zu groß/],
  ['a statement of ten million cells', BOOKS, () => fill(';'), /Kontoauszug ist zu groß/],
  ['a statement of two million elements', BOOKS, () => fill('<a/>'), /Kontoauszug ist zu groß/],
  ['a statement nested 70,000 times', BOOKS, () => Buffer.from('<a>'.repeat(70_000)), /kein lesbares XML/],
  ['a statement that expands entities', BOOKS, buildHostileXml, /in keinen Kontoauszug gehören/],
  ['a workbook as statement', BOOKS, buildHostileWorkbook, /keine CSV-Tabelle/],
  ['a workbook as account list', ACCOUNTS, buildHostileWorkbook, /keine CSV-Datei/],
  ['an account list of a million cells', ACCOUNTS, () => Buffer.alloc(990_000, ';'), /Liste ist zu groß/],
  ['an account list of 10 MB', ACCOUNTS, () => fill('a;b\n'), /Liste ist zu groß/],
  ['a workbook as document', DOCUMENTS, buildHostileWorkbook, /PDF/],
];

const OPERATIONS: Record<string, Record<string, string>> = {
  [BOOKS]: { vorgang: 'einlesen' },
  [ACCOUNTS]: { vorgang: 'pruefen' },
  [DOCUMENTS]: {},
};

const upload = (page: Page, path: string, buffer: Buffer) =>
  page.request.post(path, {
    multipart: {
      ...OPERATIONS[path],
      [path === DOCUMENTS ? 'dokument' : 'datei']: { name: 'datei', mimeType: 'application/octet-stream', buffer },
    },
    timeout: 60_000,
  });

for (const [name, path, build, refusal] of FILES) {
  test(`${name} is refused at once, and the site stays responsive`, async ({ page, editedSite }) => {
    await logInByCall(page, path === ACCOUNTS ? 'admin' : 'redaktion');
    const buffer = build();
    const sent = upload(page, path, buffer);
    const { longest, grown } = await watchSite(editedSite, sent);
    const reply = await sent;
    expect(reply.status()).toBe(422);
    expect(await reply.text()).toMatch(refusal);
    expect(longest).toBeLessThan(LONGEST_MS);
    expect(grown).toBeLessThan(MOST_MB);
  });
}
