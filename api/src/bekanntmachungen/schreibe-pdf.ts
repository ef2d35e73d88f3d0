import { buffer } from 'node:stream/consumers';
import { formatDatum } from '@gm/shared/format/datum';
import type { BekanntmachungSeite } from '@gm/shared/schemas/bekanntmachungen';
import { zerlegeHtml } from './zerlege-html.ts';

/** Margins of DIN 5008 in points. */
const RAND = { top: 57, right: 57, bottom: 71, left: 71 };
const NORMAL = 'Helvetica';
const FETT = 'Helvetica-Bold';
/** The standard fonts of PDF know Windows-1252 and no other letters: these lose their marks. */
const FREMDE = /[^\x20-\x7e\n\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu;
const OHNE_PUNKT: Record<string, string> = { ı: 'i', ł: 'l', Ł: 'L', đ: 'd' };

const setzbar = (text: string) =>
  text
    .replaceAll('\u00ad', '')
    .replaceAll(FREMDE, (zeichen) => OHNE_PUNKT[zeichen] ?? zeichen.normalize('NFD').replaceAll(/[^\x20-\x7e]/g, ''));

interface Dokument extends Pick<BekanntmachungSeite, 'titel' | 'rubrik' | 'datum_von' | 'datum_bis' | 'text'> {
  gemeinde: { name: string; strasse: string; plz: string; ort: string };
}

/** A notice as a tagged PDF file on A4. The same notice is the same file. */
export async function schreibePdf({ titel, rubrik, datum_von, datum_bis, text, gemeinde }: Dokument): Promise<Buffer> {
  // Loaded with the first file: its fonts take 100 ms that a start of the api can do without.
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    size: 'A4',
    margins: RAND,
    pdfVersion: '1.7',
    lang: 'de-DE',
    tagged: true,
    displayTitle: true,
    info: {
      Title: setzbar(titel),
      Author: setzbar(`Gemeinde ${gemeinde.name}`),
      Subject: setzbar(`Öffentliche Bekanntmachung: ${rubrik.titel}`),
      CreationDate: new Date(`${datum_von}T00:00:00Z`),
    },
  });
  const bytes = buffer(doc);
  const wurzel = doc.struct('Document');
  doc.addStructure(wurzel);
  const schreibe = (art: 'H1' | 'H2' | 'P', inhalt: string, schrift: string, groesse: number, einzug = 0) => {
    wurzel.add(
      doc.struct(art, {}, () => {
        doc
          .font(schrift)
          .fontSize(groesse)
          .text(setzbar(inhalt), RAND.left + einzug, undefined, { lineGap: 3 });
      }),
    );
    doc.moveDown(art === 'P' ? 0.6 : 0.4);
  };

  schreibe('P', `Gemeinde ${gemeinde.name} · Öffentliche Bekanntmachung · ${rubrik.titel}`, NORMAL, 10);
  schreibe('H1', titel, FETT, 18);
  schreibe('P', `Bekannt gemacht vom ${formatDatum(datum_von)} bis zum ${formatDatum(datum_bis)}`, NORMAL, 11);
  for (const block of zerlegeHtml(text)) {
    if (block.art === 'titel') schreibe('H2', block.text, FETT, 13);
    else if (block.art === 'punkt') schreibe('P', `–  ${block.text}`, NORMAL, 11, 14);
    else schreibe('P', block.text, NORMAL, 11);
  }
  schreibe(
    'P',
    `${gemeinde.name}, den ${formatDatum(datum_von)}\nBürgermeisteramt\n${gemeinde.strasse}, ${gemeinde.plz} ${gemeinde.ort}`,
    NORMAL,
    11,
  );
  wurzel.end();
  doc.end();
  return bytes;
}
