import type { ColumnType, JSONColumnType } from 'kysely';

/** A point in time: read as a `Date`, written as one or as text. */
type Zeitpunkt = ColumnType<Date, Date | string, Date | string>;
type MitVorgabe<Wert> = ColumnType<Wert, Wert | undefined, Wert>;

/** What every object of OParl has. */
interface Objekt {
  /** Below 1,000,000 from the content folder. */
  id: MitVorgabe<number>;
  /** Address of the object in the system it was imported from; null for what is this site's own. */
  herkunft: string | null;
  erstellt: ColumnType<Date, string | undefined, never>;
  /** Moves with every change of the object and of what OParl shows inside it. */
  geaendert: ColumnType<Date, string | undefined, string>;
  geloescht: MitVorgabe<boolean>;
}

/** An object that may be for members of its bodies only. */
interface Geschuetzt extends Objekt {
  /** False also where what it belongs to is not public. */
  oeffentlich: boolean;
  /** Was public once and is not any more: OParl calls it deleted. */
  depubliziert: MitVorgabe<boolean>;
}

/** Body: the municipality. */
export interface KoerperschaftenTabelle extends Objekt {
  name: string;
  kurzname: string | null;
  /** Amtlicher Gemeindeschlüssel, eight digits. */
  ags: string | null;
  webseite: string | null;
  kontakt_name: string | null;
  kontakt_email: string | null;
}

/** LegislativeTerm */
export interface WahlperiodenTabelle extends Objekt {
  koerperschaft_id: number;
  name: string;
  /** Calendar days `YYYY-MM-DD`, here and below. */
  beginn: string | null;
  ende: string | null;
}

/** Location */
export interface OrteTabelle extends Objekt {
  koerperschaft_id: number;
  beschreibung: string | null;
  raum: string | null;
  strasse: string | null;
  plz: string | null;
  ort: string | null;
  ortsteil: string | null;
  /** Feature of GeoJSON. */
  geojson: object | null;
}

/** Organization: a body of the council or a group in it. */
export interface GremienTabelle extends Objekt {
  koerperschaft_id: number;
  name: string;
  kurzname: string | null;
  /** OParl's organizationType: `Gremium`, `Fraktion`, … */
  art: string;
  beschreibung: MitVorgabe<string>;
  beginn: string | null;
  ende: string | null;
  ueber_id: number | null;
  ort_id: number | null;
  sortierung: MitVorgabe<number>;
}

/** Person */
export interface PersonenTabelle extends Objekt {
  koerperschaft_id: number;
  name: string;
  vorname: string | null;
  nachname: string | null;
  anrede: string | null;
  /** Academic titles. */
  titel: MitVorgabe<string[]>;
  geschlecht: string | null;
  email: string | null;
  telefon: string | null;
  /** What the person is besides, e.g. `Ortsvorsteherin`. */
  status: MitVorgabe<string[]>;
  ortsteil: string | null;
  taetigkeitsbereiche: MitVorgabe<string[]>;
}

/** Membership */
export interface MitgliedschaftenTabelle extends Objekt {
  koerperschaft_id: number;
  person_id: number;
  gremium_id: number;
  funktion: string | null;
  stimmrecht: boolean | null;
  beginn: string | null;
  ende: string | null;
}

/** Meeting */
export interface SitzungenTabelle extends Objekt {
  koerperschaft_id: number;
  name: string;
  /** OParl's meetingState: `eingeladen`, `durchgeführt`, … */
  status: string | null;
  abgesagt: MitVorgabe<boolean>;
  beginn: Zeitpunkt | null;
  ende: Zeitpunkt | null;
  ort_id: number | null;
  /** Numbers of `rats_gremien`. */
  gremien: MitVorgabe<number[]>;
  /** Numbers of `rats_personen` that were present. */
  teilnehmer: MitVorgabe<number[]>;
}

/** A vote, where one was counted. */
export interface Abstimmung {
  ja: number;
  nein: number;
  enthaltung: number;
}

/** AgendaItem */
export interface TagesordnungspunkteTabelle extends Geschuetzt {
  koerperschaft_id: number;
  sitzung_id: number;
  /** As the agenda prints it, e.g. `Ö 3`. */
  nummer: string | null;
  /** Place on the agenda, from 1; the public part comes first. */
  position: number;
  name: string;
  ergebnis: string | null;
  /** Text of the resolution. */
  beschluss: string | null;
  abstimmung: Abstimmung | null;
}

/** Paper */
export interface VorlagenTabelle extends Geschuetzt {
  koerperschaft_id: number;
  name: string;
  /** e.g. `2026/014` */
  aktenzeichen: string | null;
  /** OParl's paperType: `Beschlussvorlage`, `Antrag`, … */
  art: string | null;
  datum: string | null;
  /** Numbers of `rats_gremien`: under whose direction, and from whom. */
  federfuehrende: MitVorgabe<number[]>;
  urheber_gremien: MitVorgabe<number[]>;
  /** Numbers of `rats_personen`. */
  urheber_personen: MitVorgabe<number[]>;
  /** Numbers of `rats_vorlagen`. */
  verwandte: MitVorgabe<number[]>;
  /** Numbers of `rats_orte`. */
  orte: MitVorgabe<number[]>;
  stichworte: MitVorgabe<string[]>;
}

/** Consultation: a paper on an agenda. */
export interface BeratungenTabelle extends Geschuetzt {
  koerperschaft_id: number;
  vorlage_id: number;
  punkt_id: number | null;
  sitzung_id: number | null;
  gremien: MitVorgabe<number[]>;
  /** Whether this body decides. */
  federfuehrend: MitVorgabe<boolean>;
  /** `Vorberatung`, `Entscheidung`, `Kenntnisnahme`, … */
  rolle: string | null;
}

/** What a file is to the meeting, agenda item or paper it belongs to, in OParl's names of properties. */
export type Dateirolle =
  | 'invitation'
  | 'resultsProtocol'
  | 'verbatimProtocol'
  | 'mainFile'
  | 'auxiliaryFile'
  | 'resolutionFile';

/** File */
export interface DateienTabelle extends Geschuetzt {
  koerperschaft_id: number;
  /** Exactly one of the three is set. */
  sitzung_id: number | null;
  punkt_id: number | null;
  vorlage_id: number | null;
  rolle: Dateirolle;
  name: string;
  dateiname: string;
  mime: string;
  datum: string | null;
  /** Plain text of the file, for the search. */
  text: string | null;
  /** Sanitised HTML the PDF file is set from; null where the bytes came from elsewhere. */
  quelle: string | null;
  inhalt: Buffer | null;
  /** Where an imported file lies as long as its bytes are not here. */
  adresse: string | null;
  /** What told one version of an imported file from the next when its text was read: a checksum, else size and time. */
  fassung: MitVorgabe<string | null>;
  /** Secret of the address of a file that is not public. */
  schluessel: ColumnType<string, never, never>;
}

/** An import of another system. */
interface ImporteTabelle {
  /** Address or folder it reads. */
  quelle: string;
  /** When the run began that is under way or was the last. */
  begonnen: Date;
  /** When the last run began that came to its end: the next one asks for what changed since. */
  stand: Date | null;
  /** Address of the next page by list; null for a list that was read to its end. Empty between runs. */
  offen: JSONColumnType<Record<string, string | null>>;
}

/** What a member notes about an agenda item, for nobody else. */
interface NotizenTabelle {
  konto_id: number;
  punkt_id: number;
  markiert: boolean;
  notiz: string;
  geaendert: ColumnType<Date, never, string>;
}

export interface RatsinfoTabellen {
  rats_koerperschaften: KoerperschaftenTabelle;
  rats_wahlperioden: WahlperiodenTabelle;
  rats_orte: OrteTabelle;
  rats_gremien: GremienTabelle;
  rats_personen: PersonenTabelle;
  rats_mitgliedschaften: MitgliedschaftenTabelle;
  rats_sitzungen: SitzungenTabelle;
  rats_tagesordnungspunkte: TagesordnungspunkteTabelle;
  rats_vorlagen: VorlagenTabelle;
  rats_beratungen: BeratungenTabelle;
  rats_dateien: DateienTabelle;
}

/** What belongs to the council without being an object of OParl. */
export interface RatsimportTabellen {
  rats_importe: ImporteTabelle;
  rats_notizen: NotizenTabelle;
}

declare module '../../kern/daten/database.ts' {
  interface Database extends RatsinfoTabellen, RatsimportTabellen {}
}
