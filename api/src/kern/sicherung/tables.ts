import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

interface GeloeschtesTabelle {
  id: GeneratedAlways<number>;
  tabelle: string;
  /** Column whose value names the row. */
  spalte: string;
  schluessel: string;
  wann: ColumnType<Date, never, never>;
  /** It stands where it outlives this database, too. */
  vermerkt: Generated<boolean>;
}

interface SicherungTabellen {
  geloeschtes: GeloeschtesTabelle;
}

declare module '../daten/database.ts' {
  interface Database extends SicherungTabellen {}
}
