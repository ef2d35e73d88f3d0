import type { Migration } from 'kysely';
import * as veranstaltungen from './0006_veranstaltungen.ts';
import * as veranstaltungskalender from './0009_veranstaltungskalender.ts';
import * as schluesselDerVeranstaltungen from './0054_schluessel_der_veranstaltungen.ts';

/** Steps of the schema. A released one is never changed, only followed by another. */
export const migrations: Record<string, Migration> = {
  '0006_veranstaltungen': veranstaltungen,
  '0009_veranstaltungskalender': veranstaltungskalender,
  '0054_schluessel_der_veranstaltungen': schluesselDerVeranstaltungen,
};
