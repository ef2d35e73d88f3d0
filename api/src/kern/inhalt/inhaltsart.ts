import type { z } from 'zod';
import type { Datenquelle } from '../daten/database.ts';
import type { EintragPfad } from '../regeln/eintrag-pfad.ts';

/** Where the entries of a kind stand in the folder of the exchange format. */
export type Ablage =
  /** One entry: a YAML file. */
  | { form: 'datei'; datei: string }
  /** The entries of one YAML file. */
  | { form: 'liste'; datei: string }
  /** The entries of all YAML files of a folder. */
  | { form: 'listen'; ordner: string }
  /** A YAML file each. */
  | { form: 'dateien'; ordner: string }
  /** A Markdown file with front matter each. */
  | { form: 'texte'; ordner: string }
  /** One entry: a text file as it is. */
  | { form: 'quelltext'; datei: string };

/** What a right to some entries of a kind alone is about: those below a path, one entry, or what a field of it names. */
export type Zweig = 'pfad' | 'eintrag' | { feld: string; von: string };

/** A kind of content: what its entries look like, and where they stand in the folder. */
export interface Inhaltsart<Schema extends z.ZodType = z.ZodType> {
  /** Its word in the database: never changes. */
  name: string;
  /** What editors call its entries. */
  titel: string;
  ablage: Ablage;
  schema: Schema;
  /** Field of lists that tells one entry from the others; without a value there the place in the list does. Default: `id`. */
  schluessel?: string;
  /** Its entries have a public page each, told by their number `id`. Pages have their file's. */
  pfad?: EintragPfad;
  /** Default: single entries. */
  zweig?: Zweig;
  /** Data as its form shows them: days of the calendar in the place of what the example counts from `heute`, and what files may say briefly in full. */
  date?(daten: Record<string, unknown>, heute: string): Record<string, unknown>;
  /** Name of the kind whose entries a new one can begin with. */
  muster?: string;
  /** What an entry is called that has no title; `daten` with days of the calendar. */
  nameEintrag?(daten: Record<string, unknown>): string | null;
  /** Names of the fields that its list shows beside the title. */
  spalten?: readonly string[];
  /** What editors call one of its entries; default: `titel`, of kinds with one entry alone. */
  einer?: string;
  /** Editors write it often: its form stands at the head of their work. */
  haeufig?: true;
  /** Nobody types the key of a new entry: it is made of its title. */
  ausTitel?: true;
  /** It holds from one moment to another, which are those of its release. */
  zeitraum?: Zeitraum;
  /** It tells the day on which it came out, which is that of its first release. */
  erscheint?: Erscheinen;
  /** Its text has to say something before it is published; said where it does not. */
  textFehlt?: string;
  /**
   * What there is to choose from that is no entry, by the name it has with `.meta({ verweis })`; with `zeile: true` it is what others say, and typed all the
   * same.
   */
  vorschlaege?: Readonly<Record<string, (db: Datenquelle) => Promise<readonly (string | Vorschlag)[]>>>;
  /** The largest number that something has which may become an entry and keeps it then. */
  findLastNumber?(db: Datenquelle): Promise<number>;
  /** Where the page of an entry stands, with its title or told by its key. */
  findSeite?(db: Datenquelle, schluessel: string): Promise<string | null>;
}

interface Vorschlag {
  wert: string | number;
  text: string;
}

/** Fields of an entry that its release fills in, and no form shows. */
interface Zeitraum {
  von: string;
  bis: string;
  /** What the times of the form mean. */
  hinweis: string;
  /** Said where the end is missing. */
  endeFehlt: string;
}

/** Of a kind whose entries are dated: their release fills in the field, and no form shows it. */
interface Erscheinen {
  tag: string;
  /** What the times of the form mean. */
  hinweis: string;
}

/** One entry of the content, as the database and the files have it. */
export interface Eintrag {
  art: string;
  /** Tells it from the others of its kind. */
  schluessel: string;
  /** File of the exchange format, with `/` between the parts, and place in its list. */
  datei: string;
  platz: number;
  /** Not yet measured by the schema; undefined where the file could not be read. */
  daten: unknown;
  /** Markdown below the front matter, or the text as it is. */
  text: string | null;
}

const defineAt =
  <Form extends Ablage['form']>(build: (ort: string) => Extract<Ablage, { form: Form }>) =>
  <Schema extends z.ZodType>(name: string, titel: string, ort: string, schema: Schema, schluessel?: string) => ({
    name,
    titel,
    ablage: build(ort),
    schema,
    schluessel,
  });

// One way to say each kind: name, title, where it lies, schema, and for lists the field that tells entries apart.
export const defineDatei = defineAt((datei) => ({ form: 'datei', datei }));
export const defineListe = defineAt((datei) => ({ form: 'liste', datei }));
export const defineListen = defineAt((ordner) => ({ form: 'listen', ordner }));
export const defineDateien = defineAt((ordner) => ({ form: 'dateien', ordner }));
export const defineTexte = defineAt((ordner) => ({ form: 'texte', ordner }));
export const defineQuelltext = defineAt((datei) => ({ form: 'quelltext', datei }));

export const isListe = ({ ablage: { form } }: Inhaltsart): boolean => form === 'liste' || form === 'listen';

/** What editors call one entry of a kind. */
export const nameEinen = ({ einer, titel }: Inhaltsart): string => einer ?? titel;
