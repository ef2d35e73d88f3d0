import type { ColumnType } from 'kysely';

interface RetrievalsTable {
  /** Hash of call and address. */
  schluessel: string;
  anzahl: number;
  /** End of the window. */
  ende: ColumnType<Date, Date, Date>;
}

interface ServerTables {
  abrufe: RetrievalsTable;
}

declare module '../database/database.ts' {
  interface Database extends ServerTables {}
}
