import type { GeneratedAlways } from 'kysely';

interface HallOccupanciesTable {
  id: GeneratedAlways<number>;
  /** The request it was created from; null if from the content, such as weekly training. */
  einsendung_id: number | null;
  halle: string;
  /** Comma-separated names of parts; empty for the whole hall. */
  hallenteile: string;
  titel: string;
  /** `YYYY-MM-DDTHH:mm`, local time in Europe/Berlin; the end may be `T24:00`. */
  beginn: string;
  ende: string;
}

export interface HallsTables {
  hallenbelegungen: HallOccupanciesTable;
}

declare module '../../core/platform/database/database.ts' {
  interface Database extends HallsTables {}
}
