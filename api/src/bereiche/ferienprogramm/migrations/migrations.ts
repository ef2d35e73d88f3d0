import type { Migration } from 'kysely';
import * as ferienprogramm from './0008_ferienprogramm.ts';
import * as ferienverwaltung from './0022_ferienverwaltung.ts';
import * as buchungInEinemZug from './0024_buchung_in_einem_zug.ts';
import * as grenzenDerBuchung from './0048_grenzen_der_buchung.ts';
import * as veranstalterImFerienprogramm from './0049_veranstalter_im_ferienprogramm.ts';
import * as entwuerfeImFerienprogramm from './0050_entwuerfe_im_ferienprogramm.ts';
import * as zustimmungenDerBuchungen from './0056_zustimmungen_der_buchungen.ts';
import * as buchungMitNamen from './0057_buchung_mit_namen.ts';
import * as bestaetigteBuchungen from './0065_bestaetigte_buchungen.ts';
import * as bestaetigteWarteliste from './0070_bestaetigte_warteliste.ts';
import * as zahlung from './0071_zahlung.ts';
import * as familie from './0072_familie.ts';
import * as verlosung from './0075_verlosung.ts';
import * as veranstalter from './0086_veranstalter.ts';
import * as vorOrt from './0093_vor_ort.ts';
import * as helfer from './0101_helfer.ts';
import * as konflikteDanach from './0110_konflikte_danach.ts';
import * as offeneJeAdresse from './0125_offene_je_adresse.ts';

/** Steps of the schema. A released one is never changed, only followed by another. */
export const migrations: Record<string, Migration> = {
  '0008_ferienprogramm': ferienprogramm,
  '0022_ferienverwaltung': ferienverwaltung,
  '0024_buchung_in_einem_zug': buchungInEinemZug,
  '0048_grenzen_der_buchung': grenzenDerBuchung,
  '0049_veranstalter_im_ferienprogramm': veranstalterImFerienprogramm,
  '0050_entwuerfe_im_ferienprogramm': entwuerfeImFerienprogramm,
  '0056_zustimmungen_der_buchungen': zustimmungenDerBuchungen,
  '0057_buchung_mit_namen': buchungMitNamen,
  '0065_bestaetigte_buchungen': bestaetigteBuchungen,
  '0070_bestaetigte_warteliste': bestaetigteWarteliste,
  '0071_zahlung': zahlung,
  '0072_familie': familie,
  '0075_verlosung': verlosung,
  '0086_veranstalter': veranstalter,
  '0093_vor_ort': vorOrt,
  '0101_helfer': helfer,
  '0110_konflikte_danach': konflikteDanach,
  '0125_offene_je_adresse': offeneJeAdresse,
};
