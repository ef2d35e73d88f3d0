import type { Migration } from 'kysely';
import * as veranstaltungen from './0006_veranstaltungen.ts';
import * as veranstaltungskalender from './0009_veranstaltungskalender.ts';
import * as keyDerVeranstaltungen from './0054_schluessel_der_veranstaltungen.ts';
import * as numbersDerVeranstaltungen from './0160_nummern_der_veranstaltungen.ts';
import * as veranstaltungenAsContent from './0161_veranstaltungen_als_inhalt.ts';

/** Schema migrations. Never change a released one; add another. */
export const migrations: Record<string, Migration> = {
  '0006_veranstaltungen': veranstaltungen,
  '0009_veranstaltungskalender': veranstaltungskalender,
  '0054_schluessel_der_veranstaltungen': keyDerVeranstaltungen,
  '0160_nummern_der_veranstaltungen': numbersDerVeranstaltungen,
  '0161_veranstaltungen_als_inhalt': veranstaltungenAsContent,
};
