import type { z } from 'zod';
import type { DataSource } from '../platform/database/database.ts';
import type { EntryPath } from '../platform/rules/entry-path.ts';

/** Where the exchange format stores the entries of a kind. */
export type StoragePlace =
  /** One entry: a YAML file. */
  | { form: 'datei'; datei: string }
  /** The entries of one YAML file. */
  | { form: 'liste'; datei: string }
  /** The entries of all YAML files of a folder. */
  | { form: 'listen'; ordner: string }
  /** One YAML file per entry. */
  | { form: 'dateien'; ordner: string }
  /** One Markdown file with front matter per entry. */
  | { form: 'texte'; ordner: string }
  /** One entry: a plain text file. */
  | { form: 'quelltext'; datei: string };

/**
 * Scope of a right that covers only some entries of a kind: those below a path, one entry, or those with a value in a
 * field.
 */
export type Branch = 'pfad' | 'eintrag' | { feld: string; von: string };

/** Headings under which editors find the kinds, in this order. */
export const KIND_GROUPS = [
  'Seiten und Menü',
  'Aktuelles',
  'Veranstaltungen',
  'Verwaltung',
  'Rat',
  'Ferienprogramm',
  'Mails',
  'Einstellungen',
] as const;
type KindGroup = (typeof KIND_GROUPS)[number];

/** A content kind: the schema of its entries and their place in the folder. */
export interface ContentKind<Schema extends z.ZodType = z.ZodType> {
  /** Its name in the database; never change it. */
  name: string;
  /** What editors call its entries. */
  titel: string;
  /** Default: `Einstellungen` for a single file, `Verwaltung` for the rest (`getGroup`). */
  gruppe?: KindGroup;
  ablage: StoragePlace;
  schema: Schema;
  /** Key field of list entries; without a value the position in the list serves as key. Default: `id`. */
  schluessel?: string;
  /** Its entries each have a public page, identified by their number `id`. Pages use the path of their file. */
  pfad?: EntryPath;
  /** Default: single entries. */
  zweig?: Branch;
  /** Converts data for its form: relative days become calendar days from `today`, short forms become complete ones. */
  date?(data: Record<string, unknown>, today: string): Record<string, unknown>;
  /** Text of a list's column where the field alone says nothing. */
  showColumn?(field: string, data: Record<string, unknown>): string | null;
  /** Name of the kind whose entries serve as patterns for new ones. */
  muster?: string;
  /** Names an entry without a title; `daten` has calendar days. */
  nameEintrag?(data: Record<string, unknown>): string | null;
  /** Fields that its list shows in addition to the title. */
  spalten?: readonly string[];
  /** Singular for editors; default: `titel`, for kinds with a single entry. */
  einer?: string;
  /** Frequently written: its form is linked at the top of the editors' page. */
  haeufig?: true;
  /** The key of a new entry is derived from its title. */
  ausTitel?: true;
  /** It is valid from one moment to another; the times of its release define both. */
  zeitraum?: Period;
  /** It shows its publication day, which is the day of its first release. */
  erscheint?: Appear;
  /** Its Markdown texts show photos (`renderWithPictures`). */
  textbilder?: true;
  /** Fault message for an empty text; without it the text may be empty. */
  textFehlt?: string;
  /**
   * Choices that are not entries, by the name in `.meta({ verweis })`. With `zeile: true` they are suggestions from
   * other entries, and free text is allowed.
   */
  vorschlaege?: Readonly<Record<string, (db: DataSource) => Promise<readonly (string | Suggestion)[]>>>;
  /** The largest number of a record that may later become an entry and then keeps its number. */
  findLastNumber?(db: DataSource): Promise<number>;
  /**
   * Consequences of a release for people, to be confirmed first; null if none. Receives the data as stored and as
   * changed.
   */
  askBeforeRelease?(db: DataSource, before: unknown, after: unknown): Promise<string | null>;
  /** Page of an entry, identified by title or key. */
  findSeite?(db: DataSource, key: string): Promise<string | null>;
}

interface Suggestion {
  wert: string | number;
  text: string;
}

/** Fields of an entry that its release fills in; no form shows them. */
interface Period {
  von: string;
  bis: string;
  /** Explanation of the times in the form. */
  hinweis: string;
  /** Fault message for a missing end. */
  endeFehlt: string;
}

/** For dated entries: the release fills in the field, and no form shows it. */
interface Appear {
  tag: string;
  /** Explanation of the times in the form. */
  hinweis: string;
}

/** A content entry as stored in the database and in files. */
export interface Entry {
  art: string;
  /** Unique within its kind. */
  schluessel: string;
  /** File of the exchange format, with `/` as separator, and position in its list. */
  datei: string;
  platz: number;
  /** Not yet validated; undefined if the file could not be parsed. */
  daten: unknown;
  /** Markdown below the front matter, or the plain text. */
  text: string | null;
}

const defineAt =
  <Form extends StoragePlace['form']>(build: (location: string) => Extract<StoragePlace, { form: Form }>) =>
  <Schema extends z.ZodType>(name: string, title: string, location: string, schema: Schema, key?: string) => ({
    name,
    titel: title,
    ablage: build(location),
    schema,
    schluessel: key,
  });

// One factory per storage form, with name, title, location, schema, and for lists the key field.
export const defineFile = defineAt((file) => ({ form: 'datei', datei: file }));
export const defineList = defineAt((file) => ({ form: 'liste', datei: file }));
export const defineLists = defineAt((folder) => ({ form: 'listen', ordner: folder }));
export const defineFiles = defineAt((folder) => ({ form: 'dateien', ordner: folder }));
export const defineTexts = defineAt((folder) => ({ form: 'texte', ordner: folder }));
export const defineSourceText = defineAt((file) => ({ form: 'quelltext', datei: file }));

export const isList = ({ ablage: { form } }: ContentKind): boolean => form === 'liste' || form === 'listen';

/** The heading of a kind; an area that names none still has a place. */
export const getGroup = ({ gruppe: group, ablage: { form } }: ContentKind): KindGroup =>
  group ?? (form === 'datei' ? 'Einstellungen' : 'Verwaltung');

/** What editors call a single entry of a kind. */
export const nameOne = ({ einer: one, titel: title }: ContentKind): string => one ?? title;
