import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export interface ArtikelTabelle {
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
  /** Groups of readers that modules ask for. */
  interessengruppen: Generated<number[]>;
  pfad: string;
  suche: GeneratedAlways<string>;
  /** Of the version before, which wrote it beside the content. */
  beitrag_id: Generated<number | null>;
}

interface RubrikenTabelle {
  id: Generated<number>;
  name: string;
}

export interface AktuellesTabellen {
  artikel: ArtikelTabelle;
  rubriken: RubrikenTabelle;
}

declare module '../../kern/daten/database.ts' {
  interface Database extends AktuellesTabellen {}
}
