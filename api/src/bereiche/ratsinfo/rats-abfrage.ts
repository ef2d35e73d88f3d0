import { listeAbfrageSchema } from '@gm/shared/schemas/liste';
import { z } from 'zod';

/** These come from addresses people edit: a year or a body that is none narrows nothing down. */
export const ratsAbfrage = {
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
    .transform((jahr) => (/^(19|20)\d{2}$/.test(jahr) ? jahr : undefined))
    .describe('Nur dieses Jahr'),
};

export const ratsListeSchema = listeAbfrageSchema.extend({
  ...ratsAbfrage,
  pro_seite: listeAbfrageSchema.shape.pro_seite.unwrap().default(20),
});

/** Number of an entry in the path of a call. */
export const ratsParams = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number),
});
