import * as z from 'zod/mini';
import { datum, optionalerText, regel } from '../../schemas/bausteine.ts';
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

/** What is not asked of somebody who ends care. */
const UNASKED = {
  eltern_strasse: '',
  eltern_plz_ort: '',
  eltern_telefon: '',
  eltern_telefon_arbeitsplatz: '',
  eltern_berufstaetig: '',
  weitere_person_name_1: '',
  weitere_person_telefon_1: '',
  weitere_person_name_2: '',
  weitere_person_telefon_2: '',
  weitere_person_name_3: '',
  weitere_person_telefon_3: '',
  weitere_person_name_4: '',
  weitere_person_telefon_4: '',
  name_geschwister_1: '',
  klasse_geschwister_1: '',
  name_geschwister_2: '',
  klasse_geschwister_2: '',
  betreuung: '',
  einverstaendniserklaerung: '',
  fotos: false,
} satisfies Partial<Kernzeitbetreuung>;

/** Who ends care is asked who the child is, from when, and whom to answer: of guardians as little as a single one tells. */
function dropUnasked(angaben: Kernzeitbetreuung): Kernzeitbetreuung {
  if (goesOn(angaben)) return dropUnaskedEltern(angaben);
  const allein = dropUnaskedEltern({ ...angaben, ...UNASKED, eltern_alleinerziehend: true });
  return { ...allein, eltern_alleinerziehend: false };
}

/** `POST /api/kernzeitbetreuung`: care around school, asked for, changed or ended. Used by the form and by the api. */
export const kernzeitbetreuungSchema = z.pipe(
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
  z.transform(dropUnasked),
);
