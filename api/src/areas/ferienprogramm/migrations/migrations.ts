import type { Migration } from 'kysely';
import * as ferienprogramm from './0008_ferienprogramm.ts';
import * as holidayAdministration from './0022_ferienverwaltung.ts';
import * as bookingInEinemZug from './0024_buchung_in_einem_zug.ts';
import * as limitsDerBooking from './0048_grenzen_der_buchung.ts';
import * as organiserInFerienprogramm from './0049_veranstalter_im_ferienprogramm.ts';
import * as draftsInFerienprogramm from './0050_entwuerfe_im_ferienprogramm.ts';
import * as consentsDerBookings from './0056_zustimmungen_der_buchungen.ts';
import * as bookingWithNames from './0057_buchung_mit_namen.ts';
import * as confirmedBookings from './0065_bestaetigte_buchungen.ts';
import * as confirmedWaitingList from './0070_bestaetigte_warteliste.ts';
import * as payment from './0071_zahlung.ts';
import * as family from './0072_familie.ts';
import * as draw from './0075_verlosung.ts';
import * as organiser from './0086_veranstalter.ts';
import * as onSite from './0093_vor_ort.ts';
import * as helper from './0101_helfer.ts';
import * as conflictsAfterwards from './0110_konflikte_danach.ts';
import * as openPerAddress from './0125_offene_je_adresse.ts';

/** Schema migrations. Never change a released one; add another. */
export const migrations: Record<string, Migration> = {
  '0008_ferienprogramm': ferienprogramm,
  '0022_ferienverwaltung': holidayAdministration,
  '0024_buchung_in_einem_zug': bookingInEinemZug,
  '0048_grenzen_der_buchung': limitsDerBooking,
  '0049_veranstalter_im_ferienprogramm': organiserInFerienprogramm,
  '0050_entwuerfe_im_ferienprogramm': draftsInFerienprogramm,
  '0056_zustimmungen_der_buchungen': consentsDerBookings,
  '0057_buchung_mit_namen': bookingWithNames,
  '0065_bestaetigte_buchungen': confirmedBookings,
  '0070_bestaetigte_warteliste': confirmedWaitingList,
  '0071_zahlung': payment,
  '0072_familie': family,
  '0075_verlosung': draw,
  '0086_veranstalter': organiser,
  '0093_vor_ort': onSite,
  '0101_helfer': helper,
  '0110_konflikte_danach': conflictsAfterwards,
  '0125_offene_je_adresse': openPerAddress,
};
