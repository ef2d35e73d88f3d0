import { stringify } from 'csv-stringify/sync';
import writeXlsxFile from 'write-excel-file/node';
import { z } from 'zod';

/** A table for export; all cells are text. */
export interface DataTable {
  /** Headings and widths in characters. */
  spalten: readonly { titel: string; breite: number }[];
  zeilen: readonly (readonly string[])[];
}

const getTitle = ({ spalten: columns }: DataTable) => columns.map(({ titel: title }) => title);

/** CSV for German Excel: semicolons and a byte order mark. Formula prefixes are escaped (OWASP CSV injection). */
function writeCsv(table: DataTable): string {
  return stringify([getTitle(table), ...table.zeilen.map((line) => [...line])], {
    bom: true,
    delimiter: ';',
    record_delimiter: 'windows',
    escape_formulas: true,
  });
}

async function writeXlsx(table: DataTable): Promise<Buffer> {
  const head = getTitle(table).map((value) => ({ value, fontWeight: 'bold' as const }));
  const lines = table.zeilen.map((line) => line.map((value) => ({ value, type: String, wrap: true })));
  const columns = table.spalten.map(({ breite: width }) => ({ width }));
  return writeXlsxFile([head, ...lines], { columns, orientation: 'landscape' }).toBuffer();
}

/** Export formats of tables. */
export const TABLE_FORMATS = {
  csv: { typ: 'text/csv; charset=utf-8', write: writeCsv },
  xlsx: { typ: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', write: writeXlsx },
};

/** OpenAPI response of these formats. */
export const TABLE_ANSWER = Object.fromEntries(
  Object.values(TABLE_FORMATS).map(({ typ: type }) => [type.replace(/;.*/, ''), { schema: z.unknown() }]),
);
