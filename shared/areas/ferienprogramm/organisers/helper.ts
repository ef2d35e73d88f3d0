import { z } from 'zod';

/** Helpers of an event, as organisers and staff see them. */
export const helperListSchema = z
  .object({
    /** Helpers needed per day; 0: none. */
    noetig: z.number().int(),
    helfer: z.array(
      z.object({
        id: z.number().int(),
        name: z.string(),
        email: z.string(),
        telefon: z.string(),
        hinweis: z.string(),
        tage: z.array(z.iso.date()),
      }),
    ),
    /** Every day of the event, including past ones, and how many helpers are missing. */
    tage: z.array(z.object({ tag: z.iso.date(), fehlen: z.number().int() })),
  })
  // Older versions of the api do not send helpers.
  .default({ noetig: 0, helfer: [], tage: [] });
export type HelperList = z.output<typeof helperListSchema>;

/**
 * `GET /api/ferienprogramm/veranstalter/helfen?token=`: events where a verified address may help; empty after the
 * log-in has expired.
 */
export const helpingSchema = z.object({
  angemeldet: z.boolean(),
  email: z.string(),
  data: z.array(
    z.object({
      id: z.number().int(),
      titel: z.string(),
      termin: z.string(),
      ort: z.string().nullable(),
      abgesagt: z.boolean(),
      /** Contacts. The mail address is sent only to people who were asked to help. */
      veranstalter: z.array(z.object({ name: z.string(), email: z.string() })),
      telefon: z.string(),
      hinweis: z.string(),
      /** Remaining days. Of the other helpers it shows only how many are missing. */
      tage: z.array(z.object({ tag: z.iso.date(), dabei: z.boolean(), fehlen: z.number().int() })),
    }),
  ),
});
export type Helping = z.output<typeof helpingSchema>;
