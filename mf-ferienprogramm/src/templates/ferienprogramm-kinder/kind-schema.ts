import { kindSchema } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-anmeldung';
import { readDatum } from '@gm/shared/regeln/read-datum';
import * as z from 'zod/mini';

/** A child as the form has it: the birthday as somebody typed it. */
export const kindFormularSchema = z.extend(kindSchema, {
  geburtstag: z.pipe(
    z.transform((wert) => (typeof wert === 'string' ? (readDatum(wert) ?? wert) : wert)),
    kindSchema.shape.geburtstag,
  ),
});
