import { z } from 'zod';

/** Where something takes place, as routes are planned to it. */
export const adresseSchema = z.object({
  strasse: z.string(),
  plz: z.string(),
  ort: z.string(),
  geokoordinaten: z.object({ latitude: z.number(), longitude: z.number() }).nullish(),
});

/** An entry of the directory as an event names it: who organises it, or where it is. */
export const eintragVerweisSchema = z.object({
  id: z.number().int(),
  titel: z.string(),
  detailURL: z.string().nullish(),
});
