import type { ColumnType, Insertable } from 'kysely';

/** A PDF file of a notice, by the name that the content has it by. */
export interface Bekanntmachungsdokument {
  titel: string;
  datei: string;
}

/** Official notices. */
export interface BekanntmachungenTabelle {
  id: number;
  titel: string;
  rubrik: string;
  einleitung: string;
  /** Sanitised HTML. */
  text: string;
  /** First and last calendar day of publication in Europe/Berlin; before the first one nobody may see it. */
  datum_von: string;
  datum_bis: string;
  suchtext: string;
  /** Written as JSON text. */
  dokumente: ColumnType<Bekanntmachungsdokument[], string, string>;
}

export type Bekanntmachungszeile = Insertable<BekanntmachungenTabelle>;

export interface BekanntmachungTabellen {
  bekanntmachungen: BekanntmachungenTabelle;
}

declare module '../../kern/daten/database.ts' {
  interface Database extends BekanntmachungTabellen {}
}
