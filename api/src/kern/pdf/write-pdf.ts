import { buffer } from 'node:stream/consumers';
import { parseHtml } from './parse-html.ts';

/** Margins of DIN 5008 in points. */
const RAND = { top: 57, right: 57, bottom: 71, left: 71 };
/** Middle of an A4 page. */
const MITTE = { x: 297.64, y: 420.94 };
const NORMAL = 'Helvetica';
const FETT = 'Helvetica-Bold';
/** The standard fonts of PDF know Windows-1252 and no other letters: these lose their marks. */
const FREMDE = /[^\x20-\x7e\n\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu;
const OHNE_PUNKT: Record<string, string> = { ı: 'i', ł: 'l', Ł: 'L', đ: 'd' };

/** Text as the standard fonts can set it. */
export const toPdfText = (text: string) =>
  text
    .replaceAll('\u00ad', '')
    .replaceAll(FREMDE, (zeichen) => OHNE_PUNKT[zeichen] ?? zeichen.normalize('NFD').replaceAll(/[^\x20-\x7e]/g, ''));

export interface Dokument {
  titel: string;
  /** Kind of document, as the file's properties name it. */
  betreff: string;
  /** Lines above and below the title. */
  kopfzeile: string;
  unterzeile: string;
  /** Sanitised HTML. */
  text: string;
  /** Lines below the text. */
  schluss?: string;
  /** Day of the document, `YYYY-MM-DD`. */
  datum: string;
  /** Name of the municipality. */
  gemeinde: string;
  /** Written across every page: whom a copy was given to. */
  wasserzeichen?: string;
}

/** A tagged PDF file on A4. The same document is the same file. */
export async function writePdf(dokument: Dokument): Promise<Buffer> {
  const { titel, betreff, kopfzeile, unterzeile, text, schluss, datum, gemeinde, wasserzeichen } = dokument;
  // Loaded with the first file: its fonts take 100 ms that a start of the api can do without.
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    size: 'A4',
    margins: RAND,
    pdfVersion: '1.7',
    lang: 'de-DE',
    tagged: true,
    displayTitle: true,
    bufferPages: wasserzeichen !== undefined,
    info: {
      Title: toPdfText(titel),
      Author: toPdfText(`Gemeinde ${gemeinde}`),
      Subject: toPdfText(betreff),
      CreationDate: new Date(`${datum}T00:00:00Z`),
    },
  });
  const bytes = buffer(doc);
  const wurzel = doc.struct('Document');
  doc.addStructure(wurzel);
  const write = (art: 'H1' | 'H2' | 'P', inhalt: string, schrift: string, groesse: number, einzug = 0) => {
    wurzel.add(
      doc.struct(art, {}, () => {
        doc
          .font(schrift)
          .fontSize(groesse)
          .text(toPdfText(inhalt), RAND.left + einzug, undefined, { lineGap: 3 });
      }),
    );
    doc.moveDown(art === 'P' ? 0.6 : 0.4);
  };

  write('P', kopfzeile, NORMAL, 10);
  write('H1', titel, FETT, 18);
  write('P', unterzeile, NORMAL, 11);
  for (const block of parseHtml(text)) {
    if (block.art === 'titel') write('H2', block.text, FETT, 13);
    else if (block.art === 'punkt') write('P', `–  ${block.text}`, NORMAL, 11, 14);
    else write('P', block.text, NORMAL, 11);
  }
  if (schluss) write('P', schluss, NORMAL, 11);
  wurzel.end();
  if (wasserzeichen !== undefined) stampSeiten(doc, toPdfText(wasserzeichen));
  doc.end();
  return bytes;
}

/** Decoration for screen readers, in a grey that leaves the text below readable. */
function stampSeiten(doc: PDFKit.PDFDocument, wort: string): void {
  const { start, count } = doc.bufferedPageRange();
  for (let seite = start; seite < start + count; seite++) {
    doc.switchToPage(seite);
    doc.markContent('Artifact', { type: 'Layout' });
    doc
      .save()
      .rotate(-45, { origin: [MITTE.x, MITTE.y] })
      .font(FETT)
      .fontSize(30)
      .fillColor('#777777', 0.25)
      .text(wort, 0, MITTE.y - 15, { width: 2 * MITTE.x, align: 'center', lineBreak: false })
      .restore();
    doc.endMarkedContent();
  }
}
