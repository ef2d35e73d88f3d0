import * as z from 'zod/mini';
import { MAIL_ADDRESS } from '../../rules/mail-address.ts';
import {
  companionFields,
  consent,
  EMAIL_INVALID,
  emptyOr,
  emptyUnless,
  optionalFigure,
  optionalImage,
  optionalText,
  rule,
} from '../../schemas/pieces.ts';

const POINT = 'Bitte zeigen Sie die Stelle im Plan noch einmal, oder schreiben Sie die Straße.';
const EQUAL = 'Bitte wählen Sie eine Meldung aus der Liste.';

/** Degrees from the geolocation API or a hidden field: decimal point and many digits. */
const degree = (max: number) =>
  emptyOr(
    z.pipe(
      z.transform((value: unknown) => (typeof value === 'string' ? Number(value) : value)),
      z.number(POINT).check(z.minimum(-max, POINT), z.maximum(max, POINT)),
    ),
  );

const fields = {
  /** Number of a known defect; the report joins it. */
  gleich: optionalFigure(EQUAL, { min: 1, max: 2_147_483_647 }),
  /** Name of a kind configured by the municipality. No selection is null in a browser's form. */
  art: z.pipe(
    z.nullable(optionalText()),
    z.transform((value) => value ?? ''),
  ),
  breitengrad: degree(90),
  laengengrad: degree(180),
  strasse: optionalText(),
  hausnummer: optionalText({ max: 20 }),
  beschreibung: optionalText({ max: 2000, zuLang: 'Bitte kürzen Sie die Beschreibung auf höchstens 2.000 Zeichen.' }),
  bild: optionalImage(),
  email: optionalText({ max: 254, zuLang: EMAIL_INVALID }),
  datenschutz: consent('Bitte bestätigen Sie unsere Datenschutzerklärung.'),
  ...companionFields,
};
const fieldSchema = z.object(fields);
/** A report of damage or litter in the municipality. */
export type Mangel = z.output<typeof fieldSchema>;

/** Required only for a new report, not for joining one. */
const NEW: Partial<Mangel> = {
  art: '',
  breitengrad: null,
  laengengrad: null,
  strasse: '',
  hausnummer: '',
  beschreibung: '',
  bild: undefined,
};

/** `POST /api/mangel`. Used by the form and by the api. */
export const mangelSchema = z.pipe(
  fieldSchema.check(
    rule<Mangel>('art', 'Bitte wählen Sie aus, was Sie melden möchten.', ({ gleich: equal, art: kind }) =>
      Boolean(equal || kind),
    ),
    rule<Mangel>(
      'strasse',
      'Bitte sagen Sie uns, wo es ist: Schreiben Sie die Straße, oder zeigen Sie die Stelle im Plan.',
      ({ gleich: equal, strasse: street, breitengrad: latitude, laengengrad: longitude }) =>
        Boolean(equal || street) || (typeof latitude === 'number' && typeof longitude === 'number'),
    ),
    rule<Mangel>('email', EMAIL_INVALID, ({ email = '' }) => email === '' || MAIL_ADDRESS.test(email)),
  ),
  z.transform(emptyUnless<Mangel>([({ gleich: equal }) => equal === null, NEW])),
);
