import type { Generated, GeneratedAlways } from 'kysely';

/** Private links to a reported defect, one per reporter. */
interface MangelLinksTable {
  id: GeneratedAlways<number>;
  einsendung_id: number;
  /** The first reporter, someone who joined, or the responsible office. */
  wer: 'absender' | 'weitere' | 'stelle';
  /** Unguessable part of the link. */
  schluessel: string;
  /** Address for notifications of someone who joined; the first reporter's is stored with the report. */
  email: Generated<string>;
  erstellt: GeneratedAlways<Date>;
}

declare module '../../core/platform/database/database.ts' {
  interface Database {
    mangel_links: MangelLinksTable;
  }
}
