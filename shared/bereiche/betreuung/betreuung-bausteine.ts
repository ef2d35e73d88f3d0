/** What the forms about childcare have in common: child, guardians, persons to call (requirement B-1). */
import * as z from 'zod/mini';
import { readBerlinerZeit } from '../../regeln/berliner-zeit.ts';
import { MAIL_ADDRESS } from '../../regeln/mail-address.ts';
import {
  begleitfelder,
  datum,
  EMAIL_UNGUELTIG,
  einwilligung,
  emptyUnless,
  haken,
  optionalerText,
  pflichtText,
  readText,
  regel,
} from '../../schemas/bausteine.ts';
import { WERKTAGE } from './betreuung-felder.ts';

/** Radio `eltern_berufstaetig`: employed or not. */
const BERUFSTAETIG = '1';
const NICHT_BERUFSTAETIG = '0';
/** Radio `einverstaendniserklaerung`: the child may go home alone, or is picked up. */
export const HEIMWEG = ['allein', 'abholung'] as const;

const NAME = 'Name ist ein Pflichtfled.';
const TELEFON = 'Telefon ist ein Pflichtfled.';
const GEBURTSDATUM = 'Bitte geben Sie das Geburtsdatum Ihres Kindes an.';
const EMAIL = 'E-Mail ist ein Pflichtfled.';
const BERUF = 'Bitte geben Sie an, ob Sie berufstätig sind.';

/** Nothing chosen: controls give nothing, an empty text, `null` (radios) or `false` (boxes). */
const isNothing = (wert: unknown) => wert === undefined || wert === null || wert === '' || wert === false;

/** One of the values, or empty where nothing was chosen. */
export function optionaleAuswahl<const Werte extends readonly string[]>(
  werte: Werte,
  meldung = 'Bitte wählen Sie eine der Möglichkeiten aus.',
) {
  const read = (wert: unknown) => (isNothing(wert) ? '' : readText(wert));
  return z.pipe(z.transform(read), z.enum(['', ...werte], meldung));
}

/** One of the values. */
export function auswahl<const Werte extends readonly string[]>(werte: Werte, meldung: string) {
  return z.pipe(z.transform(readText), z.enum(werte, meldung));
}

/**
 * The ticked boxes of a group as one text, joined by commas (requirement B-3); takes a list, such a text, or a single
 * value. `erlaubt` names the values there are, if the municipality does not choose them itself.
 */
export function verbundeneListe({ pflicht, erlaubt }: { pflicht?: string; erlaubt?: readonly string[] } = {}) {
  const read = (wert: unknown): unknown => {
    const liste = (isNothing(wert) ? [] : [wert].flat()).map(readText);
    if (!liste.every((teil) => typeof teil === 'string')) return liste;
    const teile = liste.flatMap((teil) => teil.split(',')).map((teil) => teil.trim());
    return [...new Set(teile.filter(Boolean))].join(',');
  };
  const isAllowed = (liste: string) =>
    !erlaubt || liste === '' || liste.split(',').every((teil) => erlaubt.includes(teil));
  const zuLang = 'Bitte wählen Sie weniger aus.';
  const fremd = 'Bitte wählen Sie nur aus den angebotenen Möglichkeiten.';
  return z.pipe(
    z.transform(read),
    z.string(fremd).check(z.minLength(pflicht ? 1 : 0, pflicht), z.maxLength(500, zuLang), z.refine(isAllowed, fremd)),
  );
}

/** A birthday: a day of the past, or today. */
export function geburtsdatum() {
  const isPast = (tag: string) => tag <= readBerlinerZeit(new Date()).tag && tag >= '1900';
  return z.pipe(datum(GEBURTSDATUM, { vergangen: true }), z.string().check(z.refine(isPast, GEBURTSDATUM)));
}

export const kindFelder = {
  kind_name: pflichtText(NAME),
  kind_vorname: pflichtText('Vorname ist ein Pflichtfled.'),
  kind_geburtsdatum: geburtsdatum(),
};

const schuleFelder = {
  kind_grundschule: pflichtText('Grundschule ist ein Pflichtfled.'),
  kind_klasse: pflichtText('Bitte geben Sie an, in welche Schulklasse Ihr Kind geht.', { max: 20 }),
};

const isEmail = (text: string) => text === '' || (text.length <= 254 && MAIL_ADDRESS.test(text));
const emailOderLeer = () =>
  z._default(z.string(EMAIL).check(z.trim(), z.normalize(), z.refine(isEmail, EMAIL_UNGUELTIG)), '');

export const ADRESSE = {
  eltern_strasse: 'Strasse ist ein Pflichtfled.',
  eltern_plz_ort: 'Wohnort ist ein Pflichtfled.',
} as const;

export const elternFelder = {
  eltern_alleinerziehend: haken(),
  eltern_name: pflichtText(NAME),
  eltern_vorname: pflichtText('Vorname ist ein Pflichtfled.'),
  eltern_strasse: pflichtText(ADRESSE.eltern_strasse),
  eltern_plz_ort: pflichtText(ADRESSE.eltern_plz_ort),
  eltern_email: emailOderLeer(),
  eltern_mobil: pflichtText('Mobiltelefon ist ein Pflichtfled.', { max: 50 }),
  eltern_telefon_arbeitsplatz: optionalerText({ max: 50 }),
  eltern_telefon: optionalerText({ max: 50 }),
  eltern_berufstaetig: optionaleAuswahl([BERUFSTAETIG, NICHT_BERUFSTAETIG]),
  eltern_berufstaetig_arbeitgeber: optionalerText(),
  eltern_berufstaetig_tage: verbundeneListe({ erlaubt: WERKTAGE }),
  eltern_name2: optionalerText(),
  eltern_vorname2: optionalerText(),
  eltern_strasse2: optionalerText(),
  eltern_plz_ort2: optionalerText(),
  eltern_email2: emailOderLeer(),
  eltern_mobil2: optionalerText({ max: 50 }),
  eltern_telefon_arbeitsplatz2: optionalerText({ max: 50 }),
  eltern_telefon2: optionalerText({ max: 50 }),
  eltern_berufstaetig2: optionaleAuswahl([BERUFSTAETIG, NICHT_BERUFSTAETIG]),
  eltern_berufstaetig_arbeitgeber2: optionalerText(),
  eltern_berufstaetig_tage2: verbundeneListe({ erlaubt: WERKTAGE }),
};
const elternSchema = z.object(elternFelder);
export type Eltern = z.output<typeof elternSchema>;

type Bedingung = (eltern: Partial<Eltern>) => boolean;
const immer: Bedingung = () => true;
const isWorking: Bedingung = (eltern) => eltern.eltern_berufstaetig === BERUFSTAETIG;
const inPairs: Bedingung = (eltern) => eltern.eltern_alleinerziehend !== true;
const zweiteArbeitet: Bedingung = (eltern) => inPairs(eltern) && eltern.eltern_berufstaetig2 === BERUFSTAETIG;

/** What has to be filled in, and when. What is always required and needs no second message says so at its field. */
const PFLICHT: [keyof Eltern, string, Bedingung][] = [
  ['eltern_email', EMAIL, immer],
  ['eltern_berufstaetig', BERUF, immer],
  ['eltern_berufstaetig_arbeitgeber', 'Arbeitgeber ist ein Pflichtfled.', isWorking],
  ['eltern_berufstaetig_tage', 'Tage ist ein Pflichtfled.', isWorking],
  ['eltern_name2', NAME, inPairs],
  ['eltern_vorname2', 'Vorname ist ein Pflichtfled.', inPairs],
  ['eltern_strasse2', 'Strasse ist ein Pflichtfled.', inPairs],
  ['eltern_plz_ort2', 'Wohnort ist ein Pflichtfled.', inPairs],
  ['eltern_email2', EMAIL, inPairs],
  ['eltern_mobil2', 'Mobiltelefon ist ein Pflichtfled.', inPairs],
  ['eltern_berufstaetig2', BERUF, inPairs],
  ['eltern_berufstaetig_arbeitgeber2', 'Arbeitgeber ist ein Pflichtfled.', zweiteArbeitet],
  ['eltern_berufstaetig_tage2', 'Tage ist ein Pflichtfled.', zweiteArbeitet],
];

/** The rules of the guardians; with `gefragt` only of those fields somebody is asked for. */
export const createElternRegeln = <Werte extends Eltern>(
  gefragt: (werte: Partial<Werte>, feld: keyof Eltern) => boolean = () => true,
) =>
  PFLICHT.map(([feld, meldung, when]) =>
    regel<Werte>(feld, meldung, (werte) => !gefragt(werte, feld) || !when(werte) || Boolean(werte[feld])),
  );

/** What a form asks of the second guardian, empty. */
export const OHNE_ZWEITE = {
  eltern_name2: '',
  eltern_vorname2: '',
  eltern_strasse2: '',
  eltern_plz_ort2: '',
  eltern_email2: '',
  eltern_mobil2: '',
};

/**
 * What is not asked for: employer and days of somebody who is not employed, the second guardian of a single parent
 * (requirement B-2).
 */
export const dropUnaskedEltern = emptyUnless<Eltern>(
  [isWorking, { eltern_berufstaetig_arbeitgeber: '', eltern_berufstaetig_tage: '' }],
  [zweiteArbeitet, { eltern_berufstaetig_arbeitgeber2: '', eltern_berufstaetig_tage2: '' }],
  [inPairs, { ...OHNE_ZWEITE, eltern_telefon_arbeitsplatz2: '', eltern_telefon2: '', eltern_berufstaetig2: '' }],
);

// Requirement B-8 has one message for both: whom to call, and where.
export const ERSTE_PERSON = {
  weitere_person_name_1: TELEFON,
  weitere_person_telefon_1: TELEFON,
} as const;

const personenFelder = {
  weitere_person_name_1: pflichtText(TELEFON),
  weitere_person_telefon_1: pflichtText(TELEFON, { max: 50 }),
  weitere_person_name_2: optionalerText(),
  weitere_person_telefon_2: optionalerText({ max: 50 }),
  weitere_person_name_3: optionalerText(),
  weitere_person_telefon_3: optionalerText({ max: 50 }),
  weitere_person_name_4: optionalerText(),
  weitere_person_telefon_4: optionalerText({ max: 50 }),
};

export const sonstigeAngaben = optionalerText({ max: 5000 });
export const EINVERSTAENDNIS_FEHLT = 'Bitte bestätigen Sie die Einverständniserklärung.';
const einverstaendnis = auswahl(HEIMWEG, EINVERSTAENDNIS_FEHLT);
export const DATENSCHUTZ_FEHLT = 'Bitte bestätigen Sie unsere Datenschutzerklärung.';

/** What both forms about care at school ask for. */
export const betreuungFelder = {
  ...kindFelder,
  ...schuleFelder,
  ...elternFelder,
  ...personenFelder,
  sonstige_angaben: sonstigeAngaben,
  einverstaendniserklaerung: einverstaendnis,
  fotos: haken(),
  valid: einwilligung(DATENSCHUTZ_FEHLT),
  ...begleitfelder,
};
