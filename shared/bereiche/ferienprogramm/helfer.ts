import { z } from 'zod';

/** Who helps at an event, as organisers and staff see it. */
export const helferlisteSchema = z
  .object({
    /** Wanted on each day; 0: nobody is looked for. */
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
    /** Every day of the event, also those that are over, and how many are still missing on it. */
    tage: z.array(z.object({ tag: z.iso.date(), fehlen: z.number().int() })),
  })
  // An api of before knows nothing of helpers.
  .default({ noetig: 0, helfer: [], tage: [] });
export type Helferliste = z.output<typeof helferlisteSchema>;

/** `GET /api/ferienprogramm/veranstalter/helfen?token=`: where a proven address may help; nothing where the log-in has ended. */
export const helfenSchema = z.object({
  angemeldet: z.boolean(),
  email: z.string(),
  data: z.array(
    z.object({
      id: z.number().int(),
      titel: z.string(),
      termin: z.string(),
      ort: z.string().nullable(),
      abgesagt: z.boolean(),
      /** Whom to ask; the address is told to whom they asked to help. */
      veranstalter: z.array(z.object({ name: z.string(), email: z.string() })),
      telefon: z.string(),
      hinweis: z.string(),
      /** Days that are not over. Of others who help only how many are missing. */
      tage: z.array(z.object({ tag: z.iso.date(), dabei: z.boolean(), fehlen: z.number().int() })),
    }),
  ),
});
export type Helfen = z.output<typeof helfenSchema>;
