import type { ColumnType, GeneratedAlways } from 'kysely';
import type { Address } from '../../core/platform/database/address.ts';

interface CategoryTable {
  id: number;
  rubrik: string;
}

/** Events of the calendar, built from the content. */
export interface CalendarTable {
  /** Number of its content entry. */
  id: number;
  titel: string;
  einleitung: string;
  /** Sanitised HTML. */
  text: string;
  rubriken: number[];
  /** Organiser as text; empty if it is in the directory. */
  veranstalter: string;
  brancheneintrag_id: number | null;
  /** Calendar days `YYYY-MM-DD` and times `HH:mm` in Europe/Berlin. */
  datum_von: string;
  datum_bis: string;
  zeit_von: string;
  zeit_bis: string;
  /** Takes place daily at these hours between first and last day. */
  taeglich: boolean;
  /** RFC 5545 rule of a series; its dates are in `kalender_termine`. */
  rrule: string | null;
  /** The rule in words. */
  wiederholung: string | null;
  eintritt: string;
  veranstaltungsort: string;
  ortsteil: string;
  adresse: ColumnType<Address | null, string | null, string | null>;
  link: string;
  linktext: string;
  bild_id: string | null;
  bildtext: string;
  galerie: ColumnType<{ bild_id: string; bildtext: string | null }[], string, string>;
}

/** Submissions of residents, until they are deleted. */
interface EintragungenTable {
  /** From the sequence of calendar numbers, because a hall may be requested before publication. */
  id: number;
  einsendung_id: number;
  /** Secret part of the URL for access before publication. */
  schluessel: GeneratedAlways<string>;
  /** Number of the content entry created from it; null before publication. */
  veranstaltung_id: number | null;
}

/** Dates of series; an event without rows takes place once, on its own days. */
interface TermineTable {
  veranstaltung_id: number;
  von: string;
  bis: string;
}

export interface VeranstaltungTables {
  veranstaltungen_rubriken: CategoryTable;
  kalender: CalendarTable;
  kalender_termine: TermineTable;
  veranstaltung_eintragungen: EintragungenTable;
}

declare module '../../core/platform/database/database.ts' {
  interface Database extends VeranstaltungTables {}
}
