import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Adresse } from '../../kern/daten/adresse.ts';

interface RubrikenTabelle {
  id: number;
  rubrik: string;
}

/** Events of the calendar. */
export interface VeranstaltungenTabelle {
  id: GeneratedAlways<number>;
  /** What it was made of, when a resident entered it; erased together. */
  einsendung_id: number | null;
  /** Secret part of the address under which an event that is not public yet may be asked for. */
  schluessel: GeneratedAlways<string>;
  /** Nothing is public before staff have looked at it. */
  freigegeben: Generated<boolean>;
  titel: string;
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
  veranstaltungsort: string;
  ansprechpartner: string;
  telefon: string;
  email: string;
  link: string;
  linktext: string;
  bildtext: string;
  bildcopyright: string;
  /** Its number in the content files; null when a resident entered it. */
  inhalt_id: number | null;
  einleitung: Generated<string>;
  eintritt: Generated<string>;
  ortsteil: Generated<string>;
  adresse: ColumnType<Adresse | null, string | null | undefined, string | null>;
  /** Between first and last day it takes place daily at these hours. */
  taeglich: Generated<boolean>;
  /** RFC 5545, of a series; its dates are in `veranstaltung_termine`. */
  rrule: string | null;
  /** The same in words. */
  wiederholung: string | null;
  bild_id: string | null;
  galerie: ColumnType<{ bild_id: string; bildtext: string | null }[], string | undefined, string>;
  /** What it was made of, when it was written in the intranet. */
  beitrag_id: Generated<number | null>;
}

/** Dates of series; an event without any takes place once, on its own days. */
interface TermineTabelle {
  veranstaltung_id: number;
  von: string;
  bis: string;
}

export interface VeranstaltungTabellen {
  veranstaltungen_rubriken: RubrikenTabelle;
  veranstaltungen: VeranstaltungenTabelle;
  veranstaltung_termine: TermineTabelle;
}

declare module '../../kern/daten/database.ts' {
  interface Database extends VeranstaltungTabellen {}
}
