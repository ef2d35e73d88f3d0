import * as z from 'zod/mini';
import { MAIL_ADDRESS } from '../../regeln/mail-address.ts';
import {
  begleitfelder,
  EMAIL_UNGUELTIG,
  einwilligung,
  emptyOr,
  emptyUnless,
  optionalerText,
  optionalesBild,
  optionaleZahl,
  regel,
} from '../../schemas/bausteine.ts';

const PUNKT = 'Bitte zeigen Sie die Stelle im Plan noch einmal, oder schreiben Sie die Straße.';
const GLEICH = 'Bitte wählen Sie eine Meldung aus der Liste.';

/** Degrees as a browser gives them or a hidden control holds them: with a point and many digits. */
const grad = (max: number) =>
  emptyOr(
    z.pipe(
      z.transform((wert: unknown) => (typeof wert === 'string' ? Number(wert) : wert)),
      z.number(PUNKT).check(z.minimum(-max, PUNKT), z.maximum(max, PUNKT)),
    ),
  );

const felder = {
  /** Number of a defect that is known already: whoever sends it joins those who reported it. */
  gleich: optionaleZahl(GLEICH, { min: 1, max: 2_147_483_647 }),
  /** Name of a kind, as the municipality has named it. Where nothing is chosen a browser's form has null. */
  art: z.pipe(
    z.nullable(optionalerText()),
    z.transform((wert) => wert ?? ''),
  ),
  breitengrad: grad(90),
  laengengrad: grad(180),
  strasse: optionalerText(),
  hausnummer: optionalerText({ max: 20 }),
  beschreibung: optionalerText({ max: 2000, zuLang: 'Bitte kürzen Sie die Beschreibung auf höchstens 2.000 Zeichen.' }),
  bild: optionalesBild(),
  email: optionalerText({ max: 254, zuLang: EMAIL_UNGUELTIG }),
  datenschutz: einwilligung('Bitte bestätigen Sie unsere Datenschutzerklärung.'),
  ...begleitfelder,
};
const felderSchema = z.object(felder);
/** Somebody reports that something is broken or dirty in the municipality. */
export type Mangel = z.output<typeof felderSchema>;

/** What somebody who joins another report need not say again. */
const NEU: Partial<Mangel> = {
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
  felderSchema.check(
    regel<Mangel>('art', 'Bitte wählen Sie aus, was Sie melden möchten.', ({ gleich, art }) => Boolean(gleich || art)),
    regel<Mangel>(
      'strasse',
      'Bitte sagen Sie uns, wo es ist: Schreiben Sie die Straße, oder zeigen Sie die Stelle im Plan.',
      ({ gleich, strasse, breitengrad, laengengrad }) =>
        Boolean(gleich || strasse) || (typeof breitengrad === 'number' && typeof laengengrad === 'number'),
    ),
    regel<Mangel>('email', EMAIL_UNGUELTIG, ({ email = '' }) => email === '' || MAIL_ADDRESS.test(email)),
  ),
  z.transform(emptyUnless<Mangel>([({ gleich }) => gleich === null, NEU])),
);
