import { buffer } from 'node:stream/consumers';
import { formatIban } from '@gm/shared/bereiche/ferienprogramm/iban';
import type { Rechnung } from '@gm/shared/bereiche/ferienprogramm/rechnung';
import { formatCents, toCents } from '@gm/shared/format/betrag';
import { formatDatum } from '@gm/shared/format/datum';
import { toPdfText } from '../../../kern/pdf/write-pdf.ts';

const LINKS = 71;
const RECHTS = 538;
/** A GiroCode is 3 cm wide on paper. */
const CODE = 100;
const euro = (betrag: number) => formatCents(toCents(betrag));

/** What is to be paid, or given back. */
function describeStand({ offen, faellig, zweck }: Rechnung, ort: { email: string }): string {
  if (offen > 0) {
    return `Bitte überweisen Sie ${euro(offen)} bis zum ${formatDatum(faellig)} mit dem Verwendungszweck ${zweck}.`;
  }
  if (offen < 0)
    return `Sie haben ${euro(-offen)} zu viel bezahlt. Wir überweisen sie zurück; schreiben Sie uns Ihre IBAN an ${ort.email}.`;
  return 'Die Rechnung ist bezahlt. Vielen Dank.';
}

/** The bill as a tagged PDF file on A4. */
export async function writeRechnung(
  rechnung: Rechnung,
  { gemeinde, email }: { gemeinde: string; email: string },
): Promise<Buffer> {
  const { referenz, erstellt, empfaenger, posten, summe, zahlungen, offen, konto, zweck, girocode } = rechnung;
  const { default: PDFDocument } = await import('pdfkit');
  const titel = `Rechnung ${referenz}`;
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: 57, right: 57, bottom: 71, left: LINKS },
    pdfVersion: '1.7',
    lang: 'de-DE',
    tagged: true,
    displayTitle: true,
    info: { Title: titel, Author: toPdfText(gemeinde), CreationDate: new Date(`${erstellt}T00:00:00Z`) },
  });
  const bytes = buffer(doc);
  const wurzel = doc.struct('Document');
  doc.addStructure(wurzel);
  const write = (art: 'H1' | 'H2' | 'P', text: string, groesse = 11, fett = art !== 'P') => {
    wurzel.add(
      doc.struct(art, {}, () => {
        doc
          .font(fett ? 'Helvetica-Bold' : 'Helvetica')
          .fontSize(groesse)
          .text(toPdfText(text), LINKS, undefined, { lineGap: 3, width: RECHTS - LINKS });
      }),
    );
    doc.moveDown(0.6);
  };
  /** A line with its amount at the right edge; both are read as one. */
  const writeBetrag = (was: string, betrag: string, fett = false) => {
    const breite = RECHTS - LINKS - 100;
    const schrift = fett ? 'Helvetica-Bold' : 'Helvetica';
    const hoehe = doc.font(schrift).fontSize(11).heightOfString(toPdfText(was), { width: breite });
    // Not within the line: what is marked has to end on the page it began on.
    if (doc.y + hoehe > doc.page.maxY()) doc.addPage();
    wurzel.add(
      doc.struct('P', {}, () => {
        const { y } = doc;
        doc.font(schrift).fontSize(11).text(toPdfText(was), LINKS, y, { width: breite });
        doc.text(toPdfText(betrag), RECHTS - 100, y, { width: 100, align: 'right' });
        doc.y = y + hoehe + 5;
      }),
    );
  };
  write('P', gemeinde, 10);
  write('P', `${empfaenger.name}\n${empfaenger.strasse}\n${empfaenger.ort}`);
  doc.moveDown(1);
  write('H1', titel, 18);
  write('P', `Kinderferienprogramm, ${formatDatum(erstellt)}`);
  for (const { was, betrag } of posten) writeBetrag(was, euro(betrag));
  writeBetrag('Summe', euro(summe), true);
  for (const { tag, was, betrag } of zahlungen) writeBetrag(`${was} am ${formatDatum(tag)}`, euro(-betrag));
  if (zahlungen.length > 0) writeBetrag(offen < 0 ? 'Guthaben' : 'Noch zu zahlen', euro(Math.abs(offen)), true);
  doc.moveDown(1);
  write('P', describeStand(rechnung, { email }));
  if (girocode) {
    if (doc.y + 2 * CODE > doc.page.maxY()) doc.addPage();
    write('H2', 'So bezahlen Sie', 13);
    const angaben = [
      `Empfänger: ${konto.inhaber}`,
      `IBAN: ${formatIban(konto.iban)}`,
      ...(konto.bic ? [`BIC: ${konto.bic}`] : []),
      ...(konto.bank ? [`Bank: ${konto.bank}`] : []),
      `Betrag: ${euro(offen)}`,
      `Verwendungszweck: ${zweck}`,
    ];
    write('P', angaben.join('\n'));
    const { y } = doc;
    wurzel.add(
      doc.struct(
        'Figure',
        { alt: 'GiroCode: mit der Banking-App fotografieren, dann ist die Überweisung ausgefüllt.' },
        () => {
          doc
            .save()
            .translate(LINKS, y)
            .scale(CODE / girocode.groesse)
            .path(girocode.pfad)
            .fill('black')
            .restore();
        },
      ),
    );
    doc.y = y + CODE + 8;
    write('P', 'GiroCode: mit der Banking-App fotografieren, dann ist die Überweisung ausgefüllt.', 9);
  }
  wurzel.end();
  doc.end();
  return bytes;
}
