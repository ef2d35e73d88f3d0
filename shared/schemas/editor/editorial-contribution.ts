import * as z from 'zod/mini';
import { CONTRIBUTION_STEPS } from '../../rules/editorial.ts';
import { check, companionFields, date, emptyOr, figure, optionalText, requiredText, rule, time } from '../pieces.ts';

const NEW_OPENING = 'Bitte öffnen Sie den Beitrag noch einmal.';
export const TAG = 'Bitte geben Sie einen Tag an, zum Beispiel 09.03.2026.';
export const TIME_OF_DAY = 'Bitte geben Sie eine Uhrzeit an, zum Beispiel 09:00.';

/** Common fields of every kind of entry: the version seen, the step, and the publication period. */
export const contributionFrame = {
  /** Empty for a new entry. */
  referenz: optionalText({ max: 40 }),
  version: figure(NEW_OPENING, { min: 0, max: 2_147_483_647 }),
  was: z.enum(CONTRIBUTION_STEPS, 'Bitte wählen Sie aus, was Sie tun möchten.'),
  /** Message to the reviewer, or to the person who requested the release. */
  hinweis: optionalText({ max: 2000, zuLang: 'Bitte kürzen Sie den Hinweis.' }),
  /** Overwrites a concurrent change. */
  ersetzen: check(),
  /** Confirms a release that notifies people. */
  bestaetigt: check(),
  ab_datum: emptyOr(date(TAG, { vergangen: true })),
  ab_zeit: emptyOr(time(TIME_OF_DAY)),
  bis_datum: emptyOr(date(TAG, { vergangen: true })),
  bis_zeit: emptyOr(time(TIME_OF_DAY)),
  ...companionFields,
};

const frameSchema = z.object(contributionFrame);
type Frame = z.output<typeof frameSchema>;

export const periodRules = [
  rule<Frame>('ab_datum', 'Bitte geben Sie auch den Tag an.', ({ ab_datum, ab_zeit }) => !ab_zeit || Boolean(ab_datum)),
  rule<Frame>('bis_datum', 'Bitte geben Sie auch den Tag an.', ({ bis_datum, bis_zeit }) =>
    Boolean(!bis_zeit || bis_datum),
  ),
  rule<Frame>('bis_datum', 'Das Ende darf nicht vor dem Beginn liegen.', ({ ab_datum, ab_zeit, bis_datum, bis_zeit }) =>
    Boolean(!ab_datum || !bis_datum || `${bis_datum} ${bis_zeit || '24:00'}` > `${ab_datum} ${ab_zeit || '00:00'}`),
  ),
] as const;

/** `POST /api/intranet/redaktion/wiederherstellen`: restores an earlier version as the newest. */
export const restoreSchema = z.object({
  referenz: requiredText(NEW_OPENING, { max: 40 }),
  version: figure(NEW_OPENING, { min: 1, max: 2_147_483_647 }),
  fassung: figure(NEW_OPENING, { min: 1, max: 2_147_483_647 }),
  ...companionFields,
});
export type Restore = z.output<typeof restoreSchema>;

/** `IN-2026-0001:3`: an entry and the version seen; `seite/wald:0`: content without any stored version. */
const SEEN = /^(?:[A-Z]{2}-\d{4}-\d{4,9}|[a-z-]{1,60}\/.{1,300}):\d{1,9}$/;
const SELECTION_MISSING = 'Bitte wählen Sie aus, welche Beiträge gemeint sind.';
/** A single ticked box is sent as a string. */
const readSelection = (value: unknown): unknown => [value ?? []].flat();

/** `POST /api/intranet/redaktion/mehrere`: releases or withdraws several entries. */
export const severalSchema = z.object({
  beitraege: z.pipe(
    z.transform(readSelection),
    z
      .array(z.string(SELECTION_MISSING).check(z.regex(SEEN, SELECTION_MISSING)), SELECTION_MISSING)
      .check(z.minLength(1, SELECTION_MISSING), z.maxLength(50, 'Bitte wählen Sie höchstens 50 Beiträge aus.')),
  ),
  was: z.enum(['freigeben', 'zurueckziehen'], 'Bitte wählen Sie aus, was Sie tun möchten.'),
  /** Links to withdrawn entries may break. */
  ohne_ersatz: check(),
  ...companionFields,
});
export type BulkEdit = z.output<typeof severalSchema>;

/** The input without the fields that control the form. */
export type ContributionInput = Frame & { titel: string } & Record<string, unknown>;
