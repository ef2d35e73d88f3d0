import { expect, it } from 'vitest';
import { htmlToText } from '../../platform/text/html-to-text.ts';
import { renderMarkdown, renderWithPictures, sanitizeEditorHtml } from './markdown.ts';

it('turns Markdown into HTML with headings below the page title', () => {
  expect(renderMarkdown('# Groß\n\n## Klein\n\nZeile\\\nUmbruch')).toBe(
    '<h2>Groß</h2>\n<h2>Klein</h2>\n<p>Zeile<br />Umbruch</p>',
  );
});

it('sets the scope of table headers', () => {
  const html = renderMarkdown('| Wert | Zahl |\n|---|---|\n| Nitrat | 6,8 |');
  expect(html).toContain('<th scope="col">Wert</th>');
  expect(html).toContain('<td data-spalte="Zahl">6,8</td>');
});

it('allows a line break at the @ of an address, in the text and not in the href', () => {
  expect(renderMarkdown('[a.b@c.example](mailto:a.b@c.example) [Post](mailto:a@c.example)')).toBe(
    '<p><a href="mailto:a.b@c.example">a.b@<wbr>c.example</a> <a href="mailto:a@c.example">Post</a></p>',
  );
});

it('takes soft hyphens', () => {
  expect(renderMarkdown('Straßen&shy;beleuchtung')).toBe('<p>Straßen\u00adbeleuchtung</p>');
});

it('keeps other sites from controlling the opening window', () => {
  expect(renderMarkdown('[a](https://a.example) [b](/b/)')).toBe(
    '<p><a href="https://a.example" rel="noopener">a</a> <a href="/b/">b</a></p>',
  );
});

it.each([
  ['a script', '<script>alert(1)</script>'],
  ['a handler', '<p onclick="alert(1)">'],
  ['a style', '<p style="position:fixed">'],
  ['a script address', '<a href="javascript:alert(1)">'],
  ['a hidden script address', '<a href="jav&#x09;ascript:alert(1)">'],
  ['a data address', '<a href="data:text/html,<script>alert(1)</script>">'],
  ['an address without scheme', '<a href="//boese.example/">'],
  ['a picture from elsewhere', '<img src="https://boese.example/x.png" onerror="alert(1)">'],
  ['a frame', '<iframe src="https://boese.example/"></iframe>'],
  ['a form', '<form action="https://boese.example/"><input name="passwort"></form>'],
  ['an svg', '<svg><animate onbegin="alert(1)"/></svg>'],
  ['a name the page may look up', '<a id="config" name="config">'],
])('removes %s', (_was, html) => {
  expect(sanitizeEditorHtml(html)).not.toMatch(
    /script|on\w+=|style|boese|data:|<img|<iframe|<form|<input|<svg|id=|name=/,
  );
});

it('makes tables scrollable with the keyboard', () => {
  expect(renderMarkdown('| a | b |\n|---|---|\n| 1 | 2 |')).toMatch(/^<table tabindex="0">\s*<thead>/);
});

it('keeps the number of a provision on the line of its sign', () => {
  expect(renderMarkdown('Nach § 10 Absatz 1 und Artikel 6')).toBe(
    '<p>Nach §\u00a010 Absatz\u00a01 und Artikel\u00a06</p>',
  );
});

it('gives each cell the header of its column', () => {
  const html = renderMarkdown('| Schule | *Telefon* "neu" |\n|---|---|\n| Schwann | [12](tel:12) |\n| Feldrennach | |');
  expect(html).toContain('<td data-spalte="Schule">Schwann</td>');
  expect(html).toContain('<td data-spalte="Telefon &quot;neu&quot;"><a href="tel:12">12</a></td>');
  expect(html).toContain('<td data-spalte="Schule">Feldrennach</td>');
});

it.each([
  ['emphasis that is never closed', '_a'.repeat(40_000)],
  ['nested quotes', `${'> '.repeat(5_000)}a`],
])('shows %s without formats, because parsing it would block the api', (_what, markdown) => {
  const html = renderMarkdown(`**Vorher**\n\n${markdown}`);
  expect(html).toMatch(/^<p>\*\*Vorher\*\*<\/p>\n<p>/);
  expect(html).not.toMatch(/<(em|strong|blockquote)>/);
});

const photo = { id: 'reh-1', datei: '', breite: 1000, hoehe: 500, farbe: '#000000', lizenz: null };
const photos = new Map([['reh.jpg', { ...photo, alt: 'Ein "Reh"', copyright: 'Ada' }]]);

it('shows a photo of the library with its sizes, its description and its credit', () => {
  const render = (markdown: string) => renderWithPictures(markdown, photos, () => expect.fail('It is there'));
  const html = render('Davor\n\n![Ein Reh im Wald](foto:reh.jpg)');
  expect(html).toContain('<img sizes="(min-width: 62rem) 48rem, 100vw" srcset="/api/bild/reh-1/320 320w,');
  expect(html).toContain('width="1000" height="500" alt="Ein Reh im Wald" loading="lazy"');
  expect(html).toContain('<small>Foto: Ada</small>');
  expect(htmlToText(html), 'in the search index, mails and documents').toBe('Davor');
  expect(render('![](foto:reh.jpg)')).toContain('alt="Ein &quot;Reh&quot;"');
  expect(render('<img alt="x" onerror="x" src="foto:reh.jpg">')).toMatch(/alt="x" loading/);
});

it.each(['foto:weg.jpg', 'foto:motiv-reh'])('reports that %s is not in the library', (address) => {
  const faults: string[] = [];
  expect(renderWithPictures(`![Weg](${address})`, photos, (text) => faults.push(text))).not.toContain('<img');
  expect(faults).toEqual([`Das Foto „${address.slice(5)}“ steht nicht in fotos/fotos.yaml.`]);
});

it('leaves out photos where a text shows none, and pictures from elsewhere', () => {
  expect(renderMarkdown('Davor\n\n![Ein Reh](foto:reh.jpg)')).toBe('<p>Davor</p>');
  expect(renderWithPictures('a ![x](/b.png) ![x](https://a.example/foto:reh.jpg)', photos, expect.fail)).toBe(
    '<p>a  </p>',
  );
});
