import * as z from 'zod/mini';

/** Maximum length in characters. */
export const NOTE_MAX = 5_000;

/** `POST /api/cms/ratsinfo/notiz`: a member's mark and note on an agenda item; deleted if both are empty. */
export const councilNoteSchema = z.object({
  punkt: z.coerce.number().check(z.int(), z.positive(), z.maximum(999_999_999)),
  markiert: z.pipe(
    z.transform((value: unknown) => value === true || value === 'on' || value === 'true'),
    z.boolean(),
  ),
  notiz: z._default(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(NOTE_MAX, `Bitte kürzen Sie Ihre Notiz auf höchstens ${NOTE_MAX.toLocaleString('de-DE')} Zeichen.`),
      ),
    '',
  ),
});
