import type { Anschrift, Einheit, Leistung } from '@gm/shared/bereiche/wegweiser/wegweiser';
import type { Oeffnungszeit } from '@gm/shared/schemas/oeffnungszeiten';
import type { ColumnType } from 'kysely';

export interface OrganisationseinheitenTabelle {
  id: number;
  /** Number in the organisation chart, e.g. `12`. */
  code: string;
  name: string;
  art: Einheit['art'];
  /** The unit above. */
  ueber_id: number | null;
  /** Its head, of `mitarbeiter`. */
  leitung_id: number | null;
  telefon: string | null;
  email: string | null;
  /** Sanitised HTML. */
  vorspann: string;
  anschriften: ColumnType<Anschrift[], string, string>;
  oeffnungszeiten: ColumnType<Oeffnungszeit[], string, string>;
}

export interface MitarbeiterTabelle {
  id: number;
  vorname: string;
  nachname: string;
  funktion: string;
  einheit_id: number;
  telefon: string | null;
  email: string | null;
  zimmer: string | null;
  aufgaben: string[];
  /** Place among the others of the unit. */
  sortierung: number;
}

export interface LebenslagenTabelle {
  id: string;
  titel: string;
  text: string;
  sortierung: number;
}

export interface LeistungenTabelle {
  /** Last part of its path. */
  slug: string;
  titel: string;
  einleitung: string;
  /** What people call it otherwise. */
  stichworte: string[];
  /** Ids of `lebenslagen`. */
  lebenslagen: string[];
  einheit_id: number;
  /** What its page says, as sanitised HTML, and where to apply. */
  angaben: ColumnType<
    Pick<Leistung, 'wer' | 'ablauf' | 'unterlagen' | 'kosten' | 'dauer' | 'recht' | 'online' | 'formular'>,
    string,
    string
  >;
}

export interface WegweiserTabellen {
  organisationseinheiten: OrganisationseinheitenTabelle;
  mitarbeiter: MitarbeiterTabelle;
  lebenslagen: LebenslagenTabelle;
  leistungen: LeistungenTabelle;
}

declare module '../../kern/daten/database.ts' {
  interface Database extends WegweiserTabellen {}
}
