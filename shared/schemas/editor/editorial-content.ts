import * as z from 'zod/mini';
import { check, date, emptyOr, optionalText, time } from '../pieces.ts';
import { contributionFrame, periodRules, TAG, TIME_OF_DAY } from './editorial-contribution.ts';
import { listContentFaults } from './list-content-faults.ts';

const MAX_LENGTH = 400_000;

const entryFields = {
  /** Unique within its kind; for a new entry the prefix of its URL, or empty. */
  schluessel: optionalText({ max: 300 }),
  /** The entry as JSON. */
  daten: optionalText({ max: MAX_LENGTH, zuLang: 'Bitte kürzen Sie die Angaben.' }),
  /** Markdown below the data, if the kind has it. */
  text: optionalText({ max: MAX_LENGTH, zuLang: 'Bitte kürzen Sie den Text.' }),
};

/** Reports texts that would block the parser at their fields; the api's answer names the field in `params`. */
const textLimits = z.check<{ daten: string; text: string }>(
  ({ value, issues }) => {
    for (const { feld: field, meldung: message } of listContentFaults(value.daten, value.text)) {
      const params = { feld: field };
      issues.push({ code: 'custom', input: value, path: [field], message, params, continue: true });
    }
  },
  { when: ({ value, issues }) => typeof value === 'object' && value !== null && issues.length === 0 },
);

/**
 * `POST /api/intranet/redaktion/vorschau`: an unsaved page. `token`: that of an existing preview. `am`, `um`: date and
 * time it is shown for; default: now.
 */
export const previewInputSchema = z
  .object({
    ...entryFields,
    /** Kind of the entry; empty: a page. */
    art: optionalText({ max: 60 }),
    token: optionalText({ max: 32 }),
    am: emptyOr(date(TAG, { vergangen: true })),
    um: emptyOr(time(TIME_OF_DAY)),
  })
  .check(textLimits);
export const previewSchema = z.object({ token: z.string(), href: z.string() });

/** `POST /api/intranet/redaktion/pruefung`: an unsaved entry. */
export const checkInputSchema = z.object({ ...entryFields, art: optionalText({ max: 60 }) }).check(textLimits);

/** `POST /api/intranet/redaktion/inhalt`: a content entry; the api validates it against the schema of its kind. */
export const contentContributionSchema = z
  .object({
    ...contributionFrame,
    /** Kind of the content entry. */
    art: optionalText({ max: 60 }),
    ...entryFields,
    /** New path of a moved page; empty: unchanged. */
    adresse: optionalText({ max: 300 }),
    /** For a withdrawn entry: new target of links to it, or that they may break. */
    ersatz: optionalText({ max: 1000 }),
    ohne_ersatz: check(),
    /** Accessibility findings of the browser in the preview, as JSON; empty if not checked. */
    barrieren: optionalText({ max: MAX_LENGTH }),
  })
  .check(...periodRules, textLimits);
