import { readIban } from '@gm/shared/areas/ferienprogramm/payment/iban';
import { readDate } from '@gm/shared/rules/read-date';
import { CsvError, parse } from 'csv-parse/sync';
import { MAX_LINES, readAmount, refuseFile, refuseLarge, type Transaction } from './transaction.ts';

/** Column names of banks in CSV files, compared by letters and digits only. */
const COLUMNS = {
  tag: ['buchungstag', 'buchungsdatum', 'buchung', 'datum'],
  betrag: ['betrag', 'betrageur', 'umsatz'],
  waehrung: ['waehrung', 'währung'],
  name: [
    'beguenstigterzahlungspflichtiger',
    'begünstigterzahlungspflichtiger',
    'nameenzahlungsbeteiligter',
    'namezahlungsbeteiligter',
    'auftraggeberempfänger',
    'auftraggeberempfaenger',
    'name',
  ],
  iban: ['kontonummeriban', 'ibanzahlungsbeteiligter', 'kontonummer', 'iban'],
  zweck: ['verwendungszweck', 'zweck'],
  eigenes: ['auftragskonto', 'ibanauftragskonto', 'eigeneiban'],
} as const;
type Column = keyof typeof COLUMNS;

const clean = (title: string) => title.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** UTF-8, or Windows-1252, which many banks still use. */
function decode(file: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('windows-1252').decode(file);
  }
}

/** Also accepts `03.07.26`. */
const readDay = (text: string): string | null => {
  const long = text.trim().replace(/^(\d{1,2}\.\d{1,2}\.)(\d{2})$/, '$120$2');
  const day = readDate(long);
  return day && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : null;
};

/** Cells per line and characters per record; banks use up to 20 and 1,000. */
const MAX_CELLS = 60 * MAX_LINES;
const MAX_RECORD = 10_000;

function split(text: string): string[][] {
  const [semicolons, commas] = [text.split(';').length, text.split(',').length];
  const rows = text.split(/\r\n?|\n/);
  // Three rows per line, for purposes with line breaks.
  refuseLarge(text.length, [semicolons, MAX_CELLS], [commas, MAX_CELLS], [rows.length, 3 * MAX_LINES]);
  const tooLong = refuseFile('Eine Zeile dieser Datei ist zu lang.');
  if (rows.some(({ length }) => length > MAX_RECORD)) throw tooLong;
  const format = { bom: true, relax_column_count: true, skip_empty_lines: true, trim: true };
  try {
    return parse(text, { ...format, delimiter: semicolons >= commas ? ';' : ',', max_record_size: MAX_RECORD });
  } catch (error) {
    if (error instanceof CsvError && error.code === 'CSV_MAX_RECORD_SIZE') throw tooLong;
    throw refuseFile('Diese Datei ist keine lesbare CSV-Tabelle.');
  }
}

/** Lines of a statement in CSV format. It has no balance to verify, so CAMT.053 is preferable. */
export function readTransactionCsv(file: Buffer, iban: string): Transaction[] {
  const lines = split(decode(file));
  const findLocations = (line: readonly string[]) =>
    Object.fromEntries(
      Object.entries(COLUMNS).map(([column, names]) => [
        column,
        line.findIndex((title) => names.some((name) => name === clean(title))),
      ]),
    ) as Record<Column, number>;
  const head = lines.findIndex((line) => {
    const { tag: day, betrag: amount, zweck: purpose } = findLocations(line);
    return day >= 0 && amount >= 0 && purpose >= 0;
  });
  if (head < 0) throw refuseFile('Es fehlt eine Zeile mit den Spalten „Buchungstag“, „Betrag“ und „Verwendungszweck“.');
  refuseLarge(0, [lines.length - head - 1, MAX_LINES]);
  const location = findLocations(lines[head] ?? []);
  return lines.slice(head + 1).map((line, num) => {
    const where = `Zeile ${head + num + 2}`;
    const get = (column: Column) => (location[column] < 0 ? '' : (line[location[column]] ?? ''));
    const own = readIban(get('eigenes'));
    if (own && own !== readIban(iban)) throw refuseFile(`${where}: Der Umsatz ist von einem anderen Konto (${own}).`);
    if (get('waehrung') && get('waehrung') !== 'EUR') throw refuseFile(`${where}: Der Betrag ist nicht in Euro.`);
    const day = readDay(get('tag'));
    if (!day) throw refuseFile(`${where}: „${get('tag').slice(0, 30)}“ ist kein Datum.`);
    const amount = readAmount(get('betrag'), where);
    return {
      tag: day,
      betrag: amount,
      name: get('name'),
      iban: readIban(get('iban')),
      zweck: get('zweck'),
      bankreferenz: null,
    };
  });
}
