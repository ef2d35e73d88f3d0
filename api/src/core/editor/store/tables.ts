import type { ContributionOperation, ContributionStatus } from '@gm/shared/rules/editorial';
import type { TemplatesState } from '@gm/shared/schemas/editor/templates';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export interface ContributionTable {
  id: GeneratedAlways<number>;
  referenz: string;
  art: string;
  status: ContributionStatus;
  /** Number of the newest version. */
  version: number;
  /** The version that is or will be public; null if none. */
  freigegeben: number | null;
  /** Publication period: from release until withdrawal. */
  ab: Date | null;
  bis: Date | null;
  /** Its content entry; null for entries without one. */
  inhalt_art: ColumnType<string | null, string | null | undefined>;
  inhalt_schluessel: ColumnType<string | null, string | null | undefined>;
  /** Number of the content entry, if its kind has numbers; kept after withdrawal. */
  inhalt_nummer: Generated<number | null>;
  /** Who asked for the release, and when; null if no request is open. */
  vorgelegt_von: Generated<number | null>;
  vorgelegt_am: Generated<Date | null>;
  /** Last manual step, its author, title, and searchable text; written by a trigger. */
  zuletzt: Generated<number | null>;
  wer: Generated<string>;
  titel: Generated<string>;
  suchtext: Generated<string>;
}

/** Append-only. */
interface VersionTable {
  beitrag_id: number;
  nummer: number;
  /** Form input after validation. */
  angaben: ColumnType<Record<string, unknown>, string, never>;
}

/** Append-only. */
interface LogTable {
  id: GeneratedAlways<number>;
  beitrag_id: number;
  /** The version created or affected by the step. */
  fassung: number;
  /** The restored version. */
  aus: number | null;
  am: Generated<Date>;
  /** Null for scheduled steps. */
  konto_id: number | null;
  wer: string;
  vorgang: ContributionOperation;
  status: ContributionStatus;
  /** Message to other editors. */
  hinweis: Generated<string | null>;
}

interface PreviewTable {
  token: string;
  konto_id: number;
  /** Route reply of the page. */
  seite: ColumnType<unknown, string, string>;
  /** The time it shows; null: the present. */
  zeitpunkt: Date | null;
  erstellt: Generated<Date>;
}

/** An external address that the content links to. */
interface ExternalLinkTable {
  url: string;
  geprueft: Date | null;
  /** Time of the next check. */
  faellig: ColumnType<Date, Date | string | undefined>;
  /** Result of the last check, in German; null if it responded. */
  fehler: string | null;
  /** Start of the failure. */
  seit: Date | null;
  /** Target of a permanent redirect. */
  umgezogen_nach: string | null;
}

/** A content entry that links to the address. */
interface ExternalLinkLocationTable {
  url: string;
  art: string;
  schluessel: string;
}

/** Single row: the running templates. */
interface VorlagenTable {
  id: Generated<number>;
  /** Hash of the templates. */
  stand: string;
  vorlagen: ColumnType<TemplatesState['vorlagen'], string, string>;
  /** Sequence number of the last checked change (`inhalt_eintraege.aenderung`). */
  gesehen: ColumnType<string, string | number, string | number>;
}

/** A content entry with a block that does not match its template. */
interface MismatchedTable {
  art: string;
  schluessel: string;
}

export interface EditorialTables {
  redaktion_beitraege: ContributionTable;
  redaktion_fassungen: VersionTable;
  redaktion_protokoll: LogTable;
  redaktion_vorschauen: PreviewTable;
  externe_links: ExternalLinkTable;
  externe_link_orte: ExternalLinkLocationTable;
  redaktion_vorlagen: VorlagenTable;
  redaktion_unpassende: MismatchedTable;
}

declare module '../../platform/database/database.ts' {
  interface Database extends EditorialTables {}
}
