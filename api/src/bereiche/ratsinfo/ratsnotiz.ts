import * as z from 'zod/mini';

/** Characters of a note. */
export const NOTIZ_MAX = 5_000;

/** `POST /api/cms/ratsinfo/notiz`: a member marks an agenda item and writes a note; empty, both are erased. */
export const ratsnotizSchema = z.object({
  punkt: z.coerce.number().check(z.int(), z.positive(), z.maximum(999_999_999)),
  markiert: z.pipe(
    z.transform((wert: unknown) => wert === true || wert === 'on' || wert === 'true'),
    z.boolean(),
  ),
  notiz: z._default(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(
          NOTIZ_MAX,
          `Bitte kürzen Sie Ihre Notiz auf höchstens ${NOTIZ_MAX.toLocaleString('de-DE')} Zeichen.`,
        ),
      ),
    '',
  ),
});
