import type { MailExamples } from '@gm/shared/schemas/editor/mails';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { logInAll } from '../../../../test/sign-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let api: TestApp;
let mails: MailExamples['data'];
beforeAll(async () => {
  api = await createTestApp();
  const { staff } = await logInAll(api.database);
  const reply = await api.app.inject({ url: '/api/intranet/mails', headers: staff });
  mails = reply.json<MailExamples>().data;
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
