import { z } from 'zod';

/** Calendar day `YYYY-MM-DD`. */
export const tagSchema = z.string();

const occupancySchema = z.object({
  titel: z.string(),
  hallenteile: z.string(),
  /** Wall clock `YYYY-MM-DDTHH:mm`. */
  beginn: z.string(),
  ende: z.string(),
  /** Requested, not confirmed. */
  angefragt: z.boolean(),
  konflikt: z.boolean(),
});

/** Occupancy of an exclusive resource such as a hall; the desk shows it next to a request. */
export const weekSchema = z.object({
  halle: z.string(),
  /** Monday to Sunday. */
  tage: z.array(z.object({ tag: tagSchema, belegungen: z.array(occupancySchema) })),
});
export type Week = z.output<typeof weekSchema>;
