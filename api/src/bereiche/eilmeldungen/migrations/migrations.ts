import type { Migration } from 'kysely';
import * as zurueckgezogen from './0014_zurueckgezogen.ts';
import * as bilderDerEilmeldungen from './0034_bilder_der_eilmeldungen.ts';
import * as alsInhalt from './0146_eilmeldungen_als_inhalt.ts';

/** Steps of the schema. A released one is never changed, only followed by another. */
export const migrations: Record<string, Migration> = {
  '0014_zurueckgezogen': zurueckgezogen,
  '0034_bilder_der_eilmeldungen': bilderDerEilmeldungen,
  '0146_eilmeldungen_als_inhalt': alsInhalt,
};
