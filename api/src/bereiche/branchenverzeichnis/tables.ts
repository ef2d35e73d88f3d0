import type { Oeffnungszeit } from '@gm/shared/schemas/oeffnungszeiten';
import type { Brancheneintrag } from '@gm/shared/schemas/veranstaltung-daten';
import type { ColumnType, Generated } from 'kysely';

/** Clubs, institutions, facilities and firms. */
export interface BrancheneintraegeTabelle {
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
  oeffnungszeiten: ColumnType<Oeffnungszeit[], string | undefined, string>;
  bild_id: string | null;
  bildtext: Generated<string>;
  /** The next three are derived from the others (`src/branchenverzeichnis/ordne-eintrag.ts`). */
  sortiertitel: string;
  buchstabe: string;
  suchtext: string;
}

interface BranchenRubrikenTabelle {
  id: number;
  rubrik: string;
}

export interface BranchenverzeichnisTabellen {
  brancheneintraege: BrancheneintraegeTabelle;
  branchen_rubriken: BranchenRubrikenTabelle;
}

declare module '../../kern/daten/database.ts' {
  interface Database extends BranchenverzeichnisTabellen {}
}
