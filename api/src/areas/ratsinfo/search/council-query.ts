import { listQuerySchema } from '@gm/shared/schemas/list';
import { z } from 'zod';

/** People edit these URLs: an invalid year or body is ignored. */
export const councilQuery = {
  gremium: z
    .string()
    .max(20)
    .default('')
    .transform((gremium) => (/^[1-9]\d{0,8}$/.test(gremium) ? Number(gremium) : undefined))
    .describe('Nur dieses Gremium'),
  jahr: z
    .string()
    .max(20)
    .default('')
    .transform((year) => (/^(19|20)\d{2}$/.test(year) ? year : undefined))
    .describe('Nur dieses Jahr'),
};

export const councilListSchema = listQuerySchema.extend({
  ...councilQuery,
  pro_seite: listQuerySchema.shape.pro_seite.unwrap().default(20),
});

/** Id of an entry in the path of a call. */
export const councilParams = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number),
});
