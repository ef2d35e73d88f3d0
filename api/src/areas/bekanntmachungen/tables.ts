import type { ColumnType, Insertable } from 'kysely';

/** An uploaded PDF file of a notice; `datei` is its name in the content. */
export interface BekanntmachungsDocument {
  titel: string;
  datei: string;
}

export interface BekanntmachungenTable {
  id: number;
  titel: string;
  rubrik: string;
  einleitung: string;
  /** Sanitised HTML. */
  text: string;
  /** First and last calendar day of publication in Europe/Berlin; not visible before the first one. */
  datum_von: string;
  datum_bis: string;
  suchtext: string;
  /** Written as JSON text. */
  dokumente: ColumnType<BekanntmachungsDocument[], string, string>;
}

export type BekanntmachungsLine = Insertable<BekanntmachungenTable>;

export interface BekanntmachungTables {
  bekanntmachungen: BekanntmachungenTable;
}

declare module '../../core/platform/database/database.ts' {
  interface Database extends BekanntmachungTables {}
}
