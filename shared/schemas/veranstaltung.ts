import * as z from 'zod/mini';
import { einwilligung, optionalerText, regel } from './bausteine.ts';
import { TEXT_MIN_ZEICHEN, veranstaltungFelder, veranstaltungRegeln } from './veranstaltung-bausteine.ts';

const RUBRIK = 'Bitte wählen Sie mindestens eine Rubrik aus.';

/** A single ticked box comes as a text, several as a list, none not at all. */
const liesNummern = (wert: unknown) =>
  [wert ?? []].flat().map((nummer) => (nummer === '' ? Number.NaN : Number(nummer)));

const istAuswahl = (liste: number[]) =>
  liste.length > 0 && liste.length <= 50 && liste.every((nummer) => Number.isInteger(nummer) && nummer > 0);

function eintragFelder(textMinChars: number) {
  return {
    ...veranstaltungFelder(textMinChars),
    veranstaltungen_rubrik: z.pipe(z.transform(liesNummern), z.custom<number[]>().check(z.refine(istAuswahl, RUBRIK))),
    bildcopyright: optionalerText(),
    rechte: einwilligung('Bitte bestätigen Sie, dass Sie über die nötigen Rechte verfügen.'),
  };
}

const felderSchema = z.object(eintragFelder(0));
/** An event somebody enters for the calendar. */
export type Veranstaltung = z.output<typeof felderSchema>;

/** `POST /api/veranstaltung`. Used by the form and by the api. */
export function createVeranstaltungSchema(textMinChars = TEXT_MIN_ZEICHEN) {
  return z.object(eintragFelder(textMinChars)).check(
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
}
