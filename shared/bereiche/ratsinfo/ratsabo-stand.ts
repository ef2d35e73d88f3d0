import { z } from 'zod';
import { lokalesZielSchema } from '../../schemas/ziel.ts';
import { RATSABO_ARTEN } from './ratsabo.ts';

/** Reply of `GET /api/ratsinfo/abo/ziel`: what an address of the form asks to follow. */
export const ratsaboZielSchema = z.object({
  art: z.enum(RATSABO_ARTEN),
  /** `Spielplatz am Bach`, `Gemeinderat`, `„Bach“ in Vorlagen des Gemeinderats` */
  titel: z.string(),
  /** Its page. */
  detailURL: lokalesZielSchema,
});
export type RatsaboZiel = z.infer<typeof ratsaboZielSchema>;

/** Reply of `GET /api/ratsinfo/abo/stand`: what an address follows, for whoever has its private link. */
export const ratsaboStandSchema = z.object({
  email: z.string(),
  abos: z.array(ratsaboZielSchema.extend({ id: z.number().int(), bestaetigt: z.boolean() })),
});
export type RatsaboStand = z.infer<typeof ratsaboStandSchema>;
