import type { MenuItem } from '@gm/shared/schemas/menu';
import type { Route } from '@gm/shared/schemas/seite';
import type { ColumnType } from 'kysely';

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
  /** File below the content folder's `fotos/`. */
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
  /** Hash over the content files. */
  pruefsumme: string;
  /** Day the relative dates were computed for, `YYYY-MM-DD`. */
  tag: string;
}

export interface InhaltTabellen {
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
