import type { WAITING_STATUS } from '@gm/shared/areas/ferienprogramm/registration/ferienprogramm-booking';
import type { Child, Contact } from '@gm/shared/areas/ferienprogramm/registration/ferienprogramm-registration';
import type { Question } from '@gm/shared/areas/ferienprogramm/registration/question-names';
import type { Cents } from '@gm/shared/format/amount';
import type { Consent } from '@gm/shared/schemas/consents';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Address } from '../../core/platform/database/address.ts';

export interface HolidayVeranstaltungenTable {
  id: number;
  rubrik: number;
  /** False if staff cancelled it, it was removed from the content while it has bookings, or it is a draft. */
  aktiv: Generated<boolean>;
  /** Unpublished; visible to staff only. */
  entwurf: Generated<boolean>;
  /** Created at the desk, not part of the content. */
  eigen: Generated<boolean>;
  /** The suggestion it was created from. */
  einsendung_id: number | null;
  titel: string;
  einleitung: string | null;
  /** Sanitised HTML. */
  text: string;
  /** `YYYY-MM-DDTHH:mm`, local time in Europe/Berlin, or a date without time. */
  datum_von: string;
  datum_bis: string;
  taeglich: Generated<boolean>;
  preis: Cents;
  preis_geschwister: Cents | null;
  alter_min: number;
  alter_max: number;
  teilnehmer_min: number;
  teilnehmer_max: number;
  /** Places allocated at the town hall; from the content. */
  vorab_reserviert: Generated<number>;
  /** Places taken by bookings and held by offers; changed only by one repository, together with them. */
  gebucht: Generated<number>;
  mitbringen: string | null;
  veranstalter: string | null;
  /** The organiser's entry in the directory; takes precedence over the name. */
  brancheneintrag_id: number | null;
  veranstaltungsort: string | null;
  adresse: ColumnType<Address | null, string | null, string | null>;
  bild_id: string | null;
  bildtext: string | null;
  galerie: ColumnType<{ bild_id: string; bildtext: string | null }[], string, string>;
  /** Additional questions to families; not part of the content. */
  fragen: Generated<Question[]>;
  /** Helpers needed per day; not part of the content. */
  helfer_noetig: Generated<number>;
}

interface HolidayBookingsTable extends Contact {
  id: GeneratedAlways<number>;
  referenz: string;
  /** SHA-256 of the secret in the private link. */
  token_hash: string;
  erstellt: GeneratedAlways<Date>;
  route: string;
  /**
   * Consents with their wording at that time; null if unknown, or if the booking came from a waiting list entry, which
   * has them.
   */
  zustimmungen: ColumnType<Consent[] | null, string | null | undefined, never>;
  /** SHA-256 of the secret of the browser that booked, which can only request the mail again. */
  browser_hash: string | null;
  /** When the booking was confirmed; until then its places are held, but it blocks nothing else. */
  bestaetigt: Date | null;
  /** When the reminder is due; null if it was sent or is not needed. */
  erinnern_ab: Date | null;
  /** Until when the places are held. */
  bestaetigen_bis: Date | null;
  /** When the places were released without a confirmation. */
  verfallen: Date | null;
}

/** Secrets of further mails. */
interface HolidayLinksTable {
  token_hash: string;
  buchung_id: number;
}

interface HolidayChildrenTable extends Omit<Child, 'geschlecht'> {
  id: GeneratedAlways<number>;
  buchung_id: number;
  /** Position in the booking, from 0. */
  platz: number;
  /** Derived from name and birthday, see `booking/build-child-key.ts`. */
  schluessel: string;
  geschlecht: string;
}

interface HolidayParticipationsTable {
  kind_id: number;
  veranstaltung_id: number;
  schluessel: string;
  /** At the time of booking. */
  preis: Cents;
  storniert: Date | null;
  /** Who cancelled; null if not cancelled or unknown. */
  storno_von: 'familie' | 'gemeinde' | 'doppelt' | null;
  /** The booking is confirmed. */
  fest: Generated<boolean>;
  /** Checked for bookings of the child by other families. */
  konflikt_geprueft: Generated<boolean>;
}

interface HolidayWaitingListTable {
  id: GeneratedAlways<number>;
  veranstaltung_id: number;
  token_hash: string;
  /** SHA-256 of the secret of the browser that created it; until the first offer. */
  browser_hash: string | null;
  status: Generated<(typeof WAITING_STATUS)[number]>;
  /** Places this entry needs, all or none. */
  anzahl: number;
  kontakt: ColumnType<Contact, string, string>;
  kinder: ColumnType<Child[], string, string>;
  /** Keys of the children, see `booking/build-child-key.ts`. */
  schluessel: string[];
  /** Until when the offered places are held. */
  angebot_bis: Date | null;
  erstellt: GeneratedAlways<Date>;
  /** Consents with their wording at that time; null if unknown. */
  zustimmungen: ColumnType<Consent[] | null, string | null, never>;
}

/** Changes of an event by staff, which override the content. */
interface HolidayChangesTable {
  veranstaltung_id: number;
  /** Overrides the content. */
  teilnehmer_max: number | null;
  abgesagt: Date | null;
  /** Reason given to the families. */
  grund: Generated<string>;
}

interface HolidayDeclarationsTable {
  id: GeneratedAlways<number>;
  /** Lower case. */
  email: string;
  /** Key of the child. */
  schluessel: string;
  feld: string;
  /** The wording at that time, and its version. */
  text: string;
  fassung: string;
  zugestimmt: boolean;
  erteilt: GeneratedAlways<Date>;
}

interface HolidayCalendarTable {
  token_hash: string;
  buchung_id: number;
}

export interface HolidayTables {
  ferien_erklaerungen: HolidayDeclarationsTable;
  ferien_kalender: HolidayCalendarTable;
  ferien_aenderungen: HolidayChangesTable;
  ferien_veranstaltungen: HolidayVeranstaltungenTable;
  ferien_buchungen: HolidayBookingsTable;
  ferien_kinder: HolidayChildrenTable;
  ferien_links: HolidayLinksTable;
  ferien_teilnahmen: HolidayParticipationsTable;
  ferien_warteliste: HolidayWaitingListTable;
}

declare module '../../core/platform/database/database.ts' {
  interface Database extends HolidayTables {}
}
