import type { Migration } from 'kysely';
import * as backDrawn from './0014_zurueckgezogen.ts';
import * as imagesDerEilmeldungen from './0034_bilder_der_eilmeldungen.ts';
import * as asContent from './0146_eilmeldungen_als_inhalt.ts';

/** Schema migrations. Never change a released one; add another. */
export const migrations: Record<string, Migration> = {
  '0014_zurueckgezogen': backDrawn,
  '0034_bilder_der_eilmeldungen': imagesDerEilmeldungen,
  '0146_eilmeldungen_als_inhalt': asContent,
};
