import type { z } from 'zod';

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

export const defineInhaltsart = <const Art extends Inhaltsart>(art: Art) => art;

export const isListe = ({ ablage: { form } }: Inhaltsart): boolean => form === 'liste' || form === 'listen';
