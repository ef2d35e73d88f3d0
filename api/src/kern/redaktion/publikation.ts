import type { FeldFehler } from '@gm/shared/schemas/formular';
import type { Beitrag } from '@gm/shared/schemas/redaktion';
import type { BeitragEingabe } from '@gm/shared/schemas/redaktion-beitrag';
import type { $ZodType } from 'zod/v4/core';
import type { Datenquelle } from '../daten/database.ts';
import type { Gegenstand } from './rechte/rechte.ts';
import type { Beitragsauswahl, Beitragszeile, Fassung } from './redaktion-repository.ts';

/** One kind of what editors publish: how it gets to where the public pages read, and out again. */
export interface Publikation {
  name: string;
  bezeichnung: string;
  /** First part of the reference numbers: a path tells the kind before anybody asks the database. */
  kuerzel: string;
  /** Of the preview: template of its public page. Without one, there is no preview. */
  template?: string;
  /** What its form sends. */
  schema: $ZodType;
  /** Its controls in the order of the page, and what they are called. */
  felder: Readonly<Record<string, string>>;
  /** Its text is HTML of the editor, not plain text. */
  istHtml: boolean;
  /** There is no empty form of it: each begins as an entry of the content. */
  ohneNeu?: true;
  /** It is about entries of the content: kinds of those, as far as their areas are on. */
  inhaltsarten?: readonly string[];
  /** What one has to be allowed to write on for this; default: the kind itself. */
  getGegenstand?(angaben: Record<string, unknown>): Gegenstand;
  /** What its controls offer. */
  listAuswahl(db: Datenquelle): Promise<Pick<Beitrag, 'rubriken' | 'veranstalter'>>;
  /** What one of its entries is called, where they are of many kinds. */
  describe?(angaben: Record<string, unknown>): string | null;
  /** What its form is made of, where that is not a form of its own. */
  buildFormular?(
    db: Datenquelle,
    angaben: Record<string, unknown>,
    status: Beitrag['status'],
  ): Promise<Beitrag['inhalt']>;
  /** What its form begins with, where that is not the version as it is stored. */
  showAngaben?(angaben: Record<string, unknown>): Record<string, unknown>;
  /** A version in words, where it is not said by `felder`. */
  listAngaben?(angaben: Record<string, unknown>): { titel: string; wert: string }[];
  /** The entry itself, where the input is something else. */
  readAngaben?(eingabe: BeitragEingabe): Record<string, unknown>;
  /** Reference of what there is already about what a form without reference was opened for. */
  findVorhandenen?(trx: Datenquelle, eingabe: BeitragEingabe): Promise<string | null>;
  /** The entry of the content that the form was opened for, before any editor wrote on it; null for a new one. */
  findBestand?(
    trx: Datenquelle,
    eingabe: BeitragEingabe,
  ): Promise<{ art: string; schluessel: string; nummer: number | null; angaben: Record<string, unknown> } | null>;
  /** Faults only the database knows of. */
  check?(db: Datenquelle, eingabe: BeitragEingabe): Promise<FeldFehler[]>;
  /** Shows this version from now on. */
  write(trx: Datenquelle, beitrag: Beitragszeile, fassung: Fassung): Promise<void>;
  remove(trx: Datenquelle, beitrag: number): Promise<void>;
  /** Whether it is public, where that is not to have a page. */
  isPublic?(db: Datenquelle, beitrag: number): Promise<boolean>;
  /** Its public page, or null while it is not public. */
  findPfad(db: Datenquelle, beitrag: number): Promise<string | null>;
  /** Tells search and subscribers; `neu`: it was not public before. */
  report(trx: Datenquelle, beitrag: number, neu: boolean): Promise<void>;
  /** What its page is made of, once `write` has run. */
  show?(trx: Datenquelle, beitrag: number): Promise<object | null>;
}

/** The kinds that the areas have declared. */
export interface Publikationen {
  /** In the order of their areas. */
  alle: readonly Publikation[];
  /** Kinds of what there is, and of the entries of the content among that. */
  auswahl: Beitragsauswahl;
  /** Null for a kind of an area that is switched off; `inhaltsart`: that of the entry of the content it is about. */
  find(art: string, inhaltsart?: string | null): Publikation | null;
}

/** The kinds of these areas after `eigene`, which belong to none. Throws for two of one name. */
export function createPublikationen(
  bereiche: readonly { name: string; publikationen?: readonly Publikation[] }[],
  eigene: readonly Publikation[] = [],
): Publikationen {
  const nachName = new Map(eigene.map((publikation) => [publikation.name, publikation]));
  for (const { name: bereich, publikationen = [] } of bereiche) {
    for (const publikation of publikationen) {
      const { name } = publikation;
      if (nachName.has(name)) throw new Error(`'${bereich}' publishes '${name}', as another area does: rename one`);
      nachName.set(name, publikation);
    }
  }
  const alle = [...nachName.values()];
  return {
    alle,
    auswahl: {
      arten: alle.map(({ name }) => name),
      inhaltsarten: alle.flatMap(({ inhaltsarten = [] }) => inhaltsarten),
    },
    find(art, inhaltsart = null) {
      const gefunden = nachName.get(art) ?? null;
      const isOn = inhaltsart === null || !gefunden?.inhaltsarten || gefunden.inhaltsarten.includes(inhaltsart);
      return isOn ? gefunden : null;
    },
  };
}
