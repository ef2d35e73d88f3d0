import type { Leistung, PostalAddress, Unit } from '@gm/shared/areas/wegweiser/wegweiser';
import type { OpeningTime } from '@gm/shared/schemas/opening-hours';
import type { ColumnType } from 'kysely';

export interface OrganisationseinheitenTable {
  id: number;
  /** Number in the organisation chart, such as `12`. */
  code: string;
  name: string;
  art: Unit['art'];
  /** The parent unit. */
  ueber_id: number | null;
  /** Its head, from `mitarbeiter`. */
  leitung_id: number | null;
  telefon: string | null;
  email: string | null;
  /** Sanitised HTML. */
  vorspann: string;
  anschriften: ColumnType<PostalAddress[], string, string>;
  oeffnungszeiten: ColumnType<OpeningTime[], string, string>;
}

export interface StaffTable {
  id: number;
  vorname: string;
  nachname: string;
  funktion: string;
  einheit_id: number;
  telefon: string | null;
  email: string | null;
  zimmer: string | null;
  aufgaben: string[];
  /** Position within the unit. */
  sortierung: number;
}

export interface LebenslagenTable {
  id: string;
  titel: string;
  text: string;
  sortierung: number;
}

export interface LeistungenTable {
  /** Last path segment. */
  slug: string;
  titel: string;
  einleitung: string;
  /** Synonyms for the search. */
  stichworte: string[];
  /** Ids of `lebenslagen`. */
  lebenslagen: string[];
  einheit_id: number;
  /** Content of its page as sanitised HTML, and where to apply. */
  angaben: ColumnType<
    Pick<Leistung, 'wer' | 'ablauf' | 'unterlagen' | 'kosten' | 'dauer' | 'recht' | 'online' | 'formular'>,
    string,
    string
  >;
}

export interface WegweiserTables {
  organisationseinheiten: OrganisationseinheitenTable;
  mitarbeiter: StaffTable;
  lebenslagen: LebenslagenTable;
  leistungen: LeistungenTable;
}

declare module '../../core/platform/database/database.ts' {
  interface Database extends WegweiserTables {}
}
