import { z } from 'zod';

/** Address of a place, also used for directions. */
export const addressSchema = z.object({
  strasse: z.string(),
  plz: z.string(),
  ort: z.string(),
  geokoordinaten: z.object({ latitude: z.number(), longitude: z.number() }).nullish(),
});

/** A directory entry referenced by an event: its organiser or location. */
export const entryCrossReferenceSchema = z.object({
  id: z.number().int(),
  titel: z.string(),
  detailURL: z.string().nullish(),
});
