import type { GeneratedAlways } from 'kysely';

interface RubrikenTabelle {
  id: number;
  /** Part of the address. */
  url: string;
  titel: string;
  beschreibung: string;
}

interface TexteTabelle {
  id: number;
  rubrik_id: number;
  titel: string;
  einleitung: string;
  /** HTML */
  text: string;
  autor: string;
  datum_von: string;
  suchtext: string;
  worte: GeneratedAlways<string>;
}

interface ThemenTabelle {
  id: number;
  thema: string;
}

interface ArchiveTabelle {
  id: number;
  themen_id: number;
  titel: string;
}

interface DokumenteTabelle {
  id: number;
  archiv_id: number;
  titel: string;
  /** What the link to the file says. */
  downloadtext: string;
  stand: string;
  gueltig_von: string;
  /** Null: until further notice. */
  gueltig_bis: string | null;
  /** HTML */
  text: string;
  suchtext: string;
  /** PDF file that somebody brought; null where it is made of the text. */
  datei: string | null;
  worte: GeneratedAlways<string>;
}

export interface IntranetTabellen {
  intranet_rubriken: RubrikenTabelle;
  intranet_texte: TexteTabelle;
  archivthemen: ThemenTabelle;
  archive: ArchiveTabelle;
  archivdokumente: DokumenteTabelle;
}

declare module '../../kern/daten/database.ts' {
  interface Database extends IntranetTabellen {}
}
