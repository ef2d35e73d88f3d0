import type { ColumnType, JSONColumnType } from 'kysely';

/** A point in time: read as a `Date`, written as a `Date` or string. */
type Moment = ColumnType<Date, Date | string, Date | string>;
type WithDefault<Value> = ColumnType<Value, Value | undefined, Value>;

/** Columns of all OParl objects. */
interface Entity {
  /** Below 1,000,000 for objects of the content folder. */
  id: WithDefault<number>;
  /** URL of an imported object; null for own objects. */
  herkunft: string | null;
  erstellt: ColumnType<Date, string | undefined, never>;
  /** Updated with every change of the object and its embedded objects. */
  geaendert: ColumnType<Date, string | undefined, string>;
  geloescht: WithDefault<boolean>;
}

/** An object that may be restricted to members of its bodies. */
interface Protected extends Entity {
  /** Also false if its parent is not public. */
  oeffentlich: boolean;
  /** No longer public; deleted in terms of OParl. */
  depubliziert: WithDefault<boolean>;
}

/** OParl Body: the municipality. */
export interface CorporationsTable extends Entity {
  name: string;
  kurzname: string | null;
  /** Official municipality key (Amtlicher Gemeindeschlüssel), eight digits. */
  ags: string | null;
  webseite: string | null;
  kontakt_name: string | null;
  kontakt_email: string | null;
}

/** OParl LegislativeTerm. */
export interface WahlperiodenTable extends Entity {
  koerperschaft_id: number;
  name: string;
  /** Calendar days `YYYY-MM-DD`, here and below. */
  beginn: string | null;
  ende: string | null;
}

/** OParl Location. */
export interface LocationsTable extends Entity {
  koerperschaft_id: number;
  beschreibung: string | null;
  raum: string | null;
  strasse: string | null;
  plz: string | null;
  ort: string | null;
  ortsteil: string | null;
  /** GeoJSON Feature. */
  geojson: object | null;
}

/** OParl Organization: a body of the council or a group in it. */
export interface GremienTable extends Entity {
  koerperschaft_id: number;
  name: string;
  kurzname: string | null;
  /** OParl organizationType: `Gremium`, `Fraktion`, … */
  art: string;
  beschreibung: WithDefault<string>;
  beginn: string | null;
  ende: string | null;
  ueber_id: number | null;
  ort_id: number | null;
  sortierung: WithDefault<number>;
}

/** OParl Person. */
export interface PersonTable extends Entity {
  koerperschaft_id: number;
  name: string;
  vorname: string | null;
  nachname: string | null;
  anrede: string | null;
  /** Academic titles. */
  titel: WithDefault<string[]>;
  geschlecht: string | null;
  email: string | null;
  telefon: string | null;
  /** Further roles of the person, such as `Ortsvorsteherin`. */
  status: WithDefault<string[]>;
  ortsteil: string | null;
  taetigkeitsbereiche: WithDefault<string[]>;
}

/** OParl Membership. */
export interface MembershipsTable extends Entity {
  koerperschaft_id: number;
  person_id: number;
  gremium_id: number;
  funktion: string | null;
  stimmrecht: boolean | null;
  beginn: string | null;
  ende: string | null;
}

/** OParl Meeting. */
export interface MeetingsTable extends Entity {
  koerperschaft_id: number;
  name: string;
  /** OParl meetingState: `eingeladen`, `durchgeführt`, … */
  status: string | null;
  abgesagt: WithDefault<boolean>;
  beginn: Moment | null;
  ende: Moment | null;
  ort_id: number | null;
  /** Ids of `rats_gremien`. */
  gremien: WithDefault<number[]>;
  /** Ids of `rats_personen` that were present. */
  teilnehmer: WithDefault<number[]>;
}

/** A vote, if one was counted. */
export interface Vote {
  ja: number;
  nein: number;
  enthaltung: number;
}

/** OParl AgendaItem. */
export interface TagesordnungspunkteTable extends Protected {
  koerperschaft_id: number;
  sitzung_id: number;
  /** As printed on the agenda, such as `Ö 3`. */
  nummer: string | null;
  /** Position on the agenda, from 1; the public part comes first. */
  position: number;
  name: string;
  ergebnis: string | null;
  /** Text of the resolution. */
  beschluss: string | null;
  abstimmung: Vote | null;
}

/** OParl Paper. */
export interface PapersTable extends Protected {
  koerperschaft_id: number;
  name: string;
  /** Such as `2026/014`. */
  aktenzeichen: string | null;
  /** OParl paperType: `Beschlussvorlage`, `Antrag`, … */
  art: string | null;
  datum: string | null;
  /** Ids of `rats_gremien`: responsible bodies, and originators. */
  federfuehrende: WithDefault<number[]>;
  urheber_gremien: WithDefault<number[]>;
  /** Ids of `rats_personen`. */
  urheber_personen: WithDefault<number[]>;
  /** Ids of `rats_vorlagen`. */
  verwandte: WithDefault<number[]>;
  /** Ids of `rats_orte`. */
  orte: WithDefault<number[]>;
  stichworte: WithDefault<string[]>;
}

/** OParl Consultation: a paper on an agenda. */
export interface BeratungenTable extends Protected {
  koerperschaft_id: number;
  vorlage_id: number;
  punkt_id: number | null;
  sitzung_id: number | null;
  gremien: WithDefault<number[]>;
  /** Whether this body decides. */
  federfuehrend: WithDefault<boolean>;
  /** `Vorberatung`, `Entscheidung`, `Kenntnisnahme`, … */
  rolle: string | null;
}

/** Role of a file for its meeting, agenda item or paper, by the OParl property names. */
export type FileRole =
  | 'invitation'
  | 'resultsProtocol'
  | 'verbatimProtocol'
  | 'mainFile'
  | 'auxiliaryFile'
  | 'resolutionFile';

/** OParl File. */
export interface FileTable extends Protected {
  koerperschaft_id: number;
  /** Exactly one of the three is set. */
  sitzung_id: number | null;
  punkt_id: number | null;
  vorlage_id: number | null;
  rolle: FileRole;
  name: string;
  dateiname: string;
  mime: string;
  datum: string | null;
  /** Plain text of the file, for the search. */
  text: string | null;
  /** Sanitised HTML the PDF file is generated from; null for imported files. */
  quelle: string | null;
  inhalt: Buffer | null;
  /** URL of an imported file, if its bytes are not stored here. */
  adresse: string | null;
  /** Version of an imported file when its text was read: a checksum, else size and time. */
  fassung: WithDefault<string | null>;
  /** Secret in the URL of a non-public file. */
  schluessel: ColumnType<string, never, never>;
}

/** An import of another system. */
interface ImportsTable {
  /** URL or folder of the source. */
  quelle: string;
  /** Start of the current or last run. */
  begonnen: Date;
  /** Start of the last completed run: the next one requests changes since then. */
  stand: Date | null;
  /** URL of the next page by list; null for a completed list. Empty between runs. */
  offen: JSONColumnType<Record<string, string | null>>;
}

/** Private notes of a member on agenda items. */
interface NoteTable {
  konto_id: number;
  punkt_id: number;
  markiert: boolean;
  notiz: string;
  geaendert: ColumnType<Date, never, string>;
}

export interface RatsinfoTables {
  rats_koerperschaften: CorporationsTable;
  rats_wahlperioden: WahlperiodenTable;
  rats_orte: LocationsTable;
  rats_gremien: GremienTable;
  rats_personen: PersonTable;
  rats_mitgliedschaften: MembershipsTable;
  rats_sitzungen: MeetingsTable;
  rats_tagesordnungspunkte: TagesordnungspunkteTable;
  rats_vorlagen: PapersTable;
  rats_beratungen: BeratungenTable;
  rats_dateien: FileTable;
}

/** Council tables that are not OParl objects. */
export interface CouncilImportTables {
  rats_importe: ImportsTable;
  rats_notizen: NoteTable;
}

declare module '../../core/platform/database/database.ts' {
  interface Database extends RatsinfoTables, CouncilImportTables {}
}
