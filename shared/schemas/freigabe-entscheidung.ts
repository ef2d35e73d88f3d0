import * as z from 'zod/mini';
import { SCHRITTE } from '../regeln/freigabe.ts';
import { begleitfelder, optionalerText, pflichtText, regel, zahl } from './bausteine.ts';

/** Corrections are controls named after the answer, with this in front. */
export const KORREKTUR = 'neu_';

const NEU_OEFFNEN = 'Bitte öffnen Sie die Einsendung noch einmal.';
const felder = z.looseObject({
  referenz: pflichtText(NEU_OEFFNEN, { max: 40 }),
  /** What was looked at. */
  version: zahl(NEU_OEFFNEN, { min: 1, max: 2_147_483_647 }),
  was: z.enum(SCHRITTE, 'Bitte wählen Sie aus, was Sie tun möchten.'),
  nachricht: optionalerText({ max: 5000 }),
  /** Account of whoever goes on with it, for `zuweisen`. */
  zustaendig: optionalerText({ max: 10 }),
  ...begleitfelder,
});
export type Entscheidung = z.output<typeof felder>;

/** `POST /api/intranet/freigaben/entscheidung`. Used by the form and by the api. */
export const freigabeEntscheidungSchema = felder.check(
  regel<Entscheidung>(
    'zustaendig',
    'Bitte wählen Sie aus, wer die Einsendung weiter bearbeitet.',
    ({ was, zustaendig }) => was !== 'zuweisen' || /^[1-9]\d{0,8}$/.test(zustaendig ?? ''),
  ),
  regel<Entscheidung>(
    'nachricht',
    'Bitte schreiben Sie, was Sie wissen möchten. Der Absender bekommt genau diesen Text.',
    ({ was, nachricht }) => was !== 'rueckfrage' || Boolean(nachricht),
  ),
  regel<Entscheidung>(
    'nachricht',
    'Bitte nennen Sie den Grund. Der Absender bekommt genau diesen Text.',
    ({ was, nachricht }) => was !== 'ablehnen' || Boolean(nachricht),
  ),
);

const LINK = 'Bitte öffnen Sie den Link aus unserer E-Mail vollständig.';

/** `POST /api/rueckfrage`: a sender answers a question. Used by the form and by the api. */
export const rueckfrageAntwortSchema = z.looseObject({
  token: pflichtText(LINK, { max: 64, zuLang: LINK }),
  antwort: pflichtText('Bitte schreiben Sie uns eine Antwort.', { min: 2, max: 5000 }),
  ...begleitfelder,
});
export type RueckfrageAntwort = z.output<typeof rueckfrageAntwortSchema>;
