import { expect, it } from 'vitest';
import { createLetterhead, type Letterhead, putOnLetterhead } from './letterhead.ts';
import { renderMail } from './render-mail.ts';

const LETTERHEAD: Letterhead = {
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

it('shows the municipality at the top and its contact details at the bottom, in text and HTML', () => {
  const { html, text } = putOnLetterhead(mail, LETTERHEAD, 'https://dorf.example/');
  expect(html).toContain('<title>Betreff &lt;1&gt;</title>');
  expect(html).toContain('Dorf &amp; Tal<br><span');
  expect(html).toContain('Platz 1<br>12345 Dorf');
  expect(html).toContain('href="tel:0123450"');
  expect(html).toContain('>dorf.example</a>');
  expect(text).toBe(
    'Guten Tag\n\n-- \nDorf & Tal\nPlatz 1\n12345 Dorf\nTelefon 01234 5-0\ninfo@dorf.example\nhttps://dorf.example/\n',
  );
});

it('loads nothing external and has colours for dark mode', () => {
  const { html } = putOnLetterhead(mail, LETTERHEAD, 'https://dorf.example/');
  expect(html).not.toMatch(/<img|src=|url\(|@import|<link|<script/);
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).toContain('@media (prefers-color-scheme: dark)');
});

it('works without an address', () => {
  const letterhead = createLetterhead('Gemeinde Dorf <no-reply@dorf.example>');
  expect(putOnLetterhead(mail, letterhead, 'https://dorf.example').html).toContain('Gemeinde Dorf</td>');
});
