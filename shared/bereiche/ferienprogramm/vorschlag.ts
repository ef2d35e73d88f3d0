import * as z from 'zod/mini';
import { betrag, email, optionalerText, pflichtText, regel, webadresse, zahl } from '../../schemas/bausteine.ts';
import {
  endNextDay,
  TEXT_MIN_ZEICHEN,
  veranstaltungFelder,
  veranstaltungRegeln,
} from '../../schemas/veranstaltung-bausteine.ts';

const TEILNEHMER_MAX = 9_999;

function vorschlagFelder(textMinChars: number) {
  return {
    ...veranstaltungFelder(textMinChars),
    homepage: webadresse(),
    ansprechpartner_vorname: pflichtText('Bitte geben Sie den Vornamen des Ansprechpartners an.', { min: 2 }),
    ansprechpartner_name: pflichtText('Bitte geben Sie den Nachnamen des Ansprechpartners an.', { min: 2 }),
    ansprechpartner_email: email(),
    ansprechpartner_telefon: pflichtText('Bitte geben Sie eine Telefonnummer für Rückfragen an.', { min: 2, max: 50 }),
    alter_min: zahl('Bitte geben Sie das Mindestalter in ganzen Jahren an.', { max: 99 }),
    alter_max: zahl('Bitte geben Sie das Höchstalter in ganzen Jahren an.', { max: 99 }),
    teilnehmer_min: zahl('Bitte geben Sie die kleinste Teilnehmerzahl an.', { max: TEILNEHMER_MAX }),
    teilnehmer_max: zahl('Bitte geben Sie die größte Teilnehmerzahl an.', { max: TEILNEHMER_MAX }),
    preis: betrag('Bitte geben Sie den Preis in Euro an, zum Beispiel 12,50. Ist es kostenlos, tragen Sie 0 ein.', {
      max: 9_999,
    }),
    preis_geschwister: betrag('Bitte geben Sie den Preis für Geschwister in Euro an, zum Beispiel 10,00.', {
      max: 9_999,
    }),
    mitbringen: optionalerText({ max: 1000 }),
    erlaubnisse: optionalerText({ max: 1000 }),
  };
}

const felderSchema = z.object(vorschlagFelder(0));
/** An event somebody suggests for the holiday programme. */
export type Vorschlag = z.output<typeof felderSchema>;

const isNot = (klein: number | undefined, gross: number | undefined) =>
  klein === undefined || gross === undefined || klein <= gross;

/** `POST /api/ferienprogramm/vorschlag`. Used by the form and by the api. */
export function createVorschlagSchema(textMinChars = TEXT_MIN_ZEICHEN) {
  const angaben = z.object(vorschlagFelder(textMinChars)).check(
    ...veranstaltungRegeln,
    regel<Vorschlag>('alter_max', 'Das Höchstalter darf nicht unter dem Mindestalter liegen.', (werte) =>
      isNot(werte.alter_min, werte.alter_max),
    ),
    regel<Vorschlag>('teilnehmer_max', 'Die größte Teilnehmerzahl darf nicht unter der kleinsten liegen.', (werte) =>
      isNot(werte.teilnehmer_min, werte.teilnehmer_max),
    ),
  );
  return z.pipe(angaben, z.transform(endNextDay<Vorschlag>));
}
