import type { FeldFehler } from '@gm/shared/schemas/formular';
import type { Beitrag } from '@gm/shared/schemas/redaktion';
import type { BeitragEingabe } from '@gm/shared/schemas/redaktion-beitrag';
import type { $ZodType } from 'zod/v4/core';
import type { Datenquelle } from '../daten/database.ts';
import type { Gegenstand } from './rechte/rechte.ts';
import type { Beitragsauswahl, Beitragszeile, Fassung } from './redaktion-repository.ts';

/** What editors publish: how it gets to where the public pages read, and out again. */
export interface Publikation {
  name: string;
  bezeichnung: string;
  /** First part of the reference numbers: a path tells the kind before anybody asks the database. */
  kuerzel: string;
  /** What its form sends. */
  schema: $ZodType;
  /** Kinds of the entries of the content that it is about, as far as their areas are on. */
  inhaltsarten: readonly string[];
  /** What one has to be allowed to write on for this. */
  getGegenstand(angaben: Record<string, unknown>): Gegenstand;
  /** What one of its entries is called; null for a kind of an area that is switched off. */
  describe(angaben: Record<string, unknown>): string | null;
  /** What its form is made of. */
  buildFormular(
    db: Datenquelle,
    angaben: Record<string, unknown>,
    status: Beitrag['status'],
  ): Promise<Beitrag['inhalt']>;
  /** What its form begins with. */
  showAngaben(angaben: Record<string, unknown>): Record<string, unknown>;
  /** A version in words. */
  listAngaben(angaben: Record<string, unknown>): { titel: string; wert: string }[];
  /** The entry itself, of what its form sends. */
  readAngaben(eingabe: BeitragEingabe): Record<string, unknown>;
  /** Reference of what there is already about what a form without reference was opened for. */
  findVorhandenen(trx: Datenquelle, eingabe: BeitragEingabe): Promise<string | null>;
  /** The entry of the content that the form was opened for, before any editor wrote on it; null for a new one. */
  findBestand(
    trx: Datenquelle,
    eingabe: BeitragEingabe,
  ): Promise<{ art: string; schluessel: string; nummer: number | null; angaben: Record<string, unknown> } | null>;
  /** Faults only the database knows of. */
  check(db: Datenquelle, eingabe: BeitragEingabe): Promise<FeldFehler[]>;
  /** Shows this version from now on. */
  write(trx: Datenquelle, beitrag: Beitragszeile, fassung: Fassung): Promise<void>;
  remove(trx: Datenquelle, beitrag: number): Promise<void>;
  /** Whether it is public, with a page or without. */
  isPublic(db: Datenquelle, beitrag: number): Promise<boolean>;
  /** Its public page, or null while it is not public. */
  findPfad(db: Datenquelle, beitrag: number): Promise<string | null>;
}

/** What editors publish, in all areas that are switched on. */
export interface Publikationen {
  alle: readonly Publikation[];
  /** Kinds of what there is, and of the entries of the content among that. */
  auswahl: Beitragsauswahl;
  /** Null for a kind of an area that is switched off; `inhaltsart`: that of the entry of the content it is about. */
  find(art: string, inhaltsart?: string | null): Publikation | null;
}

export function createPublikationen(...alle: readonly Publikation[]): Publikationen {
  return {
    alle,
    auswahl: {
      arten: alle.map(({ name }) => name),
      inhaltsarten: alle.flatMap(({ inhaltsarten }) => inhaltsarten),
    },
    find(art, inhaltsart = null) {
      const gefunden = alle.find(({ name }) => name === art) ?? null;
      return inhaltsart === null || gefunden?.inhaltsarten.includes(inhaltsart) ? gefunden : null;
    },
  };
}
