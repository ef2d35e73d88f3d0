import * as z from 'zod/mini';
import {
  endNextDay,
  TEXT_MIN_CHARACTER,
  veranstaltungFields,
  veranstaltungRules,
} from '../../schemas/events/veranstaltung-pieces.ts';
import { consent, numbers, optionalText, rule } from '../../schemas/pieces.ts';

const CATEGORY = 'Bitte wählen Sie mindestens eine Rubrik aus.';

function entryFields(textMinChars: number) {
  return {
    ...veranstaltungFields(textMinChars),
    veranstaltungen_rubrik: numbers(CATEGORY),
    bildcopyright: optionalText(),
    rechte: consent('Bitte bestätigen Sie, dass Sie über die nötigen Rechte verfügen.'),
  };
}

const fieldSchema = z.object(entryFields(0));
/** An event submitted to the calendar. */
export type Veranstaltung = z.output<typeof fieldSchema>;

/** `POST /api/veranstaltung`. Used by the form and by the api. */
export function createVeranstaltungSchema(textMinChars = TEXT_MIN_CHARACTER) {
  const details = z.object(entryFields(textMinChars)).check(
    ...veranstaltungRules,
    rule<Veranstaltung>(
      'bildtext',
      'Bitte beschreiben Sie, was auf dem Bild zu sehen ist.',
      ({ bild: image, bildtext: caption }) => Boolean(!image || caption),
    ),
    rule<Veranstaltung>(
      'bildcopyright',
      'Bitte geben Sie an, wer das Bild aufgenommen hat.',
      ({ bild: image, bildcopyright: imageCopyright }) => Boolean(!image || imageCopyright),
    ),
  );
  return z.pipe(details, z.transform(endNextDay<Veranstaltung>));
}
