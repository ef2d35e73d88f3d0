import * as z from 'zod/mini';
import { readBerlinerZeit } from '../regeln/berliner-zeit.ts';
import { begleitfelder, datum, einwilligung, haken, optionalerText } from './bausteine.ts';
import {
  auswahl,
  DATENSCHUTZ_FEHLT,
  einverstaendnis,
  elternFelder,
  elternRegeln,
  kindFelder,
  personenFelder,
  schuleFelder,
  sonstigeAngaben,
  streicheArbeit,
  TAGE,
  verbundeneListe,
} from './betreuung-bausteine.ts';

export const ARTEN = ['Anmeldung', 'Änderung', 'Abmeldung'] as const;

/** First and last day from which a request may hold: today to 31 December of next year (specification B9). */
export function nenneGeltung(jetzt = new Date()): { min: string; max: string } {
  const { tag } = readBerlinerZeit(jetzt);
  return { min: tag, max: `${Number(tag.slice(0, 4)) + 1}-12-31` };
}

const GILT_AB = 'Bitte geben Sie ein Datum an.';

function geltung() {
  const istMoeglich = (tag: string) => {
    const { min, max } = nenneGeltung();
    return min <= tag && tag <= max;
  };
  const grenzen = `${GILT_AB} Möglich ist jeder Tag von heute bis zum Ende des nächsten Jahres.`;
  return z.pipe(
    datum(`${GILT_AB} Zum Beispiel 01.09.2027.`, { vergangen: true }),
    z.string().check(z.refine(istMoeglich, grenzen)),
  );
}

/** `POST /api/kernzeitbetreuung`: care around school, asked for, changed or ended. Used by the form and by the api. */
export const kernzeitbetreuungSchema = z.pipe(
  z
    .object({
      art: auswahl(ARTEN, 'Bitte wählen Sie die Art Ihrer Anfrage.'),
      art_datum: geltung(),
      ...kindFelder,
      ...schuleFelder,
      name_geschwister_1: optionalerText(),
      klasse_geschwister_1: optionalerText({ max: 20 }),
      name_geschwister_2: optionalerText(),
      klasse_geschwister_2: optionalerText({ max: 20 }),
      betreuung: verbundeneListe({ pflicht: 'Betreuungsumfang ist ein Pflichtfled.', erlaubt: TAGE }),
      ...elternFelder,
      ...personenFelder,
      sonstige_angaben: sonstigeAngaben,
      einverstaendniserklaerung: einverstaendnis,
      fotos: haken(),
      valid: einwilligung(DATENSCHUTZ_FEHLT),
      ...begleitfelder,
    })
    .check(...elternRegeln),
  z.transform(streicheArbeit),
);
export type Kernzeitbetreuung = z.output<typeof kernzeitbetreuungSchema>;
