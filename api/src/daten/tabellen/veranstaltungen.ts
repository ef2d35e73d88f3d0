import type { Brancheneintrag } from '@gm/shared/schemas/veranstaltung-daten';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Clubs, institutions and facilities. */
interface BrancheneintraegeTabelle {
  id: number;
  typ: Brancheneintrag['typ'];
  titel: string;
  kontakt: ColumnType<Brancheneintrag['kontakt'], string, string>;
  adresse: ColumnType<Brancheneintrag['adresse'], string, string>;
  ansprechpartner: string;
}

interface RubrikenTabelle {
  id: number;
  rubrik: string;
}

/** Events of the calendar. */
export interface VeranstaltungenTabelle {
  id: GeneratedAlways<number>;
  /** What it was made of, when a resident entered it; erased together. */
  einsendung_id: number | null;
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
}

export interface VeranstaltungTabellen {
  brancheneintraege: BrancheneintraegeTabelle;
  veranstaltungen_rubriken: RubrikenTabelle;
  veranstaltungen: VeranstaltungenTabelle;
}
