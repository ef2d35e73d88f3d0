import type { SucheVorschlag } from '@gm/shared/schemas/suche';
import type { Verarbeitung } from '@gm/shared/schemas/verarbeitungen';
import type { FastifyBaseLogger } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Arbeiter } from './betrieb/arbeiter.ts';
import type { Config } from './betrieb/config.ts';
import type { Figure } from './betrieb/figure.ts';
import type { Datenquelle } from './daten/database.ts';
import type { OpenDatabase } from './daten/database-handle.ts';
import type { Migrations } from './daten/migrate.ts';
import type { Formularauskunft } from './formulare/formularverzeichnis.ts';
import type { Freigabeart, Freigabearten } from './freigaben/freigabeart.ts';
import type { Feedquelle } from './inhalt/feedquelle.ts';
import type { InhaltStand } from './inhalt/inhalt-stand.ts';
import type { Inhaltsquelle, Stammdatenquelle } from './inhalt/inhaltsquelle.ts';
import type { Eintragsart, FindTitel, Seitenquelle } from './inhalt/seitenquelle.ts';
import type { Terminquelle } from './kalender/terminquelle.ts';
import type { Mailgruppe } from './mail/briefe.ts';
import type { Mailbeispiel } from './mail/mailbeispiel.ts';
import type { Mailleser } from './mail/read-mailworte.ts';
import type { Publikationen } from './redaktion/publikation.ts';
import type { AntwortCache } from './server/antwort-cache.ts';
import type { Suchquelle, Suchtyp } from './suche/suchquelle.ts';

/** What calls may use; handed to each of them when it is registered. */
export interface Dienste {
  config: Config;
  database: OpenDatabase;
  /**
   * The same for reading what is true for one version of the content, and everybody may read; a standby may answer. What somebody has
   * just sent, accounts, and what is counted by the second are asked of `database`.
   */
  lesen: Datenquelle;
  /** Which content is being served. */
  stand: InhaltStand;
  /** Finished replies of that content. */
  cache: AntwortCache;
  /** Turns true when the process is about to end: `/readyz` then answers 503. */
  drain: { active: boolean };
  /** Areas that are switched on. */
  bereiche: readonly Bereich[];
  /** Folders of pages that belong to areas that are switched off. */
  verborgen: readonly string[];
  /** Kinds of entries that belong to them. */
  verborgeneTypen: readonly string[];
  /** What the desk takes, and what editors publish: kinds of the areas that are switched on. */
  freigabearten: Freigabearten;
  publikationen: Publikationen;
  /** What forms tell of themselves; each adds to it when it is registered. */
  formularauskuenfte: Formularauskunft[];
  /** Steps of the schema of all areas. */
  migrations: Migrations;
}

/** A file in a folder `calls/` exports one of these per call. */
export type RoutePlugin = FastifyPluginAsyncZod<Dienste>;

/** What jobs may use. */
export interface Umgebung extends Pick<Dienste, 'config' | 'database' | 'stand'> {
  log: FastifyBaseLogger;
}

/** Work that goes on beside the calls until the process ends. */
export type Job = (umgebung: Umgebung) => Pick<Arbeiter, 'end'> | Promise<Pick<Arbeiter, 'end'>>;

/**
 * An area of the town, with all it adds to the api: the twin of `defineRemote`. `kern` asks these words and knows no
 * area by name; a word that is left out adds nothing.
 */
export interface Bereich {
  /** Its folder, and its word in `BEREICHE_AUS`. */
  name: string;
  /** Calls that a foreign content system takes over, when there is one. */
  inhalte?: readonly RoutePlugin[];
  /** Calls that stay with this api in any case. */
  calls?: readonly RoutePlugin[];
  /** Folders of the site's pages that exist for this area alone, e.g. `/ratsinfo/`: they go when it is switched off. */
  pfade?: readonly string[];
  /** Steps of the schema by name. They run also when the area is off: its tables stay untouched. */
  migrations?: Migrations;
  /** Kinds of content whose entries have a page each. */
  eintragsarten?(db: Datenquelle): readonly Eintragsart[];
  /** Pages of any other kind. `findTitel` names pages of the content. */
  seiten?(dienste: Dienste, findTitel: FindTitel): Seitenquelle;
  /** Options that blocks of some templates have from the area's tables, e.g. when registration is open. */
  blockoptionen?: { isFor(template: string): boolean; read(db: Datenquelle): Promise<object | null> };
  /** Lists with an Atom feed. */
  feeds?(db: Datenquelle): readonly Feedquelle[];
  /** What somebody of the directory is the organiser of. */
  termine?(db: Datenquelle): Terminquelle;
  /** Its part of the content folder. */
  inhalt?: Inhaltsquelle;
  /** Its settings in the content folder. */
  stammdaten?: Stammdatenquelle;
  /**
   * Its entries with a page each, public on the day `heute`: for search, site map and the memory of removed pages. With `nummern`
   * those of them that are written one by one (`einzeln`).
   */
  suche?(db: Datenquelle, heute: string, nummern?: readonly number[]): Promise<Suchquelle[]>;
  /** Kinds of its entries by `typ`, also of those that the database itself keeps in the search. */
  suchtypen?: Readonly<Record<string, Suchtyp>>;
  /** Paths of public pages that are no entries of `suche`. */
  weiterePfade?(db: Datenquelle): Promise<string[]>;
  /** What it proposes to somebody who has typed `q` into the search, besides the titles of its entries. */
  vorschlaege?(db: Datenquelle, q: string): Promise<SucheVorschlag[]>;
  /** Kinds of forms whose answers are decided at the desk, in the order of its list. */
  formulare?: readonly Freigabeart[];
  /** What it keeps of residents besides the answers of its forms, for the page about privacy. */
  verarbeitungen?(config: Config): readonly Verarbeitung[];
  /** Its mails whose words staff may change, besides those of its forms. */
  mailgruppen?: readonly Mailgruppe[];
  /** Its mails with made-up data, besides those of its forms and decisions. */
  mailbeispiele?(config: Config, leser: Mailleser): readonly Mailbeispiel[];
  /** Stores what residents of the demo sent, by the day `heute`; called where nobody has sent anything yet. */
  beispiele?(trx: Datenquelle, config: Config, heute: string): Promise<unknown>;
  jobs?: readonly Job[];
  /** For the monitoring system. */
  figures?: readonly Figure[];
  /** Erases what has served its purpose; called once an hour. */
  loeschen?(db: Datenquelle, config: Config): Promise<unknown>;
}

/** Whether a page belongs to an area that is switched off. */
export const isVerborgen = (pfad: string, verborgen: readonly string[]): boolean =>
  verborgen.some((folder) => pfad.startsWith(folder));

export const defineBereich = (bereich: Bereich): Bereich => bereich;
