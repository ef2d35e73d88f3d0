import * as z from 'zod/mini';
import { STEPS } from '../../rules/release.ts';
import { companionFields, figure, optionalText, requiredText, rule } from '../pieces.ts';

/** Prefix of the fields that correct an answer. */
export const KORREKTUR = 'neu_';

const NEW_OPENING = 'Bitte öffnen Sie die Einsendung noch einmal.';
const fields = z.looseObject({
  referenz: requiredText(NEW_OPENING, { max: 40 }),
  /** The reviewed version. */
  version: figure(NEW_OPENING, { min: 1, max: 2_147_483_647 }),
  was: z.enum(STEPS, 'Bitte wählen Sie aus, was Sie tun möchten.'),
  nachricht: optionalText({ max: 5000 }),
  /** Account of the new assignee, for `zuweisen`. */
  zustaendig: optionalText({ max: 10 }),
  ...companionFields,
});
export type ReleaseDecision = z.output<typeof fields>;

/** `POST /api/intranet/freigaben/entscheidung`. Used by the form and by the api. */
export const freigabeEntscheidungSchema = fields.check(
  rule<ReleaseDecision>(
    'zustaendig',
    'Bitte wählen Sie aus, wer die Einsendung weiter bearbeitet.',
    ({ was, zustaendig: responsible }) => was !== 'zuweisen' || /^[1-9]\d{0,8}$/.test(responsible ?? ''),
  ),
  rule<ReleaseDecision>(
    'nachricht',
    'Bitte schreiben Sie, was Sie wissen möchten. Der Absender bekommt genau diesen Text.',
    ({ was, nachricht: message }) => was !== 'rueckfrage' || Boolean(message),
  ),
  rule<ReleaseDecision>(
    'nachricht',
    'Bitte nennen Sie den Grund. Der Absender bekommt genau diesen Text.',
    ({ was, nachricht: message }) => was !== 'ablehnen' || Boolean(message),
  ),
  rule<ReleaseDecision>(
    'nachricht',
    'Bitte schreiben Sie die Notiz. Der Absender bekommt sie nicht.',
    ({ was, nachricht: message }) => was !== 'notiz' || Boolean(message),
  ),
);

const LINK = 'Bitte öffnen Sie den Link aus unserer E-Mail vollständig.';

/** `POST /api/rueckfrage`: the sender's answer to a question. Used by the form and by the api. */
export const rueckfrageAntwortSchema = z.looseObject({
  token: requiredText(LINK, { max: 64, zuLang: LINK }),
  antwort: requiredText('Bitte schreiben Sie uns eine Antwort.', { min: 2, max: 5000 }),
  ...companionFields,
});
export type QueryAnswer = z.output<typeof rueckfrageAntwortSchema>;
