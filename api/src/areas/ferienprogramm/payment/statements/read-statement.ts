import type { FerienprogrammOptions } from '@gm/shared/areas/ferienprogramm/ferienprogramm';
import { AppError } from '@gm/shared/errors/app-error';
import { formatCount } from '@gm/shared/format/count';
import type { DataSource } from '../../../../core/platform/database/database.ts';
import { importTransactions } from './import-transactions.ts';
import { readCamt } from './read-camt.ts';
import { readTransactionCsv } from './read-transaction-csv.ts';
import { refuseFile } from './transaction.ts';

/** Imports a bank file in either format; returns a German message. */
export async function readStatement(
  db: DataSource,
  file: Buffer,
  { konto: account }: FerienprogrammOptions,
  from: string,
): Promise<string> {
  if (!account)
    throw new AppError('konflikt', 'In den Einstellungen des Ferienprogramms fehlt das Konto der Gemeinde.');
  // Workbooks and other archives, and UTF-16.
  if (file.includes(0)) throw refuseFile('Diese Datei ist kein Kontoauszug im Format CAMT.053 und keine CSV-Tabelle.');
  const isXml = /^[\s\uFEFF]*</.test(file.subarray(0, 100).toString('utf8'));
  const transactions = isXml ? readCamt(file.toString('utf8'), account.iban) : readTransactionCsv(file, account.iban);
  const {
    neu: fresh,
    bekannt: known,
    zugeordnet: mapped,
    offen: open,
  } = await importTransactions(db, transactions, from);
  const lines = (count: number) => formatCount(count, 'Umsatz', 'Umsätze');
  return `${lines(fresh)} neu, davon ${mapped} zugeordnet und ${open} offen. ${known === 0 ? '' : `${lines(known)} ${known === 1 ? 'stand' : 'standen'} schon in den Büchern.`}`.trim();
}
