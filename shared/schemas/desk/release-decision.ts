import * as z from 'zod/mini';
import { STEPS } from '../../rules/release.ts';
import { SEVERAL_STEPS } from '../../rules/several-steps.ts';
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

/** What depends on the step: assignee, question, reason and note. */
const stepRules = <Input extends Pick<ReleaseDecision, 'was' | 'nachricht' | 'zustaendig'>>() => {
  type Field = keyof Input & string;
  const needs = (step: ReleaseDecision['was'], notice: string) =>
    rule<Input>('nachricht' as Field, notice, ({ was, nachricht: message }) => was !== step || Boolean(message));
  return [
    rule<Input>(
      'zustaendig' as Field,
      'Bitte wählen Sie aus, wer die Einsendung weiter bearbeitet.',
      ({ was, zustaendig: responsible }) => was !== 'zuweisen' || /^[1-9]\d{0,8}$/.test(responsible ?? ''),
    ),
    needs('rueckfrage', 'Bitte schreiben Sie, was Sie wissen möchten. Der Absender bekommt genau diesen Text.'),
    needs('ablehnen', 'Bitte nennen Sie den Grund. Der Absender bekommt genau diesen Text.'),
    needs('notiz', 'Bitte schreiben Sie die Notiz. Der Absender bekommt sie nicht.'),
  ];
};

/** `POST /api/intranet/freigaben/entscheidung`. Used by the form and by the api. */
export const freigabeEntscheidungSchema = fields.check(...stepRules<ReleaseDecision>());

const SELECTION_MISSING = 'Bitte wählen Sie aus, welche Einsendungen gemeint sind.';
const stepFields = {
  was: z.enum(SEVERAL_STEPS, 'Bitte wählen Sie aus, was Sie tun möchten.'),
  nachricht: optionalText({ max: 5000 }),
  zustaendig: optionalText({ max: 10 }),
  ...companionFields,
};
const severalStep = z.object(stepFields);
/** The form about several submissions, without the selection. */
export const severalStepSchema = severalStep.check(...stepRules<z.output<typeof severalStep>>());

const severalDecisions = z.object({
  ...stepFields,
  /** `KO-2026-0001:3`: a submission and the version seen. */
  auswahl: z
    .array(z.string().check(z.regex(/^[A-Z]{2}-\d{4}-\d{4,9}:[1-9]\d{0,8}$/, SELECTION_MISSING)), SELECTION_MISSING)
    .check(z.minLength(1, SELECTION_MISSING), z.maxLength(50, 'Bitte wählen Sie höchstens 50 Einsendungen aus.')),
});
export type SeveralDecisions = z.output<typeof severalDecisions>;

/** `POST /api/intranet/freigaben/mehrere`: the same step for several submissions. */
export const severalDecisionsSchema = severalDecisions.check(...stepRules<SeveralDecisions>());

const LINK = 'Bitte öffnen Sie den Link aus unserer E-Mail vollständig.';

/** `POST /api/rueckfrage`: the sender's answer to a question. Used by the form and by the api. */
export const rueckfrageAntwortSchema = z.looseObject({
  token: requiredText(LINK, { max: 64, zuLang: LINK }),
  antwort: requiredText('Bitte schreiben Sie uns eine Antwort.', { min: 2, max: 5000 }),
  ...companionFields,
});
export type QueryAnswer = z.output<typeof rueckfrageAntwortSchema>;
