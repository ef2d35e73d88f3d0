import type { Mailbeispiele } from '@gm/shared/schemas/mails';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { logInAll } from '../../../../test/anmelden.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let api: TestApp;
let mails: Mailbeispiele['data'];
beforeAll(async () => {
  api = await createTestApp();
  const { staff } = await logInAll(api.database);
  const reply = await api.app.inject({ url: '/api/intranet/mails', headers: staff });
  mails = reply.json<Mailbeispiele>().data;
});
afterAll(() => api.close());

/** What a program without styles shows: words alone. */
const readWords = (html: string) => html.replace(/<head>.*<\/head>/s, '').replaceAll(/<[^>]+>/g, ' ');

it('shows the mails of forms, desk, accounts and areas, each once', () => {
  const anlaesse = mails.map(({ anlass }) => anlass);
  expect(new Set(anlaesse).size).toBe(anlaesse.length);
  for (const anlass of [
    'Nachricht: Bestätigung des Eingangs',
    'Kita-Vormerkung: Nachricht an das Amt',
    'Das Amt fragt nach',
    'Am Abend vor der Abholung',
    'Eine Familie hat ihre Buchung bestätigt',
    'Im Gemeinderat gibt es Neues',
    'Jemand hat sein Passwort vergessen',
  ]) {
    expect(anlaesse).toContain(anlass);
  }
});

it('no mail shows a private address, and each says in plain text what its HTML says', () => {
  for (const { anlass, html, text } of mails) {
    const worte = readWords(html);
    expect(worte, anlass).not.toMatch(/token=|\/\/.*\?/);
    for (const [, adresse = ''] of html.matchAll(/href="(https?:[^"]+)"/g)) {
      expect(text, anlass).toContain(adresse.replaceAll('&amp;', '&'));
    }
    for (const zeile of text.split('\n').map((eine) => eine.trim().replace(/^- |:$/g, ''))) {
      if (!/^(=+|-+|https?:.*)$/.test(zeile)) expect(worte.replaceAll('&quot;', '"'), anlass).toContain(zeile);
    }
  }
});

it('no mail has more than one button', () => {
  for (const { anlass, html } of mails) expect(html.split('class="gm-knopf"').length - 1, anlass).toBeLessThan(2);
});
