import type { Brancheneintrag } from '@gm/shared/schemas/events/veranstaltung-data';
import type { OpeningTime } from '@gm/shared/schemas/opening-hours';
import type { ColumnType, Generated } from 'kysely';

/** Clubs, institutions, facilities and firms. */
export interface BrancheneintraegeTable {
  id: number;
  typ: Brancheneintrag['typ'];
  titel: string;
  rubrik_id: number | null;
  einleitung: Generated<string>;
  /** Sanitised HTML. */
  text: Generated<string>;
  kontakt: ColumnType<Brancheneintrag['kontakt'], string, string>;
  adresse: ColumnType<Brancheneintrag['adresse'], string, string>;
  ansprechpartner: string;
  oeffnungszeiten: ColumnType<OpeningTime[], string | undefined, string>;
  bild_id: string | null;
  bildtext: Generated<string>;
  /** The next three are derived from the others (`core/services/search/classify-entry.ts`). */
  sortiertitel: string;
  buchstabe: string;
  suchtext: string;
}

interface BranchenCategoryTable {
  id: number;
  rubrik: string;
}

export interface BranchenverzeichnisTables {
  brancheneintraege: BrancheneintraegeTable;
  branchen_rubriken: BranchenCategoryTable;
}

declare module '../../core/platform/database/database.ts' {
  interface Database extends BranchenverzeichnisTables {}
}
