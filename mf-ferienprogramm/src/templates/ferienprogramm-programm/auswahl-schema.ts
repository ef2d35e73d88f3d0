import * as z from 'zod/mini';

/** Step 3; whether a child may be left without an event depends on what it has, so that is decided by the step. */
export const auswahlSchema = z.object({
  kind: z.string('Bitte wählen Sie ein Kind aus.').check(z.minLength(1, 'Bitte wählen Sie ein Kind aus.')),
  veranstaltungen: z._default(z.array(z.string()), []),
});
