import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

interface EilmeldungTabelle {
  id: GeneratedAlways<number>;
  /** Key of its entry in the content. */
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
  /** Of the version before, which wrote it beside the content. */
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
