import type { Migration } from 'kysely';
import * as veranstaltungen from './0006_veranstaltungen.ts';
import * as veranstaltungskalender from './0009_veranstaltungskalender.ts';
import * as schluesselDerVeranstaltungen from './0054_schluessel_der_veranstaltungen.ts';
import * as nummernDerVeranstaltungen from './0160_nummern_der_veranstaltungen.ts';
import * as veranstaltungenAlsInhalt from './0161_veranstaltungen_als_inhalt.ts';

/** Steps of the schema. A released one is never changed, only followed by another. */
export const migrations: Record<string, Migration> = {
  '0006_veranstaltungen': veranstaltungen,
  '0009_veranstaltungskalender': veranstaltungskalender,
  '0054_schluessel_der_veranstaltungen': schluesselDerVeranstaltungen,
  '0160_nummern_der_veranstaltungen': nummernDerVeranstaltungen,
  '0161_veranstaltungen_als_inhalt': veranstaltungenAlsInhalt,
};
