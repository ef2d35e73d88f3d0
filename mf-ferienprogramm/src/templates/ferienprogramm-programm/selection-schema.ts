import * as z from 'zod/mini';

/** Fields of step 3; the step itself checks whether a child may have no event. */
export const selectionSchema = z.object({
  kind: z.string('Bitte wählen Sie ein Kind aus.').check(z.minLength(1, 'Bitte wählen Sie ein Kind aus.')),
  veranstaltungen: z._default(z.array(z.string()), []),
});
