import * as z from 'zod/mini';
import { einwilligung, nummern, optionalerText, regel } from '../../schemas/bausteine.ts';
import {
  endNextDay,
  TEXT_MIN_ZEICHEN,
  veranstaltungFelder,
  veranstaltungRegeln,
} from '../../schemas/veranstaltung-bausteine.ts';

const RUBRIK = 'Bitte wählen Sie mindestens eine Rubrik aus.';

function eintragFelder(textMinChars: number) {
  return {
    ...veranstaltungFelder(textMinChars),
    veranstaltungen_rubrik: nummern(RUBRIK),
    bildcopyright: optionalerText(),
    rechte: einwilligung('Bitte bestätigen Sie, dass Sie über die nötigen Rechte verfügen.'),
  };
}

const felderSchema = z.object(eintragFelder(0));
/** An event somebody enters for the calendar. */
export type Veranstaltung = z.output<typeof felderSchema>;

/** `POST /api/veranstaltung`. Used by the form and by the api. */
export function createVeranstaltungSchema(textMinChars = TEXT_MIN_ZEICHEN) {
  const angaben = z.object(eintragFelder(textMinChars)).check(
    ...veranstaltungRegeln,
    regel<Veranstaltung>('bildtext', 'Bitte beschreiben Sie, was auf dem Bild zu sehen ist.', ({ bild, bildtext }) =>
      Boolean(!bild || bildtext),
    ),
    regel<Veranstaltung>(
      'bildcopyright',
      'Bitte geben Sie an, wer das Bild aufgenommen hat.',
      ({ bild, bildcopyright }) => Boolean(!bild || bildcopyright),
    ),
  );
  return z.pipe(angaben, z.transform(endNextDay<Veranstaltung>));
}
