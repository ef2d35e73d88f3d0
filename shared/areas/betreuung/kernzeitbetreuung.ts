import * as z from 'zod/mini';
import { date, optionalText, readText, rule } from '../../schemas/pieces.ts';
import { endsBetreuung, INQUIRY_KINDS, WORKDAYS } from './betreuung-fields.ts';
import {
  ADDRESS,
  AGREEMENT_MISSING,
  betreuungFields,
  connectedList,
  createParentsRules,
  dropUnaskedParents,
  FIRST_PERSON,
  optionalSelection,
  selection,
  WAY_HOME,
} from './betreuung-pieces.ts';
import { getValidity } from './validity.ts';

const GILT_FROM = 'Bitte geben Sie ein Datum an.';

function validity() {
  const isPossible = (day: string) => {
    const { min, max } = getValidity();
    return min <= day && day <= max;
  };
  return z.pipe(date(GILT_FROM, { vergangen: true }), z.string().check(z.refine(isPossible, GILT_FROM)));
}

/** Required unless care ends. */
const REQUIRED = {
  ...ADDRESS,
  ...FIRST_PERSON,
  betreuung: 'Betreuungsumfang ist ein Pflichtfled.',
  einverstaendniserklaerung: AGREEMENT_MISSING,
} as const;

const schema = z.object({
  ...betreuungFields,
  art: selection(INQUIRY_KINDS, 'Bitte wählen Sie die Art Ihrer Anfrage.'),
  art_datum: validity(),
  eltern_strasse: optionalText(),
  eltern_plz_ort: optionalText(),
  weitere_person_name_1: optionalText(),
  weitere_person_telefon_1: optionalText({ max: 50 }),
  einverstaendniserklaerung: optionalSelection(WAY_HOME, AGREEMENT_MISSING),
  name_geschwister_1: optionalText(),
  klasse_geschwister_1: optionalText({ max: 20 }),
  name_geschwister_2: optionalText(),
  klasse_geschwister_2: optionalText({ max: 20 }),
  betreuung: connectedList({ erlaubt: WORKDAYS }),
});
export type Kernzeitbetreuung = z.output<typeof schema>;

const goesOn = ({ art: kind }: Pick<Partial<Kernzeitbetreuung>, 'art'>) => !endsBetreuung(kind);

/** The only fields of a guardian that are asked for when care ends. */
const CONTACT = new Set(['eltern_name', 'eltern_vorname', 'eltern_email', 'eltern_mobil']);
const UNASKED =
  /^(eltern_.*|weitere_person_.*|(name|klasse)_geschwister_.*|betreuung|einverstaendniserklaerung|fotos)$/;

/** Whether a request of this kind has the field. */
export const asksFor = (field: string, kind: unknown): boolean =>
  !endsBetreuung(kind) || CONTACT.has(field) || !UNASKED.test(field);

/** Ending care asks only for the child, the date and a contact; other fields are neither checked nor kept. */
function takeAsked(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || !('art' in input)) return input;
  const kind = readText(input.art);
  return Object.fromEntries(Object.entries(input).filter(([field]) => asksFor(field, kind)));
}

/** `POST /api/kernzeitbetreuung`: starts, changes or ends core-time care. Used by the form and by the api. */
export const kernzeitbetreuungSchema = z.pipe(
  z.transform(takeAsked),
  z.pipe(
    schema.check(
      ...createParentsRules<Kernzeitbetreuung>((values, field) => goesOn(values) || field === 'eltern_email'),
      ...Object.entries(REQUIRED).map(([field, message]) =>
        rule<Kernzeitbetreuung>(
          field as keyof typeof REQUIRED,
          message,
          (values) => !goesOn(values) || Boolean(values[field as keyof typeof REQUIRED]),
        ),
      ),
    ),
    z.transform((details: Kernzeitbetreuung) => dropUnaskedParents(details)),
  ),
);
