import type { GeneratedAlways } from 'kysely';

/** One entry of the site's search. */
export interface SucheTabelle {
  pfad: string;
  /** Kind of content, see `suche/suchtypen.ts`. */
  typ: string;
  titel: string;
  beschreibung: string;
  /** Plain text, without markup and soft hyphens. */
  text: string;
  /** Calendar day `YYYY-MM-DD`; null for content that does not grow old. */
  datum: string | null;
  /** Kind of paper or `Sitzung`, and bodies, of what is the council's; null for everything else. */
  art: string | null;
  gremien: number[] | null;
  worte: GeneratedAlways<string>;
  /** Of title and description alone. */
  titelworte: GeneratedAlways<string>;
}

interface SucheWoerterTabelle {
  /** `wort` in ASCII, see `suche/falte-wort.ts`. */
  gefaltet: string;
  typ: string;
  wort: string;
  /** How often it occurs in content of this kind. */
  anzahl: number;
}

export interface SucheTabellen {
  suche: SucheTabelle;
  suche_woerter: SucheWoerterTabelle;
}

declare module '../daten/database.ts' {
  interface Database extends SucheTabellen {}
}
