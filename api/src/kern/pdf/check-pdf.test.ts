import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { checkPdf } from './check-pdf.ts';
import { writePdf } from './write-pdf.ts';

const SEITEN = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
const INHALT = '<< /Length 43 >>\nstream\nBT /F1 12 Tf 10 100 Td (Hallo Welt /JS) Tj ET\nendstream';

/** A file of one page; `katalog` and `seite` are added to its catalogue and page, `weitere` are objects behind them. */
function buildPdf({ katalog = '', seite = '', weitere = [] as string[], trailer = '' }): Buffer {
  const schrift = '/Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>';
  const objekte = [
    `<< /Type /Catalog /Pages 2 0 R ${katalog}>>`,
    SEITEN,
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R ${schrift} ${seite}>>`,
    INHALT,
    ...weitere,
  ];
  let datei = '%PDF-1.7\n';
  const stellen = objekte.map((objekt, index) => {
    const stelle = datei.length;
    datei += `${index + 1} 0 obj\n${objekt}\nendobj\n`;
    return `${String(stelle).padStart(10, '0')} 00000 n \n`;
  });
  const tabelle = `xref\n0 ${stellen.length + 1}\n0000000000 65535 f \n${stellen.join('')}`;
  return Buffer.from(
    `${datei}${tabelle}trailer\n<< /Size ${stellen.length + 1} /Root 1 0 R ${trailer}>>\nstartxref\n${datei.length}\n%%EOF\n`,
    'latin1',
  );
}
const pack = (objekt: string, filter = '/FlateDecode') => {
  const bytes = deflateSync(`5 0 ${objekt}`).toString('latin1');
  return `<< /Type /ObjStm /N 1 /First 4 /Filter ${filter} /Length ${bytes.length} >>\nstream\n${bytes}\nendstream`;
};
const link = (aktion: string) => ({ seite: `/Annots [<< /Subtype /Link /Rect [0 0 9 9] /A << ${aktion} >> >>] ` });

it('reads pages and words, also of what this site writes itself', async () => {
  expect(await checkPdf(buildPdf({}), 'dokument')).toEqual({ seiten: 1, text: 'Hallo Welt /JS', titel: '' });
  expect((await checkPdf(buildPdf({ weitere: [pack('<< /Type /Font >>')] }), 'dokument')).seiten).toBe(1);
  const eigenes = await writePdf({
    titel: 'Dienstvereinbarung',
    betreff: '',
    kopfzeile: '',
    unterzeile: '',
    text: '<p>Die Kernzeit endet um zwölf.</p>',
    datum: '2026-03-01',
    gemeinde: 'Probe',
  });
  expect(await checkPdf(eigenes, 'dokument')).toMatchObject({
    text: expect.stringContaining('Die Kernzeit endet um zwölf.'),
    titel: 'Dienstvereinbarung',
  });
});

it.each([
  ['(Microsoft Word - Satzung.docx)', ''],
  ['(satzung_neu.docx)', ''],
  ['( )', ''],
  ['(Satzung zur Hundesteuer)', 'Satzung zur Hundesteuer'],
])('a title %s, as an office program leaves it, counts as %s', async (titel, gelesen) => {
  const info = buildPdf({ weitere: [`<< /Title ${titel} >>`], trailer: '/Info 5 0 R ' });
  expect((await checkPdf(info, 'dokument')).titel).toBe(gelesen);
});

const AKTIV = /enthält ein Programm/;
it.each([
  ['a script when it opens', buildPdf({ katalog: '/OpenAction << /S /JavaScript /JS (app.alert(1)) >> ' }), AKTIV],
  ['a script behind a link', buildPdf(link('/S /JavaScript /JS (app.alert(1))')), AKTIV],
  ['a script under a name in codes', buildPdf(link('/S /J#61vaScript /J#53 (app.alert(1))')), AKTIV],
  ['a script among packed objects', buildPdf({ weitere: [pack('<< /S /JavaScript /JS (x) >>')] }), AKTIV],
  ['a program to start', buildPdf({ katalog: '/OpenAction << /S /Launch /F (cmd.exe) >> ' }), AKTIV],
  ['another file in it', buildPdf({ katalog: '/Names << /EmbeddedFiles << /Names [] >> >> ' }), AKTIV],
  ['a lock', buildPdf({ trailer: '/Encrypt 9 0 R ' }), /verschlüsselt oder mit einem Passwort/],
  [
    'objects packed in another way',
    buildPdf({ weitere: [pack('<< >>').replace('stream\n', 'stream\nx')] }),
    /lässt sich nicht lesen/,
  ],
  ['half of it', Buffer.from('%PDF-1.7\n1 0 obj <<'), /lässt sich nicht lesen/],
  ['another kind of content', Buffer.from('PK\u0003\u0004 ein Brief'), /Bitte wählen Sie eine PDF-Datei aus/],
])('refuses a file with %s, in German and at its field', async (_was, bytes, meldung) => {
  await expect(checkPdf(bytes, 'dokument')).rejects.toMatchObject({
    code: 'felder_ungueltig',
    message: expect.stringMatching(meldung),
    felder: [{ feld: 'dokument' }],
  });
});
