import { expect, it } from 'vitest';
import { type Briefkopf, createBriefkopf, putOnLetterhead } from './letterhead.ts';
import { renderMail } from './render-mail.ts';

const BRIEFKOPF: Briefkopf = {
  name: 'Dorf & Tal',
  zusatz: 'am Bach',
  strasse: 'Platz 1',
  plz: '12345',
  ort: 'Dorf',
  telefon: '01234 5-0',
  email: 'info@dorf.example',
};
const mail = renderMail({
  an: 'a@b.example',
  betreff: 'Betreff <1>',
  teile: [{ art: 'absatz', text: 'Guten Tag' }],
});

it('names the municipality above, and how to reach it below, in both parts', () => {
  const { html, text } = putOnLetterhead(mail, BRIEFKOPF, 'https://dorf.example/');
  expect(html).toContain('<title>Betreff &lt;1&gt;</title>');
  expect(html).toContain('Dorf &amp; Tal<br><span');
  expect(html).toContain('Platz 1<br>12345 Dorf');
  expect(html).toContain('href="tel:0123450"');
  expect(html).toContain('>dorf.example</a>');
  expect(text).toBe(
    'Guten Tag\n\n-- \nDorf & Tal\nPlatz 1\n12345 Dorf\nTelefon 01234 5-0\ninfo@dorf.example\nhttps://dorf.example/\n',
  );
});

it('fetches nothing, and has colours for dark programs', () => {
  const { html } = putOnLetterhead(mail, BRIEFKOPF, 'https://dorf.example/');
  expect(html).not.toMatch(/<img|src=|url\(|@import|<link|<script/);
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).toContain('@media (prefers-color-scheme: dark)');
});

it('does without an address, and leaves documents of earlier versions as they are', () => {
  const briefkopf = createBriefkopf('Gemeinde Dorf <no-reply@dorf.example>');
  expect(putOnLetterhead(mail, briefkopf, 'https://dorf.example').html).toContain('Gemeinde Dorf</td>');
  const alte = { ...mail, html: '<!doctype html><p>alt' };
  expect(putOnLetterhead(alte, BRIEFKOPF, 'https://dorf.example')).toMatchObject({ html: alte.html, text: mail.text });
});
