import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { writeBekanntmachungPdf } from '../../../areas/bekanntmachungen/bekanntmachung-pdf.ts';
import { parseHtml } from './parse-html.ts';
import { writePdf } from './write-pdf.ts';

const note = {
  titel: 'Satzung über Gebühren',
  rubrik: { typ: 'satzungen', titel: 'Satzungen' },
  datum_von: '2026-03-09',
  datum_bis: '2026-04-09',
  text: '<h2>§ 1</h2><p>Zwei „Euro“ – für Ayşe.</p><ul><li>eins</li></ul>',
  gemeinde: { name: 'Dorf', strasse: 'Gasse 1', plz: '12345', ort: 'Dorf' },
};

/** Where Windows-1252 differs from Latin-1; some Node versions decode both alike. */
const WINDOWS_1252: Record<string, string> = { '\x84': '„', '\x93': '“', '\x96': '–' };

/** The text of all pages, which is hexadecimal Windows-1252 inside compressed streams. */
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
  return text.replaceAll(/[\x84\x93\x96]/g, (character) => WINDOWS_1252[character] ?? '');
}

it('is a tagged German file with the text of the notice', async () => {
  const pdf = await writeBekanntmachungPdf(note);
  const file = pdf.toString('latin1');
  expect(file).toMatch(/^%PDF-1\.7/);
  expect(file).toContain('/Lang (de-DE)');
  expect(file).toContain('/Marked true');
  const text = readText(pdf);
  for (const part of [
    'Satzung über Gebühren',
    '09.03.2026 bis zum 09.04.2026',
    '§ 1',
    'Zwei „Euro“ – für Ayse.',
    'eins',
  ]) {
    expect(text).toContain(part);
  }
});

it('spans as many pages as necessary, and is deterministic', async () => {
  const long = { ...note, text: '<p>Viele Worte stehen hier.</p>'.repeat(200) };
  const [one, other] = await Promise.all([writeBekanntmachungPdf(long), writeBekanntmachungPdf(long)]);
  expect(one.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(3);
  expect(one.equals(other)).toBe(true);
});

it('shows the recipient of the copy on every page', async () => {
  const documentFile = { titel: 'Vorlage', betreff: 'Vorlage', kopfzeile: 'Rat', unterzeile: 'vom 9. März' };
  const text = '<p>Viele Worte stehen hier.</p>'.repeat(80);
  const rest = { datum: '2026-03-09', gemeinde: 'Dorf' };
  const content = readText(
    await writePdf({ ...documentFile, ...rest, text, wasserzeichen: 'Persönlich für Ada Lovelace' }),
  );
  expect(content.match(/Persönlich für Ada Lovelace/g)?.length).toBeGreaterThan(1);
});

it('converts headings, paragraphs, list items and table rows from HTML', () => {
  const html =
    '<h2>Kopf</h2><p>Eins<br>zwei &amp; drei</p><ol><li><b>Punkt</b></li></ol><table><tbody><tr><td>a</td><td>b</td></tr></tbody></table><p> </p>';
  expect(parseHtml(html)).toEqual([
    { art: 'titel', text: 'Kopf' },
    { art: 'absatz', text: 'Eins\nzwei & drei' },
    { art: 'punkt', text: 'Punkt' },
    { art: 'punkt', text: 'a – b' },
  ]);
});
