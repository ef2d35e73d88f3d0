import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

interface EilmeldungTabelle {
  id: GeneratedAlways<number>;
  /** Name in the content folder; null for what was written in the intranet. */
  datei_name: Generated<string | null>;
  titel: string;
  text: string;
  /** Path on this site or an address with `https:`. */
  link: Generated<string | null>;
  von: ColumnType<Date, Date | string>;
  /** First moment at which it holds no more. */
  bis: ColumnType<Date, Date | string>;
  /** When its push notification was put on its way. */
  gemeldet: ColumnType<Date | null, never, Date>;
  erstellt: GeneratedAlways<Date>;
  /** What it was made of, when it was written in the intranet. */
  beitrag_id: Generated<number | null>;
  /** Shown on the page of the notice and in notifications; the banner has words alone. */
  bild_id: Generated<string | null>;
  bildtext: Generated<string | null>;
}

export interface EilmeldungTabellen {
  eilmeldungen: EilmeldungTabelle;
}

declare module '../../kern/daten/database.ts' {
  interface Database extends EilmeldungTabellen {}
}
