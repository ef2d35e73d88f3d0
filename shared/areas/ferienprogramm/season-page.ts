import { z } from 'zod';

const linkSchema = z.object({ text: z.string(), href: z.string() });

/** `GET /api/intranet/ferienprogramm/saison`: what is set for the season, what is missing, and the last one to copy. */
export const seasonPageSchema = z.object({
  /** Year of the season, for the heading. */
  jahr: z.number().int(),
  /** What still has to be done, with the page to do it. */
  fehlt: z.array(z.object({ satz: z.string(), weiter: linkSchema })),
  /** Figures and settings in groups: places, dates, fees, allocation. */
  gruppen: z.array(
    z.object({
      titel: z.string(),
      zeilen: z.array(z.object({ titel: z.string(), wert: z.string() })),
      weiter: z.array(linkSchema),
    }),
  ),
  /** The last season; null if there was none. */
  letzte: z
    .object({
      jahr: z.number().int(),
      /** Events that are not copied yet. */
      angebote: z.array(z.object({ id: z.number().int(), titel: z.string(), bisher: z.string(), neu: z.string() })),
      uebernommen: z.number().int(),
      /** Days of registration that can be copied, too; null while the registration is not over. */
      anmeldung: z.string().nullable(),
    })
    .nullable(),
  /** Drafts, with what is missing to publish them; empty: nothing. */
  entwuerfe: z.array(
    z.object({ id: z.number().int(), titel: z.string(), termin: z.string(), detailURL: z.string(), fehlt: z.string() }),
  ),
});
export type SeasonPage = z.output<typeof seasonPageSchema>;
