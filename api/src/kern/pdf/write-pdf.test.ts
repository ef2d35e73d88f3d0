import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { writeBekanntmachungPdf } from '../../bereiche/bekanntmachungen/bekanntmachung-pdf.ts';
import { parseHtml } from './parse-html.ts';
import { writePdf } from './write-pdf.ts';

const notiz = {
  titel: 'Satzung über Gebühren',
  rubrik: { typ: 'satzungen', titel: 'Satzungen' },
  datum_von: '2026-03-09',
  datum_bis: '2026-04-09',
  text: '<h2>§ 1</h2><p>Zwei „Euro“ – für Ayşe.</p><ul><li>eins</li></ul>',
  gemeinde: { name: 'Dorf', strasse: 'Gasse 1', plz: '12345', ort: 'Dorf' },
};

/** Where Windows-1252 differs from Latin-1; the decoder of some versions of Node takes them for the same. */
const WINDOWS_1252: Record<string, string> = { '\x84': '„', '\x93': '“', '\x96': '–' };

/** What the pages of a file show: text is hexadecimal Windows-1252 inside of compressed streams. */
function readText(pdf: Buffer): string {
  const streams = [...pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(
    ([, bytes = '']) => {
      try {
        return [inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1')];
      } catch {
        return [];
      }
    },
  );
  const hex = streams.flatMap((stream) => [...stream.matchAll(/<([0-9a-f]+)>/g)].map(([, digits = '']) => digits));
  const text = Buffer.from(hex.join(''), 'hex').toString('latin1');
  return text.replaceAll(/[\x84\x93\x96]/g, (zeichen) => WINDOWS_1252[zeichen] ?? '');
}

it('is a tagged German file that says what the notice says', async () => {
  const pdf = await writeBekanntmachungPdf(notiz);
  const datei = pdf.toString('latin1');
  expect(datei).toMatch(/^%PDF-1\.7/);
  expect(datei).toContain('/Lang (de-DE)');
  expect(datei).toContain('/Marked true');
  const text = readText(pdf);
  for (const teil of [
    'Satzung über Gebühren',
    '09.03.2026 bis zum 09.04.2026',
    '§ 1',
    'Zwei „Euro“ – für Ayse.',
    'eins',
  ]) {
    expect(text).toContain(teil);
  }
});

it('goes on over as many pages as it needs, and is the same file every time', async () => {
  const lang = { ...notiz, text: '<p>Viele Worte stehen hier.</p>'.repeat(200) };
  const [eine, andere] = await Promise.all([writeBekanntmachungPdf(lang), writeBekanntmachungPdf(lang)]);
  expect(eine.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(3);
  expect(eine.equals(andere)).toBe(true);
});

it('bears on every page whom the copy was given to', async () => {
  const dokument = { titel: 'Vorlage', betreff: 'Vorlage', kopfzeile: 'Rat', unterzeile: 'vom 9. März' };
  const text = '<p>Viele Worte stehen hier.</p>'.repeat(80);
  const rest = { datum: '2026-03-09', gemeinde: 'Dorf' };
  const inhalt = readText(await writePdf({ ...dokument, ...rest, text, wasserzeichen: 'Persönlich für Ada Lovelace' }));
  expect(inhalt.match(/Persönlich für Ada Lovelace/g)?.length).toBeGreaterThan(1);
});

it('takes headings, paragraphs, points and rows of tables out of HTML', () => {
  const html =
    '<h2>Kopf</h2><p>Eins<br>zwei &amp; drei</p><ol><li><b>Punkt</b></li></ol><table><tbody><tr><td>a</td><td>b</td></tr></tbody></table><p> </p>';
  expect(parseHtml(html)).toEqual([
    { art: 'titel', text: 'Kopf' },
    { art: 'absatz', text: 'Eins\nzwei & drei' },
    { art: 'punkt', text: 'Punkt' },
    { art: 'punkt', text: 'a – b' },
  ]);
});
