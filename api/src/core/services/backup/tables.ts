import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

interface DeletedTable {
  id: GeneratedAlways<number>;
  tabelle: string;
  /** Column that identifies the row. */
  spalte: string;
  schluessel: string;
  wann: ColumnType<Date, never, never>;
  /** Whether it is also noted outside this database. */
  vermerkt: Generated<boolean>;
}

interface BackupTables {
  geloeschtes: DeletedTable;
}

declare module '../../platform/database/database.ts' {
  interface Database extends BackupTables {}
}
