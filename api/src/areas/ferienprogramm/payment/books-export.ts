import { PAYMENT_KINDS } from '@gm/shared/areas/ferienprogramm/payment/books';
import { type Cents, writeEuro } from '@gm/shared/format/amount';
import { formatDate } from '@gm/shared/format/date';
import type { DataSource } from '../../../core/platform/database/database.ts';
import type { DataTable } from '../../../core/platform/spreadsheets/write-table.ts';
import { createPaymentRepository } from './payment-repository.ts';

/** Export for the treasury: one row per change of the amount owed, and per payment. */
export async function buildBooksExport(db: DataSource, from: string, until: string): Promise<DataTable> {
  const lines = await createPaymentRepository(db).listMovements(from, until);
  return {
    spalten: [
      { titel: 'Datum', breite: 12 },
      { titel: 'Buchungsnummer', breite: 16 },
      { titel: 'Name', breite: 26 },
      { titel: 'Art', breite: 18 },
      { titel: 'Text', breite: 44 },
      // Two columns, because a leading minus would be escaped as a formula.
      { titel: 'Zugang in Euro', breite: 14 },
      { titel: 'Abgang in Euro', breite: 14 },
    ],
    zeilen: lines.map(({ tag: day, referenz: reference, name, art: kind, was, betrag: amount }) => [
      formatDate(day),
      reference,
      name,
      PAYMENT_KINDS[kind as keyof typeof PAYMENT_KINDS] ?? kind,
      was,
      amount > 0 ? writeEuro(amount) : '',
      amount < 0 ? writeEuro((0 - amount) as Cents) : '',
    ]),
  };
}
