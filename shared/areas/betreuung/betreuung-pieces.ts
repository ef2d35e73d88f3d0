/** Common parts of the childcare forms: child, guardians, emergency contacts (requirement B-1). */
import * as z from 'zod/mini';
import { readBerlinTime } from '../../rules/berlin-time.ts';
import { MAIL_ADDRESS } from '../../rules/mail-address.ts';
import {
  check,
  companionFields,
  consent,
  date,
  EMAIL_INVALID,
  emptyUnless,
  optionalText,
  readText,
  requiredText,
  rule,
} from '../../schemas/pieces.ts';
import { WORKDAYS } from './betreuung-fields.ts';

/** Radio `eltern_berufstaetig`: employed or not. */
const BERUFSTAETIG = '1';
const NOT_BERUFSTAETIG = '0';
/** Radio `einverstaendniserklaerung`: the child may go home alone, or is picked up. */
export const WAY_HOME = ['allein', 'abholung'] as const;

const NAME = 'Name ist ein Pflichtfled.';
const PHONE = 'Telefon ist ein Pflichtfled.';
const BIRTH_DATE = 'Bitte geben Sie das Geburtsdatum Ihres Kindes an.';
const EMAIL = 'E-Mail ist ein Pflichtfled.';
const BERUF = 'Bitte geben Sie an, ob Sie berufstätig sind.';

/** Whether nothing is selected: controls return undefined, an empty string, `null` (radios) or `false` (checkboxes). */
const isNothing = (value: unknown) => value === undefined || value === null || value === '' || value === false;

/** One of the values, or empty for no selection. */
export function optionalSelection<const Values extends readonly string[]>(
  values: Values,
  message = 'Bitte wählen Sie eine der Möglichkeiten aus.',
) {
  const read = (value: unknown) => (isNothing(value) ? '' : readText(value));
  return z.pipe(z.transform(read), z.enum(['', ...values], message));
}

/** One of the values. */
export function selection<const Values extends readonly string[]>(values: Values, message: string) {
  return z.pipe(z.transform(readText), z.enum(values, message));
}

/**
 * The ticked boxes of a group as one string joined by commas (requirement B-3); accepts an array, such a string, or a
 * single value. `erlaubt` lists the valid values unless the municipality configures them.
 */
export function connectedList({
  pflicht: required,
  erlaubt: allowed,
}: {
  pflicht?: string;
  erlaubt?: readonly string[];
} = {}) {
  const read = (value: unknown): unknown => {
    const list = (isNothing(value) ? [] : [value].flat()).map(readText);
    if (!list.every((part) => typeof part === 'string')) return list;
    const parts = list.flatMap((part) => part.split(',')).map((part) => part.trim());
    return [...new Set(parts.filter(Boolean))].join(',');
  };
  const isAllowed = (list: string) =>
    !allowed || list === '' || list.split(',').every((part) => allowed.includes(part));
  const tooLong = 'Bitte wählen Sie weniger aus.';
  const foreign = 'Bitte wählen Sie nur aus den angebotenen Möglichkeiten.';
  return z.pipe(
    z.transform(read),
    z
      .string(foreign)
      .check(z.minLength(required ? 1 : 0, required), z.maxLength(500, tooLong), z.refine(isAllowed, foreign)),
  );
}

/** A birthday: today or a day in the past. */
export function birthDate() {
  const isPast = (day: string) => day <= readBerlinTime(new Date()).tag && day >= '1900';
  return z.pipe(date(BIRTH_DATE, { vergangen: true }), z.string().check(z.refine(isPast, BIRTH_DATE)));
}

export const childFields = {
  kind_name: requiredText(NAME),
  kind_vorname: requiredText('Vorname ist ein Pflichtfled.'),
  kind_geburtsdatum: birthDate(),
};

const schoolFields = {
  kind_grundschule: requiredText('Grundschule ist ein Pflichtfled.'),
  kind_klasse: requiredText('Bitte geben Sie an, in welche Schulklasse Ihr Kind geht.', { max: 20 }),
};

const isEmail = (text: string) => text === '' || (text.length <= 254 && MAIL_ADDRESS.test(text));
const emailOrEmpty = () =>
  z._default(z.string(EMAIL).check(z.trim(), z.normalize(), z.refine(isEmail, EMAIL_INVALID)), '');

export const ADDRESS = {
  eltern_strasse: 'Strasse ist ein Pflichtfled.',
  eltern_plz_ort: 'Wohnort ist ein Pflichtfled.',
} as const;

export const parentsFields = {
  eltern_alleinerziehend: check(),
  eltern_name: requiredText(NAME),
  eltern_vorname: requiredText('Vorname ist ein Pflichtfled.'),
  eltern_strasse: requiredText(ADDRESS.eltern_strasse),
  eltern_plz_ort: requiredText(ADDRESS.eltern_plz_ort),
  eltern_email: emailOrEmpty(),
  eltern_mobil: requiredText('Mobiltelefon ist ein Pflichtfled.', { max: 50 }),
  eltern_telefon_arbeitsplatz: optionalText({ max: 50 }),
  eltern_telefon: optionalText({ max: 50 }),
  eltern_berufstaetig: optionalSelection([BERUFSTAETIG, NOT_BERUFSTAETIG]),
  eltern_berufstaetig_arbeitgeber: optionalText(),
  eltern_berufstaetig_tage: connectedList({ erlaubt: WORKDAYS }),
  eltern_name2: optionalText(),
  eltern_vorname2: optionalText(),
  eltern_strasse2: optionalText(),
  eltern_plz_ort2: optionalText(),
  eltern_email2: emailOrEmpty(),
  eltern_mobil2: optionalText({ max: 50 }),
  eltern_telefon_arbeitsplatz2: optionalText({ max: 50 }),
  eltern_telefon2: optionalText({ max: 50 }),
  eltern_berufstaetig2: optionalSelection([BERUFSTAETIG, NOT_BERUFSTAETIG]),
  eltern_berufstaetig_arbeitgeber2: optionalText(),
  eltern_berufstaetig_tage2: connectedList({ erlaubt: WORKDAYS }),
};
const parentsSchema = z.object(parentsFields);
export type Parents = z.output<typeof parentsSchema>;

type Requirement = (parents: Partial<Parents>) => boolean;
const always: Requirement = () => true;
const isWorking: Requirement = (parents) => parents.eltern_berufstaetig === BERUFSTAETIG;
const inPairs: Requirement = (parents) => parents.eltern_alleinerziehend !== true;
const secondArbeitet: Requirement = (parents) => inPairs(parents) && parents.eltern_berufstaetig2 === BERUFSTAETIG;

/**
 * Required fields and their conditions. Fields that are always required and need no second message declare it
 * themselves.
 */
const REQUIRED: [keyof Parents, string, Requirement][] = [
  ['eltern_email', EMAIL, always],
  ['eltern_berufstaetig', BERUF, always],
  ['eltern_berufstaetig_arbeitgeber', 'Arbeitgeber ist ein Pflichtfled.', isWorking],
  ['eltern_berufstaetig_tage', 'Tage ist ein Pflichtfled.', isWorking],
  ['eltern_name2', NAME, inPairs],
  ['eltern_vorname2', 'Vorname ist ein Pflichtfled.', inPairs],
  ['eltern_strasse2', 'Strasse ist ein Pflichtfled.', inPairs],
  ['eltern_plz_ort2', 'Wohnort ist ein Pflichtfled.', inPairs],
  ['eltern_email2', EMAIL, inPairs],
  ['eltern_mobil2', 'Mobiltelefon ist ein Pflichtfled.', inPairs],
  ['eltern_berufstaetig2', BERUF, inPairs],
  ['eltern_berufstaetig_arbeitgeber2', 'Arbeitgeber ist ein Pflichtfled.', secondArbeitet],
  ['eltern_berufstaetig_tage2', 'Tage ist ein Pflichtfled.', secondArbeitet],
];

/** Rules of the guardians; with `asked` only for the fields it returns true for. */
export const createParentsRules = <Values extends Parents>(
  asked: (values: Partial<Values>, field: keyof Parents) => boolean = () => true,
) =>
  REQUIRED.map(([field, message, when]) =>
    rule<Values>(field, message, (values) => !asked(values, field) || !when(values) || Boolean(values[field])),
  );

/** Fields of the second guardian, empty. */
export const WITHOUT_SECOND = {
  eltern_name2: '',
  eltern_vorname2: '',
  eltern_strasse2: '',
  eltern_plz_ort2: '',
  eltern_email2: '',
  eltern_mobil2: '',
};

/**
 * Fields that do not apply: employer and working days of an unemployed guardian, the second guardian of a single parent
 * (requirement B-2).
 */
export const dropUnaskedParents = emptyUnless<Parents>(
  [isWorking, { eltern_berufstaetig_arbeitgeber: '', eltern_berufstaetig_tage: '' }],
  [secondArbeitet, { eltern_berufstaetig_arbeitgeber2: '', eltern_berufstaetig_tage2: '' }],
  [inPairs, { ...WITHOUT_SECOND, eltern_telefon_arbeitsplatz2: '', eltern_telefon2: '', eltern_berufstaetig2: '' }],
);

// Requirement B-8 has one message for both fields: name and telephone number.
export const FIRST_PERSON = {
  weitere_person_name_1: PHONE,
  weitere_person_telefon_1: PHONE,
} as const;

const personFields = {
  weitere_person_name_1: requiredText(PHONE),
  weitere_person_telefon_1: requiredText(PHONE, { max: 50 }),
  weitere_person_name_2: optionalText(),
  weitere_person_telefon_2: optionalText({ max: 50 }),
  weitere_person_name_3: optionalText(),
  weitere_person_telefon_3: optionalText({ max: 50 }),
  weitere_person_name_4: optionalText(),
  weitere_person_telefon_4: optionalText({ max: 50 }),
};

export const sonstigeDetails = optionalText({ max: 5000 });
export const AGREEMENT_MISSING = 'Bitte bestätigen Sie die Einverständniserklärung.';
const agreement = selection(WAY_HOME, AGREEMENT_MISSING);
export const PRIVACY_MISSING = 'Bitte bestätigen Sie unsere Datenschutzerklärung.';

/** Fields of both forms about care at school. */
export const betreuungFields = {
  ...childFields,
  ...schoolFields,
  ...parentsFields,
  ...personFields,
  sonstige_angaben: sonstigeDetails,
  einverstaendniserklaerung: agreement,
  fotos: check(),
  valid: consent(PRIVACY_MISSING),
  ...companionFields,
};
