import { type RawBuilder, sql } from 'kysely';

/** PostgreSQL counts the values of a statement with 16 bits. */
const MAX_VALUES = 65_535;

/** Rows in as few parts as one insert each can take; none for no rows. */
export function* splitRows<Row extends object>(rows: readonly Row[]): Generator<Row[]> {
  // A value that one row has is one of every row of its statement.
  const columns = new Set(rows.flatMap(Object.keys)).size;
  const size = Math.floor(MAX_VALUES / Math.max(1, columns));
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size);
}

/** Columns that the rows of an insert bring, but for the key by which those that are there are found. */
export const columnsOf = (rows: readonly object[], key: string): string[] =>
  Object.keys(rows[0] ?? {}).filter((name) => name !== key);

/** The values of these columns that the refused insert would have written. */
export const takeNew = (columns: readonly string[]) =>
  Object.fromEntries(columns.map((name) => [name, sql.ref(`excluded.${name}`)]));

/** Of a row that is inserted again: whether it brings anything new. What stays is not written, nor put into indexes once more. */
export function isChanged(table: string, columns: readonly string[]): RawBuilder<boolean> {
  const list = (source: string) => sql.join(columns.map((name) => sql.ref(`${source}.${name}`)));
  return sql<boolean>`(${list(table)}) is distinct from (${list('excluded')})`;
}
