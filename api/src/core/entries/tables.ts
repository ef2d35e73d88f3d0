import type { MenuItem } from '@gm/shared/schemas/menu';
import type { Route } from '@gm/shared/schemas/page';
import type { ColumnType, Generated, RawBuilder } from 'kysely';

/** A page as returned by `GET /api/cms/route`. */
export interface PageTable {
  /** With leading and trailing slash. */
  pfad: string;
  /** Written as JSON text: pg would turn an array into a PostgreSQL array. */
  antwort: ColumnType<Route, string, string>;
  /** Last content change, listed in the site map. */
  geaendert: string;
}

export interface MenusTable {
  name: string;
  eintraege: ColumnType<MenuItem[], string, string>;
}

/** Configuration of the municipality by key, e.g. `gemeinde`. */
export interface ConfigurationTable {
  schluessel: string;
  wert: ColumnType<unknown, string, string>;
}

export interface ImagesTable {
  /** Slug and eight digits of the file's hash, so that a changed picture gets a new address. */
  id: string;
  /** Storage name, as written by `getUpload`. */
  datei: string;
  breite: number;
  hoehe: number;
  /** Mean colour `#rrggbb`. */
  farbe: string;
  alt: string;
  copyright: string | null;
  lizenz: string | null;
}

/** Formerly public paths: answered with 410 instead of 404. */
export interface RemovedPathsTable {
  pfad: string;
  entfernt_am: ColumnType<Date, string | undefined, never>;
}

/** Single row: the loaded content. */
export interface ContentStateTable {
  id: number;
  /** Incremented by every change; caches depend on it. */
  version: number;
  /** Hash of the entries, areas and loader that built the public tables. */
  pruefsumme: string;
  /** Day for which relative dates were computed, `YYYY-MM-DD`. */
  tag: string;
}

/** A content entry, identified by kind and key. */
export interface ContentEntriesTable {
  art: string;
  schluessel: string;
  /** File of the exchange format, and position in its list. */
  datei: string;
  platz: number;
  /** Null for plain texts. */
  daten: ColumnType<unknown, string, string>;
  text: string | null;
  /** Name in lists and searchable text; written by a trigger. */
  name: Generated<string>;
  suchtext: Generated<string>;
  /** Time of the last change; written by a trigger. */
  geaendert: Generated<Date>;
  /** Incremented by every change. */
  fassung: Generated<number>;
  /** Sequence number of the last change across all entries. */
  aenderung: ColumnType<string | number, never, RawBuilder<string>>;
}

/** Properties of a photo file; the bytes are in the uploads storage. */
export interface ContentPhotosTable {
  /** Name that entries use. */
  datei: string;
  /** Id of the picture made from the current file; see `bilder`. */
  id: string;
  breite: number;
  hoehe: number;
  farbe: string;
  /** Storage name; null: derived from the bytes. */
  ablage: Generated<string | null>;
}

/** A PDF file of the content; the bytes are in the uploads storage. */
export interface ContentDocumentsTable {
  /** Name that entries use. */
  datei: string;
  /** Hash of the bytes. */
  hash: string;
  seiten: number;
  /** Extracted text, empty for scanned paper. */
  text: string;
  /** Document title, may be empty; null for files added before titles were read. */
  titel: string | null;
  /** Size in bytes; null for files added before sizes were recorded. */
  groesse: number | null;
  seit: Generated<string>;
}

export interface ContentTables {
  inhalt_eintraege: ContentEntriesTable;
  inhalt_fotos: ContentPhotosTable;
  inhalt_dokumente: ContentDocumentsTable;
  seiten: PageTable;
  menus: MenusTable;
  konfiguration: ConfigurationTable;
  bilder: ImagesTable;
  entfernte_pfade: RemovedPathsTable;
  inhalt_stand: ContentStateTable;
}

declare module '../platform/database/database.ts' {
  interface Database extends ContentTables {}
}
