import { buffer } from 'node:stream/consumers';
import type { Bill } from '@gm/shared/areas/ferienprogramm/payment/bill';
import { formatIban } from '@gm/shared/areas/ferienprogramm/payment/iban';
import { formatCents, toCents } from '@gm/shared/format/amount';
import { formatDate } from '@gm/shared/format/date';
import { toPdfText } from '../../../../core/platform/pdf/write-pdf.ts';

const LINKS = 71;
const RIGHT = 538;
/** A GiroCode is 3 cm wide on paper. */
const CODE = 100;
const euro = (amount: number) => formatCents(toCents(amount));

/** Amount due or to be refunded. */
function describeState({ offen: open, faellig: due, zweck: purpose }: Bill, location: { email: string }): string {
  if (open > 0) {
    return `Bitte überweisen Sie ${euro(open)} bis zum ${formatDate(due)} mit dem Verwendungszweck ${purpose}.`;
  }
  if (open < 0)
    return `Sie haben ${euro(-open)} zu viel bezahlt. Wir überweisen Ihnen den Betrag zurück; bitte schicken Sie Ihre IBAN an ${location.email}.`;
  return 'Die Rechnung ist bezahlt. Vielen Dank.';
}

/** The bill as a tagged PDF file on A4. */
export async function writeBill(bill: Bill, { gemeinde, email }: { gemeinde: string; email: string }): Promise<Buffer> {
  const {
    referenz: reference,
    erstellt: created,
    empfaenger: recipient,
    posten: billLines,
    summe: sum,
    zahlungen: payments,
    offen: open,
    konto: account,
    zweck: purpose,
    girocode,
  } = bill;
  const { default: PDFDocument } = await import('pdfkit');
  const title = `Rechnung ${reference}`;
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: 57, right: 57, bottom: 71, left: LINKS },
    pdfVersion: '1.7',
    lang: 'de-DE',
    tagged: true,
    displayTitle: true,
    info: { Title: title, Author: toPdfText(gemeinde), CreationDate: new Date(`${created}T00:00:00Z`) },
  });
  const bytes = buffer(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const write = (kind: 'H1' | 'H2' | 'P', text: string, size = 11, bold = kind !== 'P') => {
    root.add(
      doc.struct(kind, {}, () => {
        doc
          .font(bold ? 'Helvetica-Bold' : 'Helvetica')
          .fontSize(size)
          .text(toPdfText(text), LINKS, undefined, { lineGap: 3, width: RIGHT - LINKS });
      }),
    );
    doc.moveDown(0.6);
  };
  /** A line with its amount at the right edge, tagged as one element. */
  const writeAmount = (was: string, amount: string, bold = false) => {
    const width = RIGHT - LINKS - 100;
    const font = bold ? 'Helvetica-Bold' : 'Helvetica';
    const height = doc.font(font).fontSize(11).heightOfString(toPdfText(was), { width });
    // Before the line starts: a tagged element has to end on the page it started on.
    if (doc.y + height > doc.page.maxY()) doc.addPage();
    root.add(
      doc.struct('P', {}, () => {
        const { y } = doc;
        doc.font(font).fontSize(11).text(toPdfText(was), LINKS, y, { width });
        doc.text(toPdfText(amount), RIGHT - 100, y, { width: 100, align: 'right' });
        doc.y = y + height + 5;
      }),
    );
  };
  write('P', gemeinde, 10);
  write('P', `${recipient.name}\n${recipient.strasse}\n${recipient.ort}`);
  doc.moveDown(1);
  write('H1', title, 18);
  write('P', `Kinderferienprogramm, ${formatDate(created)}`);
  for (const { was, betrag: amount } of billLines) writeAmount(was, euro(amount));
  writeAmount('Summe', euro(sum), true);
  for (const { tag: day, was, betrag: amount } of payments) writeAmount(`${was} am ${formatDate(day)}`, euro(-amount));
  if (payments.length > 0) writeAmount(open < 0 ? 'Guthaben' : 'Noch zu zahlen', euro(Math.abs(open)), true);
  doc.moveDown(1);
  write('P', describeState(bill, { email }));
  if (girocode) {
    if (doc.y + 2 * CODE > doc.page.maxY()) doc.addPage();
    write('H2', 'So bezahlen Sie', 13);
    const details = [
      `Empfänger: ${account.inhaber}`,
      `IBAN: ${formatIban(account.iban)}`,
      ...(account.bic ? [`BIC: ${account.bic}`] : []),
      ...(account.bank ? [`Bank: ${account.bank}`] : []),
      `Betrag: ${euro(open)}`,
      `Verwendungszweck: ${purpose}`,
    ];
    write('P', details.join('\n'));
    const { y } = doc;
    root.add(
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
  root.end();
  doc.end();
  return bytes;
}
