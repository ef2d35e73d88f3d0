import { childSchema } from '@gm/shared/areas/ferienprogramm/registration/ferienprogramm-registration';
import { readDate } from '@gm/shared/rules/read-date';
import * as z from 'zod/mini';

/** A child in the form, with the birthday as entered. */
export const childFormSchema = z.extend(childSchema, {
  geburtstag: z.pipe(
    z.transform((value) => (typeof value === 'string' ? (readDate(value) ?? value) : value)),
    childSchema.shape.geburtstag,
  ),
});
