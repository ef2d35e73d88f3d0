import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export interface ArtikelTable {
  id: number;
  titel: string;
  einleitung: string | null;
  /** Sanitised HTML. */
  text: string;
  rubrik_id: number;
  bild_id: string | null;
  bildtext: string | null;
  galerie: ColumnType<{ bild_id: string; bildtext: string | null }[], string | undefined, string>;
  /** Calendar day `YYYY-MM-DD` in Europe/Berlin. */
  datum_von: string;
  sortierung: Generated<number>;
  highlight: boolean;
  /** Reader groups that modules filter by. */
  interessengruppen: Generated<number[]>;
  pfad: string;
  suche: GeneratedAlways<string>;
}

interface CategoryTable {
  id: Generated<number>;
  name: string;
}

export interface AktuellesTables {
  artikel: ArtikelTable;
  rubriken: CategoryTable;
}

declare module '../../core/platform/database/database.ts' {
  interface Database extends AktuellesTables {}
}
