import { z } from 'zod';
import { localTargetSchema } from '../../schemas/target.ts';
import { RATSABO_KINDS } from './ratsabo.ts';

/** Reply of `GET /api/ratsinfo/abo/ziel`: the subject of a subscription named in the form's URL. */
export const ratsaboTargetSchema = z.object({
  art: z.enum(RATSABO_KINDS),
  /** `Spielplatz am Bach`, `Gemeinderat`, `„Bach“ in Vorlagen des Gemeinderats` */
  titel: z.string(),
  /** Its page. */
  detailURL: localTargetSchema,
});
export type RatsaboTarget = z.infer<typeof ratsaboTargetSchema>;

/** Reply of `GET /api/ratsinfo/abo/stand`: the subscriptions of an address, behind its private link. */
export const ratsaboStateSchema = z.object({
  email: z.string(),
  abos: z.array(ratsaboTargetSchema.extend({ id: z.number().int(), bestaetigt: z.boolean() })),
});
export type RatsaboState = z.infer<typeof ratsaboStateSchema>;
