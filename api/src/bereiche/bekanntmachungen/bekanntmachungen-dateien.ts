import { z } from 'zod';

const text = z.string().trim().min(1);

/** `bekanntmachungen.yaml`: official notices. */
export const bekanntmachungenDateiSchema = z.array(
  z
    .strictObject({
      id: z.number().int().positive(),
      titel: text,
      rubrik: text,
      einleitung: text,
      /** First day of publication, in days after the day of loading; negative for the past. */
      von: z.number().int(),
      /** Last day, counted in the same way. */
      bis: z.number().int(),
      /** Markdown */
      md: text,
    })
    .refine(({ von, bis }) => von <= bis, { path: ['bis'], message: 'Das Ende liegt vor dem Beginn.' }),
);
export type BekanntmachungDatei = z.output<typeof bekanntmachungenDateiSchema>[number];
