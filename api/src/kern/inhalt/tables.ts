import type { MenuItem } from '@gm/shared/schemas/menu';
import type { Route } from '@gm/shared/schemas/seite';
import type { ColumnType, Generated, RawBuilder } from 'kysely';

/** A page as `GET /api/cms/route` answers it. */
export interface SeitenTabelle {
  /** With leading and trailing slash. */
  pfad: string;
  /** Written as JSON text: pg would turn an array into a PostgreSQL array. */
  antwort: ColumnType<Route, string, string>;
  /** Last change of the content, shown in the site map. */
  geaendert: string;
}

export interface MenusTabelle {
  name: string;
  eintraege: ColumnType<MenuItem[], string, string>;
}

/** Configuration of the municipality by key, e.g. `gemeinde`. */
export interface KonfigurationTabelle {
  schluessel: string;
  wert: ColumnType<unknown, string, string>;
}

export interface BilderTabelle {
  /** Slug and eight digits of the file's hash: a changed picture gets a new address. */
  id: string;
  /** Its file among the uploads, as `getUpload` writes it. */
  datei: string;
  breite: number;
  hoehe: number;
  /** Mean colour `#rrggbb`. */
  farbe: string;
  alt: string;
  copyright: string | null;
  lizenz: string | null;
}

/** Paths that once were public: answered with 410, not 404. */
export interface EntferntePfadeTabelle {
  pfad: string;
  entfernt_am: ColumnType<Date, string | undefined, never>;
}

/** One row: which content is in the database. */
export interface InhaltStandTabelle {
  id: number;
  /** Raised by every change; caches hang on it. */
  version: number;
  /** Which entries and areas the public tables were made of, by which loader. */
  pruefsumme: string;
  /** Day the relative dates were computed for, `YYYY-MM-DD`. */
  tag: string;
}

/** An entry of the content; kind and key tell it from the others. */
export interface InhaltEintraegeTabelle {
  art: string;
  schluessel: string;
  /** File of the exchange format, and place in its list. */
  datei: string;
  platz: number;
  /** Null where the entry is nothing but a text. */
  daten: ColumnType<unknown, string, string>;
  text: string | null;
  /** What it is called in lists, and the words it is found by; the database writes both. */
  name: Generated<string>;
  suchtext: Generated<string>;
  /** When it was changed last; the database writes it. */
  geaendert: Generated<Date>;
  /** Raised by every change. */
  fassung: Generated<number>;
  /** Number of the last change among those of all entries. */
  aenderung: ColumnType<string | number, never, RawBuilder<string>>;
}

/** What the bytes of a photo are like; they lie among the uploads. */
export interface InhaltFotosTabelle {
  /** Name by which entries mention it. */
  datei: string;
  /** Of the picture that the file now is; see `bilder`. */
  id: string;
  breite: number;
  hoehe: number;
  farbe: string;
  /** Its name among the uploads; null: that of its bytes. */
  ablage: Generated<string | null>;
}

/** A PDF file of the content; its bytes lie among the uploads. */
export interface InhaltDokumenteTabelle {
  /** Name by which entries mention it. */
  datei: string;
  /** Of its bytes. */
  hash: string;
  seiten: number;
  /** What is written in it, empty for scanned paper. */
  text: string;
  /** What it says it is called, or empty; null for what came before anybody looked. */
  titel: string | null;
  /** Bytes; null for what came before anybody counted. */
  groesse: number | null;
  seit: Generated<string>;
}

export interface InhaltTabellen {
  inhalt_eintraege: InhaltEintraegeTabelle;
  inhalt_fotos: InhaltFotosTabelle;
  inhalt_dokumente: InhaltDokumenteTabelle;
  seiten: SeitenTabelle;
  menus: MenusTabelle;
  konfiguration: KonfigurationTabelle;
  bilder: BilderTabelle;
  entfernte_pfade: EntferntePfadeTabelle;
  inhalt_stand: InhaltStandTabelle;
}

declare module '../daten/database.ts' {
  interface Database extends InhaltTabellen {}
}
