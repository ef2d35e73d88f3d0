import * as z from 'zod/mini';
import { datum, optionalerText } from '../../schemas/bausteine.ts';
import { auswahl, betreuungFelder, dropUnaskedEltern, elternRegeln, verbundeneListe } from './betreuung-bausteine.ts';
import { ANFRAGEARTEN, WERKTAGE } from './betreuung-felder.ts';
import { getGeltung } from './geltung.ts';

const GILT_AB = 'Bitte geben Sie ein Datum an.';

function geltung() {
  const isPossible = (tag: string) => {
    const { min, max } = getGeltung();
    return min <= tag && tag <= max;
  };
  return z.pipe(datum(GILT_AB, { vergangen: true }), z.string().check(z.refine(isPossible, GILT_AB)));
}

/** `POST /api/kernzeitbetreuung`: care around school, asked for, changed or ended. Used by the form and by the api. */
export const kernzeitbetreuungSchema = z.pipe(
  z
    .object({
      ...betreuungFelder,
      art: auswahl(ANFRAGEARTEN, 'Bitte wählen Sie die Art Ihrer Anfrage.'),
      art_datum: geltung(),
      name_geschwister_1: optionalerText(),
      klasse_geschwister_1: optionalerText({ max: 20 }),
      name_geschwister_2: optionalerText(),
      klasse_geschwister_2: optionalerText({ max: 20 }),
      betreuung: verbundeneListe({ pflicht: 'Betreuungsumfang ist ein Pflichtfled.', erlaubt: WERKTAGE }),
    })
    .check(...elternRegeln),
  z.transform(dropUnaskedEltern),
);
export type Kernzeitbetreuung = z.output<typeof kernzeitbetreuungSchema>;
