import type { GeneratedAlways } from 'kysely';

/** When a hall is taken. */
interface HallenbelegungenTabelle {
  id: GeneratedAlways<number>;
  /** The request it was made of; null for what the content says, e.g. weekly trainings. */
  einsendung_id: number | null;
  halle: string;
  /** Parts in words, by comma; empty for the whole hall. */
  hallenteile: string;
  titel: string;
  /** `YYYY-MM-DDTHH:mm`, wall clock in Europe/Berlin; the end may be `T24:00`. */
  beginn: string;
  ende: string;
}

export interface HallenTabellen {
  hallenbelegungen: HallenbelegungenTabelle;
}

declare module '../../kern/daten/database.ts' {
  interface Database extends HallenTabellen {}
}
