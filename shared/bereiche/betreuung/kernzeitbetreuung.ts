import * as z from 'zod/mini';
import { datum, optionalerText, readText, regel } from '../../schemas/bausteine.ts';
import {
  ADRESSE,
  auswahl,
  betreuungFelder,
  createElternRegeln,
  dropUnaskedEltern,
  EINVERSTAENDNIS_FEHLT,
  ERSTE_PERSON,
  HEIMWEG,
  optionaleAuswahl,
  verbundeneListe,
} from './betreuung-bausteine.ts';
import { ANFRAGEARTEN, endsBetreuung, WERKTAGE } from './betreuung-felder.ts';
import { getGeltung } from './geltung.ts';

const GILT_AB = 'Bitte geben Sie ein Datum an.';

function geltung() {
  const isPossible = (tag: string) => {
    const { min, max } = getGeltung();
    return min <= tag && tag <= max;
  };
  return z.pipe(datum(GILT_AB, { vergangen: true }), z.string().check(z.refine(isPossible, GILT_AB)));
}

/** What has to be told unless care ends. */
const PFLICHT = {
  ...ADRESSE,
  ...ERSTE_PERSON,
  betreuung: 'Betreuungsumfang ist ein Pflichtfled.',
  einverstaendniserklaerung: EINVERSTAENDNIS_FEHLT,
} as const;

const schema = z.object({
  ...betreuungFelder,
  art: auswahl(ANFRAGEARTEN, 'Bitte wählen Sie die Art Ihrer Anfrage.'),
  art_datum: geltung(),
  eltern_strasse: optionalerText(),
  eltern_plz_ort: optionalerText(),
  weitere_person_name_1: optionalerText(),
  weitere_person_telefon_1: optionalerText({ max: 50 }),
  einverstaendniserklaerung: optionaleAuswahl(HEIMWEG, EINVERSTAENDNIS_FEHLT),
  name_geschwister_1: optionalerText(),
  klasse_geschwister_1: optionalerText({ max: 20 }),
  name_geschwister_2: optionalerText(),
  klasse_geschwister_2: optionalerText({ max: 20 }),
  betreuung: verbundeneListe({ erlaubt: WERKTAGE }),
});
export type Kernzeitbetreuung = z.output<typeof schema>;

const goesOn = ({ art }: Pick<Partial<Kernzeitbetreuung>, 'art'>) => !endsBetreuung(art);

/** Of the guardian who ends care only whom to answer. */
const KONTAKT = new Set(['eltern_name', 'eltern_vorname', 'eltern_email', 'eltern_mobil']);
const UNASKED =
  /^(eltern_.*|weitere_person_.*|(name|klasse)_geschwister_.*|betreuung|einverstaendniserklaerung|fotos)$/;

/** Whether a request of this kind asks for a field. */
export const asksFor = (feld: string, art: unknown): boolean =>
  !endsBetreuung(art) || KONTAKT.has(feld) || !UNASKED.test(feld);

/** Who ends care is asked who the child is, from when, and whom to answer; what else comes is neither checked nor kept. */
function takeAsked(eingabe: unknown): unknown {
  if (typeof eingabe !== 'object' || eingabe === null || !('art' in eingabe)) return eingabe;
  const art = readText(eingabe.art);
  return Object.fromEntries(Object.entries(eingabe).filter(([feld]) => asksFor(feld, art)));
}

/** `POST /api/kernzeitbetreuung`: care around school, asked for, changed or ended. Used by the form and by the api. */
export const kernzeitbetreuungSchema = z.pipe(
  z.transform(takeAsked),
  z.pipe(
    schema.check(
      ...createElternRegeln<Kernzeitbetreuung>((werte, feld) => goesOn(werte) || feld === 'eltern_email'),
      ...Object.entries(PFLICHT).map(([feld, meldung]) =>
        regel<Kernzeitbetreuung>(
          feld as keyof typeof PFLICHT,
          meldung,
          (werte) => !goesOn(werte) || Boolean(werte[feld as keyof typeof PFLICHT]),
        ),
      ),
    ),
    z.transform((angaben: Kernzeitbetreuung) => dropUnaskedEltern(angaben)),
  ),
);
