import type { Freigabe, KORREKTURARTEN } from '@gm/shared/schemas/freigaben';
import type { Objects } from '@gm/shared/store/objects';
import type { $ZodType } from 'zod/v4/core';
import type { Datenquelle } from '../daten/database.ts';
import type { Einsendungsart } from '../formulare/einsendungsart.ts';
import type { Inhaltsart } from '../inhalt/inhaltsart.ts';

export type Angaben = Readonly<Record<string, unknown>>;
type Korrekturart = (typeof KORREKTURARTEN)[number];

/** Something a resident sent. Its answers have every correction; the form's own schema has passed all of them. */
export interface Sache<Eingabe = unknown> {
  id: number;
  /** File of the picture below the folder of uploads. */
  bild: string | null;
  angaben: Eingabe;
}

/** What the page of one of them shows besides what every one has. */
type Beiwerk = Partial<Pick<Freigabe, 'oeffentlich' | 'weiter' | 'woche' | 'konflikte'>>;

/** Who outside of the desk does the work, and is told of it by mail. */
export interface Stelle {
  name: string;
  email: string;
}

/** What a release may need to make entries of the content public, in the name of who decides. */
export interface Freigabeumfeld {
  uploads: Objects;
  /**
   * Makes data an entry that is public at once, as if an editor had written and released it; gives its number. Throws
   * `felder_ungueltig` for what the form of the entry would refuse.
   * @param eintrag `nummer`: the one it has, or, where it is new, shall have: it gets another, where that is taken
   */
  releaseEintrag(
    trx: Datenquelle,
    eintrag: { art: Inhaltsart; nummer: number; istNeu: boolean; daten: Record<string, unknown> },
  ): Promise<number>;
  /** Takes back an entry that is public. */
  withdrawEintrag(trx: Datenquelle, eintrag: { art: Inhaltsart; nummer: number }): Promise<void>;
  /** Puts a picture into the library; gives its name there. */
  addFoto(
    trx: Datenquelle,
    foto: { bild: Buffer; name: string; alt: string; bildcopyright: string | null },
  ): Promise<string>;
}

/** One kind of what residents send: what the desk has to know of it beyond what its mails know, and what it does. */
export interface Freigabeart<Eingabe = unknown> extends Einsendungsart<Eingabe> {
  /** The form's own schema: corrections are measured by it, too. */
  schema: $ZodType;
  /** Answers that may be corrected, in the order of the page. */
  korrigierbar: Readonly<Record<string, Korrekturart>>;
  /** Whether the form asks for one of them, given the others; without it for all. What it does not ask for it drops. */
  asksFor?(feld: string, angaben: Angaben): boolean;
  /** Answers that are HTML; at the desk everybody reads and writes them as plain text. */
  html?: readonly string[];
  /** One line that tells it from the others. */
  getTitel(angaben: Angaben): string;
  /** Releasing: label of the choice, what happens then, and what the sender is told. */
  freigabe: { titel: string; folge: string; mail: string };
  /** What the sender is told when it is rejected. */
  absage: string | ((angaben: Angaben) => string);
  /** Why it cannot be released now, in words, or null. What it locks stays locked until the release is done. */
  findHindernis?(trx: Datenquelle, sache: Sache<Eingabe>): Promise<string | null>;
  /** What releasing does beyond the status; gives the path of the public page, if there is one. */
  release?(trx: Datenquelle, sache: Sache<Eingabe>, umfeld: Freigabeumfeld): Promise<string | null>;
  /** Takes back what the release did: it is opened again. */
  withdraw?(trx: Datenquelle, id: number, umfeld: Freigabeumfeld): Promise<void>;
  /** Others who are told what was decided, e.g. because they have reported the same. */
  listMitleser?(trx: Datenquelle, id: number): Promise<string[]>;
  /** The office it may be passed on to; the link of that mail leads to a page without log-in. */
  weiterleitung?: {
    /** Null where none does this. */
    findStelle(db: Datenquelle, angaben: Eingabe): Promise<Stelle | null>;
    buildLink(trx: Datenquelle, id: number): Promise<string>;
  };
  showBeiwerk?(db: Datenquelle, sache: Sache<Eingabe>): Promise<Beiwerk>;
}

/** The kinds that the areas have declared. */
export interface Freigabearten {
  /** In the order of the desk's list. */
  alle: readonly Freigabeart[];
  /** Null for a kind of an area that is switched off, or is no more. */
  find(formular: string): Freigabeart | null;
}

/** The kinds in the order of their areas. Throws for two of one name or of one kind of reference number. */
export function createFreigabearten(
  bereiche: readonly { name: string; formulare?: readonly Freigabeart[] }[],
): Freigabearten {
  const nachName = new Map<string, Freigabeart>();
  for (const { name: bereich, formulare = [] } of bereiche) {
    for (const art of formulare) {
      const andere = [...nachName.values()].find(({ name, kuerzel }) => name === art.name || kuerzel === art.kuerzel);
      if (andere) {
        throw new Error(
          `The form '${art.name}' (${art.kuerzel}) of '${bereich}' has name or initials of '${andere.name}' (${andere.kuerzel}): choose others`,
        );
      }
      nachName.set(art.name, art);
    }
  }
  return { alle: [...nachName.values()], find: (formular) => nachName.get(formular) ?? null };
}
