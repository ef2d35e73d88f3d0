import type { Kind, Kontakt } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-anmeldung';
import type { WARTESTATUS } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-buchung';
import type { Frage } from '@gm/shared/bereiche/ferienprogramm/frage-namen';
import type { Cents } from '@gm/shared/format/betrag';
import type { Zustimmung } from '@gm/shared/schemas/zustimmungen';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Adresse } from '../../kern/daten/adresse.ts';

export interface FerienVeranstaltungenTabelle {
  id: number;
  rubrik: number;
  /** False when staff cancelled it, it disappeared from the content while somebody is booked into it, or it is a draft. */
  aktiv: Generated<boolean>;
  /** Not published yet: nobody but staff may see it. */
  entwurf: Generated<boolean>;
  /** Made at the desk: the content knows nothing of it. */
  eigen: Generated<boolean>;
  /** The suggestion it was made of. */
  einsendung_id: number | null;
  titel: string;
  einleitung: string | null;
  /** Sanitised HTML. */
  text: string;
  /** `YYYY-MM-DDTHH:mm`, wall clock in Europe/Berlin, or a day alone. */
  datum_von: string;
  datum_bis: string;
  taeglich: Generated<boolean>;
  preis: Cents;
  preis_geschwister: Cents | null;
  alter_min: number;
  alter_max: number;
  teilnehmer_min: number;
  teilnehmer_max: number;
  /** Places given away at the town hall; content. */
  vorab_reserviert: Generated<number>;
  /** Places taken by bookings and held by offers; only they change it, by the statements of one repository. */
  gebucht: Generated<number>;
  mitbringen: string | null;
  veranstalter: string | null;
  /** The organiser's entry in the directory, which goes before the name. */
  brancheneintrag_id: number | null;
  veranstaltungsort: string | null;
  adresse: ColumnType<Adresse | null, string | null, string | null>;
  bild_id: string | null;
  bildtext: string | null;
  galerie: ColumnType<{ bild_id: string; bildtext: string | null }[], string, string>;
  /** What families are asked besides the booking; not of the content. */
  fragen: Generated<Frage[]>;
  /** Helpers wanted on each day; not of the content. */
  helfer_noetig: Generated<number>;
}

interface FerienBuchungenTabelle extends Kontakt {
  id: GeneratedAlways<number>;
  referenz: string;
  /** SHA-256 of the secret in the private link. */
  token_hash: string;
  erstellt: GeneratedAlways<Date>;
  route: string;
  /**
   * What was agreed to by it, with the wording of that day; null where nobody knows it, and where an entry of the
   * waiting list became the booking: that has it.
   */
  zustimmungen: ColumnType<Zustimmung[] | null, string | null | undefined, never>;
  /** SHA-256 of the secret of the browser that booked: with it nothing is confirmed or shown, but the mail comes again. */
  browser_hash: string | null;
  /** When somebody opened the link of the mail; until then the places are held, and nobody else is kept from anything. */
  bestaetigt: Date | null;
  /** The reminder is due then; null when it was sent or none will be. */
  erinnern_ab: Date | null;
  /** Until then the places are held. */
  bestaetigen_bis: Date | null;
  /** When the places fell back because nobody had. */
  verfallen: Date | null;
}

/** Secrets of the mails after the first. */
interface FerienLinksTabelle {
  token_hash: string;
  buchung_id: number;
}

interface FerienKinderTabelle extends Omit<Kind, 'geschlecht'> {
  id: GeneratedAlways<number>;
  buchung_id: number;
  /** Place in the booking, from 0. */
  platz: number;
  /** Name and birthday, see `ferienprogramm/bilde-kindschluessel.ts`. */
  schluessel: string;
  geschlecht: string;
}

interface FerienTeilnahmenTabelle {
  kind_id: number;
  veranstaltung_id: number;
  schluessel: string;
  /** At the time of booking. */
  preis: Cents;
  storniert: Date | null;
  /** Who gave it back; null where it is not, or nobody knows any more. */
  storno_von: 'familie' | 'gemeinde' | 'doppelt' | null;
  /** The booking is confirmed. */
  fest: Generated<boolean>;
  /** Somebody has looked whether another family has booked the child, too. */
  konflikt_geprueft: Generated<boolean>;
}

interface FerienWartelisteTabelle {
  id: GeneratedAlways<number>;
  veranstaltung_id: number;
  token_hash: string;
  /** SHA-256 of the secret of the browser that entered it; until the first offer. */
  browser_hash: string | null;
  status: Generated<(typeof WARTESTATUS)[number]>;
  /** Places this entry needs, all or none. */
  anzahl: number;
  kontakt: ColumnType<Kontakt, string, string>;
  kinder: ColumnType<Kind[], string, string>;
  /** Of the children, see `ferienprogramm/bilde-kindschluessel.ts`. */
  schluessel: string[];
  /** Until then the offered places are held. */
  angebot_bis: Date | null;
  erstellt: GeneratedAlways<Date>;
  /** What was agreed to by it, with the wording of that day; null where nobody knows it. */
  zustimmungen: ColumnType<Zustimmung[] | null, string | null, never>;
}

/** What staff changed about an event; the content cannot take it back. */
interface FerienAenderungenTabelle {
  veranstaltung_id: number;
  /** Instead of the content's. */
  teilnehmer_max: number | null;
  abgesagt: Date | null;
  /** What the families were told. */
  grund: Generated<string>;
}

interface FerienErklaerungenTabelle {
  id: GeneratedAlways<number>;
  /** Lower case. */
  email: string;
  /** Of the child. */
  schluessel: string;
  feld: string;
  /** The wording of that day, and its version. */
  text: string;
  fassung: string;
  zugestimmt: boolean;
  erteilt: GeneratedAlways<Date>;
}

interface FerienKalenderTabelle {
  token_hash: string;
  buchung_id: number;
}

export interface FerienTabellen {
  ferien_erklaerungen: FerienErklaerungenTabelle;
  ferien_kalender: FerienKalenderTabelle;
  ferien_aenderungen: FerienAenderungenTabelle;
  ferien_veranstaltungen: FerienVeranstaltungenTabelle;
  ferien_buchungen: FerienBuchungenTabelle;
  ferien_kinder: FerienKinderTabelle;
  ferien_links: FerienLinksTabelle;
  ferien_teilnahmen: FerienTeilnahmenTabelle;
  ferien_warteliste: FerienWartelisteTabelle;
}

declare module '../../kern/daten/database.ts' {
  interface Database extends FerienTabellen {}
}
