import type { ColumnType, GeneratedAlways } from 'kysely';
import type { Adresse } from '../../kern/daten/adresse.ts';

interface RubrikenTabelle {
  id: number;
  rubrik: string;
}

/** Events of the calendar, made of the content. */
export interface KalenderTabelle {
  /** That of its entry in the content. */
  id: number;
  titel: string;
  einleitung: string;
  /** Sanitised HTML. */
  text: string;
  rubriken: number[];
  /** Organiser in words, empty when it is one of the directory. */
  veranstalter: string;
  brancheneintrag_id: number | null;
  /** Calendar days `YYYY-MM-DD` and times `HH:mm` in Europe/Berlin. */
  datum_von: string;
  datum_bis: string;
  zeit_von: string;
  zeit_bis: string;
  /** Between first and last day it takes place daily at these hours. */
  taeglich: boolean;
  /** RFC 5545, of a series; its dates are in `kalender_termine`. */
  rrule: string | null;
  /** The same in words. */
  wiederholung: string | null;
  eintritt: string;
  veranstaltungsort: string;
  ortsteil: string;
  adresse: ColumnType<Adresse | null, string | null, string | null>;
  link: string;
  linktext: string;
  bild_id: string | null;
  bildtext: string;
  galerie: ColumnType<{ bild_id: string; bildtext: string | null }[], string, string>;
}

/** What residents entered, as long as that is kept. */
interface EintragungenTabelle {
  /** From the numbers of the calendar: a hall may be asked for before it stands there. */
  id: number;
  einsendung_id: number;
  /** Secret part of the address under which it may be asked for before it is public. */
  schluessel: GeneratedAlways<string>;
  /** The entry of the content that was made of it; null before its release. */
  veranstaltung_id: number | null;
}

/** Dates of series; an event without any takes place once, on its own days. */
interface TermineTabelle {
  veranstaltung_id: number;
  von: string;
  bis: string;
}

export interface VeranstaltungTabellen {
  veranstaltungen_rubriken: RubrikenTabelle;
  kalender: KalenderTabelle;
  kalender_termine: TermineTabelle;
  veranstaltung_eintragungen: EintragungenTabelle;
}

declare module '../../kern/daten/database.ts' {
  interface Database extends VeranstaltungTabellen {}
}
