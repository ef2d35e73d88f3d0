import { type RawBuilder, sql } from 'kysely';

/** PostgreSQL counts the values of a statement with 16 bits. */
const MAX_VALUES = 65_535;

/** Rows in as few parts as one insert each can take; none for no rows. */
export function* splitRows<Row extends object>(rows: readonly Row[]): Generator<Row[]> {
  const size = Math.floor(MAX_VALUES / Math.max(1, ...rows.slice(0, 1).map((row) => Object.keys(row).length)));
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size);
}

/** Of a row that is inserted again: whether it brings anything new. What stays is not written, nor put into indexes once more. */
export function isChanged(table: string, columns: readonly string[]): RawBuilder<boolean> {
  const list = (source: string) => sql.join(columns.map((name) => sql.ref(`${source}.${name}`)));
  return sql<boolean>`(${list(table)}) is distinct from (${list('excluded')})`;
}
