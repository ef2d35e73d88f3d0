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
}

export interface BekanntmachungTabellen {
  bekanntmachungen: BekanntmachungenTabelle;
}

declare module '../../kern/daten/database.ts' {
  interface Database extends BekanntmachungTabellen {}
}
