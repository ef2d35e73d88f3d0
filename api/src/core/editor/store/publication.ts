import type { Contribution } from '@gm/shared/schemas/editor/editorial';
import type { ContributionInput } from '@gm/shared/schemas/editor/editorial-contribution';
import type { FieldError } from '@gm/shared/schemas/form';
import type { $ZodType } from 'zod/v4/core';
import type { DataSource } from '../../platform/database/database.ts';
import type { ContributionLine, ContributionSelection, Version } from './editorial-repository.ts';
import type { Matter } from './rights.ts';

/** A publication kind: how its entries get into the public tables and out of them. */
export interface Publication {
  name: string;
  bezeichnung: string;
  /** Prefix of its reference numbers, so that a path reveals the kind without a query. */
  kuerzel: string;
  /** Schema of its form. */
  schema: $ZodType;
  /** Content kinds of its entries, from the areas that are switched on. */
  inhaltsarten: readonly string[];
  /** The right required for this content. */
  getGegenstand(details: Record<string, unknown>): Matter;
  /** Singular of the kind; null for a kind of a switched-off area. */
  describe(details: Record<string, unknown>): string | null;
  /** Builds its form. */
  buildFormular(
    db: DataSource,
    details: Record<string, unknown>,
    status: Contribution['status'],
  ): Promise<Contribution['inhalt']>;
  /** Initial values of the form. */
  showAngaben(details: Record<string, unknown>): Record<string, unknown>;
  /** A version in words. */
  listAngaben(details: Record<string, unknown>): { titel: string; wert: string }[];
  /** Extracts the entry from the form input. */
  readAngaben(input: ContributionInput): Record<string, unknown>;
  /** Reference of the existing entry if a form without a reference was opened for one. */
  findExisting(trx: DataSource, input: ContributionInput): Promise<string | null>;
  /** The content entry for which the form was opened, if it has no versions yet; null for a new one. */
  findInventory(
    trx: DataSource,
    input: ContributionInput,
  ): Promise<{ art: string; schluessel: string; nummer: number | null; angaben: Record<string, unknown> } | null>;
  /** Faults that only the database can detect. */
  check(db: DataSource, input: ContributionInput): Promise<FieldError[]>;
  /** Publishes this version. */
  write(trx: DataSource, contribution: ContributionLine, version: Version): Promise<void>;
  remove(trx: DataSource, contribution: number): Promise<void>;
  /** Whether it is public, with or without a page. */
  isPublic(db: DataSource, contribution: number): Promise<boolean>;
  /** Its public page, or null. */
  findPath(db: DataSource, contribution: number): Promise<string | null>;
}

/** Publication kinds of all areas that are switched on. */
export interface Publications {
  alle: readonly Publication[];
  /** All kinds, including content kinds. */
  auswahl: ContributionSelection;
  /** Null for a kind of a switched-off area; `contentKind` is the content kind. */
  find(kind: string, contentKind?: string | null): Publication | null;
}

export function createPublications(...all: readonly Publication[]): Publications {
  return {
    alle: all,
    auswahl: {
      arten: all.map(({ name }) => name),
      inhaltsarten: all.flatMap(({ inhaltsarten: contentKinds }) => contentKinds),
    },
    find(kind, contentKind = null) {
      const found = all.find(({ name }) => name === kind) ?? null;
      return contentKind === null || found?.inhaltsarten.includes(contentKind) ? found : null;
    },
  };
}
