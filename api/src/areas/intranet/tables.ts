import type { GeneratedAlways } from 'kysely';

interface CategoryTable {
  id: number;
  /** Part of the URL. */
  url: string;
  titel: string;
  beschreibung: string;
}

interface TextsTable {
  id: number;
  rubrik_id: number;
  titel: string;
  einleitung: string;
  /** HTML. */
  text: string;
  autor: string;
  datum_von: string;
  suchtext: string;
  worte: GeneratedAlways<string>;
}

interface TopicsTable {
  id: number;
  thema: string;
}

interface ArchiveTable {
  id: number;
  themen_id: number;
  titel: string;
}

interface DocumentsTable {
  id: number;
  archiv_id: number;
  titel: string;
  /** Link text of the file. */
  downloadtext: string;
  stand: string;
  gueltig_von: string;
  /** Null: until further notice. */
  gueltig_bis: string | null;
  /** HTML. */
  text: string;
  suchtext: string;
  /** Uploaded PDF file; null if generated from the text. */
  datei: string | null;
  worte: GeneratedAlways<string>;
}

export interface IntranetTables {
  intranet_rubriken: CategoryTable;
  intranet_texte: TextsTable;
  archivthemen: TopicsTable;
  archive: ArchiveTable;
  archivdokumente: DocumentsTable;
}

declare module '../../core/platform/database/database.ts' {
  interface Database extends IntranetTables {}
}
