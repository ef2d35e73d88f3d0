import * as z from 'zod/mini';
import {
  endNextDay,
  TEXT_MIN_CHARACTER,
  veranstaltungFields,
  veranstaltungRules,
} from '../../../schemas/events/veranstaltung-pieces.ts';
import { amount, email, figure, optionalText, requiredText, rule, webAddress } from '../../../schemas/pieces.ts';

const PARTICIPANTS_MAX = 9_999;

function suggestionFields(textMinChars: number) {
  return {
    ...veranstaltungFields(textMinChars),
    homepage: webAddress(),
    ansprechpartner_vorname: requiredText('Bitte geben Sie den Vornamen des Ansprechpartners an.', { min: 2 }),
    ansprechpartner_name: requiredText('Bitte geben Sie den Nachnamen des Ansprechpartners an.', { min: 2 }),
    ansprechpartner_email: email(),
    ansprechpartner_telefon: requiredText('Bitte geben Sie eine Telefonnummer für Rückfragen an.', { min: 2, max: 50 }),
    alter_min: figure('Bitte geben Sie das Mindestalter in ganzen Jahren an.', { max: 99 }),
    alter_max: figure('Bitte geben Sie das Höchstalter in ganzen Jahren an.', { max: 99 }),
    teilnehmer_min: figure('Bitte geben Sie die kleinste Teilnehmerzahl an.', { max: PARTICIPANTS_MAX }),
    teilnehmer_max: figure('Bitte geben Sie die größte Teilnehmerzahl an.', { max: PARTICIPANTS_MAX }),
    preis: amount('Bitte geben Sie den Preis in Euro an, zum Beispiel 12,50. Ist es kostenlos, tragen Sie 0 ein.', {
      max: 9_999,
    }),
    preis_geschwister: amount('Bitte geben Sie den Preis für Geschwister in Euro an, zum Beispiel 10,00.', {
      max: 9_999,
    }),
    mitbringen: optionalText({ max: 1000 }),
    erlaubnisse: optionalText({ max: 1000 }),
  };
}

const fieldSchema = z.object(suggestionFields(0));
/** A suggested event for the holiday programme. */
export type Suggestion = z.output<typeof fieldSchema>;

const isNot = (small: number | undefined, large: number | undefined) =>
  small === undefined || large === undefined || small <= large;

/** `POST /api/ferienprogramm/vorschlag`. Used by the form and by the api. */
export function createSuggestionSchema(textMinChars = TEXT_MIN_CHARACTER) {
  const details = z.object(suggestionFields(textMinChars)).check(
    ...veranstaltungRules,
    rule<Suggestion>('alter_max', 'Das Höchstalter darf nicht unter dem Mindestalter liegen.', (values) =>
      isNot(values.alter_min, values.alter_max),
    ),
    rule<Suggestion>('teilnehmer_max', 'Die größte Teilnehmerzahl darf nicht unter der kleinsten liegen.', (values) =>
      isNot(values.teilnehmer_min, values.teilnehmer_max),
    ),
  );
  return z.pipe(details, z.transform(endNextDay<Suggestion>));
}
