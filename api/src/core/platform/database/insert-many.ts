import { type RawBuilder, sql } from 'kysely';

/** PostgreSQL limits the parameters of a statement to 16 bits. */
const MAX_VALUES = 65_535;

/** Splits rows into as few batches as the parameter limit allows; none for no rows. */
export function* splitRows<Row extends object>(rows: readonly Row[]): Generator<Row[]> {
  // A column in one row adds a parameter to every row of its statement.
  const columns = new Set(rows.flatMap(Object.keys)).size;
  const size = Math.floor(MAX_VALUES / Math.max(1, columns));
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size);
}

/** Columns of the inserted rows except the conflict key. */
export const columnsOf = (rows: readonly object[], key: string): string[] =>
  Object.keys(rows[0] ?? {}).filter((name) => name !== key);

/** Assignments from the row proposed for insertion (`excluded`). */
export const takeNew = (columns: readonly string[]) =>
  Object.fromEntries(columns.map((name) => [name, sql.ref(`excluded.${name}`)]));

/** Condition for upserts: whether the row differs. Unchanged rows are not written, which saves index updates. */
export function isChanged(table: string, columns: readonly string[]): RawBuilder<boolean> {
  const list = (source: string) => sql.join(columns.map((name) => sql.ref(`${source}.${name}`)));
  return sql<boolean>`(${list(table)}) is distinct from (${list('excluded')})`;
}
