import type { Generated, GeneratedAlways } from 'kysely';

/** Private links to a reported defect, one for each who reported it. */
interface MangelLinksTabelle {
  id: GeneratedAlways<number>;
  einsendung_id: number;
  /** The first to report it, somebody who joined, or the office that mends it. */
  wer: 'absender' | 'weitere' | 'stelle';
  /** Part of the link that nobody can guess. */
  schluessel: string;
  /** Of somebody who joined and wants to hear what becomes of it; the first one's is kept with the report. */
  email: Generated<string>;
  erstellt: GeneratedAlways<Date>;
}

declare module '../../kern/daten/database.ts' {
  interface Database {
    mangel_links: MangelLinksTabelle;
  }
}
