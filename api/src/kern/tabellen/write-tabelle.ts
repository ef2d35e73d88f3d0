import { stringify } from 'csv-stringify/sync';
import writeXlsxFile from 'write-excel-file/node';
import { z } from 'zod';

/** A table to take along: texts alone, whatever they look like. */
export interface Tabelle {
  /** Headings and widths in characters. */
  spalten: readonly { titel: string; breite: number }[];
  zeilen: readonly (readonly string[])[];
}

const getTitel = ({ spalten }: Tabelle) => spalten.map(({ titel }) => titel);

/**
 * Text for Excel in German: semicolons, and the mark that tells UTF-8. What would start a formula is shown as text
 * (OWASP CSV injection).
 */
function writeCsv(tabelle: Tabelle): string {
  return stringify([getTitel(tabelle), ...tabelle.zeilen.map((zeile) => [...zeile])], {
    bom: true,
    delimiter: ';',
    record_delimiter: 'windows',
    escape_formulas: true,
  });
}

async function writeXlsx(tabelle: Tabelle): Promise<Buffer> {
  const kopf = getTitel(tabelle).map((value) => ({ value, fontWeight: 'bold' as const }));
  const zeilen = tabelle.zeilen.map((zeile) => zeile.map((value) => ({ value, type: String, wrap: true })));
  const columns = tabelle.spalten.map(({ breite }) => ({ width: breite }));
  return writeXlsxFile([kopf, ...zeilen], { columns, orientation: 'landscape' }).toBuffer();
}

/** The files a table can be taken along as. */
export const TABELLENFORMATE = {
  csv: { typ: 'text/csv; charset=utf-8', write: writeCsv },
  xlsx: { typ: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', write: writeXlsx },
};

/** What such a file is in the description of a call. */
export const TABELLENANTWORT = Object.fromEntries(
  Object.values(TABELLENFORMATE).map(({ typ }) => [typ.replace(/;.*/, ''), { schema: z.unknown() }]),
);
