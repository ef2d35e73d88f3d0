import type { MailExamples } from '@gm/shared/schemas/editor/mails';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { logInAll } from '../../../../test/sign-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let api: TestApp;
let editor: Record<string, string>;
let mails: MailExamples['data'];
let forEditors: MailExamples['data'];
beforeAll(async () => {
  api = await createTestApp();
  const { staff = {}, redaktion = {} } = await logInAll(api.database);
  const read = async (headers: Record<string, string>) =>
    (await api.app.inject({ url: '/api/intranet/mails', headers })).json<MailExamples>().data;
  editor = redaktion;
  mails = await read(staff);
  forEditors = await read(redaktion);
});
afterAll(() => api.close());

/** The text that a mail program without styles shows. */
const readWords = (html: string) => html.replace(/<head>.*<\/head>/s, '').replaceAll(/<[^>]+>/g, ' ');

it('lists each mail of forms, desk, accounts and areas once', () => {
  const occasions = mails.map(({ anlass: occasion }) => occasion);
  expect(new Set(occasions).size).toBe(occasions.length);
  for (const occasion of [
    'Nachricht: Bestätigung des Eingangs',
    'Kita-Vormerkung: Nachricht an das Amt',
    'Das Amt fragt nach',
    'Am Abend vor der Abholung',
    'Eine Familie hat ihre Buchung bestätigt',
    'Im Gemeinderat gibt es Neues',
    'Jemand hat sein Passwort vergessen',
  ]) {
    expect(occasions).toContain(occasion);
  }
});

it('names the texts that a mail is written from, and leads those to their form who may change them', async () => {
  const find = (from: MailExamples['data'], what: string) => from.find(({ anlass: occasion }) => occasion === what);
  const booking = 'Eine Familie hat ihre Buchung bestätigt';
  const contact = 'Nachricht: Bestätigung des Eingangs';
  const form = (name: string) => `/intranet/redaktion/inhalt-mailtexte-${name}/`;
  expect(find(forEditors, booking)?.texte).toEqual({
    art: 'mailtexte-ferien-buchung',
    titel: 'Ferienprogramm, Buchungen',
    href: form('ferien-buchung'),
  });
  expect(find(forEditors, contact)?.texte).toEqual({
    art: 'mailtexte-kontakt',
    titel: 'Nachricht',
    href: form('kontakt'),
  });
  expect(find(mails, booking)?.texte).toMatchObject({ titel: 'Ferienprogramm, Buchungen', href: null });
  expect(find(mails, 'Das Amt fragt nach')?.texte, 'depends on the form').toBeNull();
  for (const href of new Set(forEditors.flatMap(({ texte: texts }) => texts?.href ?? []))) {
    const kind = href.split('inhalt-')[1]?.replace('/', '');
    const url = `/api/intranet/redaktion/inhalte/${kind}`;
    expect((await api.app.inject({ url, headers: editor })).statusCode, href).toBe(200);
  }
  const without = forEditors.filter(({ texte: texts }) => !texts).map(({ anlass: occasion }) => occasion);
  expect(without.filter((occasion) => !/Das Amt|Eine Stelle|Einsendung|Rückfrage/.test(occasion))).toEqual([]);
});

it('puts no private address into a mail, and has a plain-text part that says the same as the HTML', () => {
  for (const { anlass: occasion, html, text } of mails) {
    const words = readWords(html);
    expect(words, occasion).not.toMatch(/token=|\/\/.*\?/);
    for (const [, address = ''] of html.matchAll(/href="(https?:[^"]+)"/g)) {
      expect(text, occasion).toContain(address.replaceAll('&amp;', '&'));
    }
    for (const line of text.split('\n').map((one) => one.trim().replace(/^- |:$/g, ''))) {
      if (!/^(=+|-+|https?:.*)$/.test(line)) expect(words.replaceAll('&quot;', '"'), occasion).toContain(line);
    }
  }
});

it('has at most one button in each mail', () => {
  for (const { anlass: occasion, html } of mails)
    expect(html.split('class="gm-knopf"').length - 1, occasion).toBeLessThan(2);
});
