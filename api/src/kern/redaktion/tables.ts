import type { Beitragsstatus, Beitragsvorgang } from '@gm/shared/regeln/redaktion';
import type { VorlagenStand } from '@gm/shared/schemas/vorlagen';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export interface BeitragTabelle {
  id: GeneratedAlways<number>;
  referenz: string;
  art: string;
  status: Beitragsstatus;
  /** Number of the newest version. */
  version: number;
  /** The version that is or will be public; null when none is. */
  freigegeben: number | null;
  /** When it is public: from its release until somebody withdraws it. */
  ab: Date | null;
  bis: Date | null;
  /** The entry of the content it is about; null for what the intranet alone has. */
  inhalt_art: ColumnType<string | null, string | null | undefined>;
  inhalt_schluessel: ColumnType<string | null, string | null | undefined>;
  /** Its number, where its kind has one; kept when it is withdrawn. */
  inhalt_nummer: Generated<number | null>;
  /** Who has asked for the release, and when; null while nobody waits for it. */
  vorgelegt_von: Generated<number | null>;
  vorgelegt_am: Generated<Date | null>;
  /** The last step somebody made by hand, who made it, the title, and the words it is found by; the database writes them. */
  zuletzt: Generated<number | null>;
  wer: Generated<string>;
  titel: Generated<string>;
  suchtext: Generated<string>;
}

/** Append-only. */
interface FassungTabelle {
  beitrag_id: number;
  nummer: number;
  /** What the form's schema made of what was typed. */
  angaben: ColumnType<Record<string, unknown>, string, never>;
}

/** Append-only. */
interface ProtokollTabelle {
  id: GeneratedAlways<number>;
  beitrag_id: number;
  /** The version that came of it, or that it is about. */
  fassung: number;
  /** The version that was restored. */
  aus: number | null;
  am: Generated<Date>;
  /** Null for what the clock did. */
  konto_id: number | null;
  wer: string;
  vorgang: Beitragsvorgang;
  status: Beitragsstatus;
  /** What was said to others with it. */
  hinweis: Generated<string | null>;
}

interface VorschauTabelle {
  token: string;
  konto_id: number;
  /** Reply of the page's route. */
  seite: ColumnType<unknown, string, string>;
  /** The moment it is shown for; null: now. */
  zeitpunkt: Date | null;
  erstellt: Generated<Date>;
}

/** An address elsewhere that the content links to. */
interface ExternerLinkTabelle {
  url: string;
  geprueft: Date | null;
  /** When it is asked next. */
  faellig: ColumnType<Date, Date | string | undefined>;
  /** Why it could not be reached when it was asked last, in German. */
  fehler: string | null;
  /** Since when. */
  seit: Date | null;
  /** Where it says it has moved to for good. */
  umgezogen_nach: string | null;
}

/** An entry of the content that links there. */
interface ExternerLinkOrtTabelle {
  url: string;
  art: string;
  schluessel: string;
}

/** One row: the templates that are running. */
interface VorlagenTabelle {
  id: Generated<number>;
  /** A hash of them. */
  stand: string;
  vorlagen: ColumnType<VorlagenStand['vorlagen'], string, string>;
  /** Number of the last change of an entry that was looked at (`inhalt_eintraege.aenderung`). */
  gesehen: ColumnType<string, string | number, string | number>;
}

/** An entry of the content with a block that does not fit its template. */
interface UnpassendeTabelle {
  art: string;
  schluessel: string;
}

export interface RedaktionTabellen {
  redaktion_beitraege: BeitragTabelle;
  redaktion_fassungen: FassungTabelle;
  redaktion_protokoll: ProtokollTabelle;
  redaktion_vorschauen: VorschauTabelle;
  externe_links: ExternerLinkTabelle;
  externe_link_orte: ExternerLinkOrtTabelle;
  redaktion_vorlagen: VorlagenTabelle;
  redaktion_unpassende: UnpassendeTabelle;
}

declare module '../daten/database.ts' {
  interface Database extends RedaktionTabellen {}
}
