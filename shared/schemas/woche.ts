import { z } from 'zod';

/** Calendar day `YYYY-MM-DD`. */
export const tagSchema = z.string();

const belegungSchema = z.object({
  titel: z.string(),
  hallenteile: z.string(),
  /** Wall clock `YYYY-MM-DDTHH:mm`. */
  beginn: z.string(),
  ende: z.string(),
  /** Asked for, not yet given. */
  angefragt: z.boolean(),
  konflikt: z.boolean(),
});

/** When something that can be taken by one at a time is taken, such as a hall: the desk shows it beside a request for it. */
export const wocheSchema = z.object({
  halle: z.string(),
  /** Monday to Sunday. */
  tage: z.array(z.object({ tag: tagSchema, belegungen: z.array(belegungSchema) })),
});
export type Woche = z.output<typeof wocheSchema>;
