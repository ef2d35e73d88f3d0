import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

interface EilmeldungTable {
  id: GeneratedAlways<number>;
  /** Key of its entry in the content. */
  datei_name: Generated<string | null>;
  titel: string;
  text: string;
  /** Path on this site or an `https:` URL. */
  link: Generated<string | null>;
  von: ColumnType<Date, Date | string>;
  /** End, exclusive. */
  bis: ColumnType<Date, Date | string>;
  /** When its push notification was queued. */
  gemeldet: ColumnType<Date | null, never, Date>;
  erstellt: GeneratedAlways<Date>;
  /** Shown on the page of the notice and in notifications, but not in the banner. */
  bild_id: Generated<string | null>;
  bildtext: Generated<string | null>;
}

export interface EilmeldungTables {
  eilmeldungen: EilmeldungTable;
}

declare module '../../core/platform/database/database.ts' {
  interface Database extends EilmeldungTables {}
}
