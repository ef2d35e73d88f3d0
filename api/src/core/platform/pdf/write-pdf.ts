import { buffer } from 'node:stream/consumers';
import { parseHtml } from './parse-html.ts';

/** Margins of DIN 5008 in points. */
const MARGIN = { top: 57, right: 57, bottom: 71, left: 71 };
/** Centre of an A4 page. */
const MIDDLE = { x: 297.64, y: 420.94 };
const NORMAL = 'Helvetica';
const BOLD = 'Helvetica-Bold';
/** The standard PDF fonts cover Windows-1252 only; other letters lose their diacritics. */
const FOREIGN = /[^\x20-\x7e\n\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu;
const WITHOUT_POINT: Record<string, string> = { ı: 'i', ł: 'l', Ł: 'L', đ: 'd' };

/** Text in the character set of the standard fonts. */
export const toPdfText = (text: string) =>
  text
    .replaceAll('\u00ad', '')
    .replaceAll(
      FOREIGN,
      (character) => WITHOUT_POINT[character] ?? character.normalize('NFD').replaceAll(/[^\x20-\x7e]/g, ''),
    );

export interface DocumentFile {
  titel: string;
  /** Kind of document, for the file's properties. */
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
  /** Watermark on every page: the recipient of the copy. */
  wasserzeichen?: string;
}

/** Writes a tagged PDF on A4; deterministic for the same document. */
export async function writePdf(documentFile: DocumentFile): Promise<Buffer> {
  const {
    titel: title,
    betreff: subject,
    kopfzeile: headLine,
    unterzeile: underLine,
    text,
    schluss: closing,
    datum: date,
    gemeinde,
    wasserzeichen: watermark,
  } = documentFile;
  // Loaded on first use: its fonts would add 100 ms to every start.
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    size: 'A4',
    margins: MARGIN,
    pdfVersion: '1.7',
    lang: 'de-DE',
    tagged: true,
    displayTitle: true,
    bufferPages: watermark !== undefined,
    info: {
      Title: toPdfText(title),
      Author: toPdfText(`Gemeinde ${gemeinde}`),
      Subject: toPdfText(subject),
      CreationDate: new Date(`${date}T00:00:00Z`),
    },
  });
  const bytes = buffer(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const write = (kind: 'H1' | 'H2' | 'P', content: string, font: string, size: number, indent = 0) => {
    root.add(
      doc.struct(kind, {}, () => {
        doc
          .font(font)
          .fontSize(size)
          .text(toPdfText(content), MARGIN.left + indent, undefined, { lineGap: 3 });
      }),
    );
    doc.moveDown(kind === 'P' ? 0.6 : 0.4);
  };

  write('P', headLine, NORMAL, 10);
  write('H1', title, BOLD, 18);
  write('P', underLine, NORMAL, 11);
  for (const block of parseHtml(text)) {
    if (block.art === 'titel') write('H2', block.text, BOLD, 13);
    else if (block.art === 'punkt') write('P', `–  ${block.text}`, NORMAL, 11, 14);
    else write('P', block.text, NORMAL, 11);
  }
  if (closing) write('P', closing, NORMAL, 11);
  root.end();
  if (watermark !== undefined) stampPages(doc, toPdfText(watermark));
  doc.end();
  return bytes;
}

/** Marked as an artifact for screen readers, in a grey that keeps the text readable. */
function stampPages(doc: PDFKit.PDFDocument, word: string): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page);
    doc.markContent('Artifact', { type: 'Layout' });
    doc
      .save()
      .rotate(-45, { origin: [MIDDLE.x, MIDDLE.y] })
      .font(BOLD)
      .fontSize(30)
      .fillColor('#777777', 0.25)
      .text(word, 0, MIDDLE.y - 15, { width: 2 * MIDDLE.x, align: 'center', lineBreak: false })
      .restore();
    doc.endMarkedContent();
  }
}
