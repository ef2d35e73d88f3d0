import { z } from 'zod';

const text = z.string().trim().min(1);

/** An entry of `bekanntmachungen.yaml`: an official notice. */
export const bekanntmachungDateiSchema = z
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
  .refine(({ von, bis }) => von <= bis, { path: ['bis'], message: 'Das Ende liegt vor dem Beginn.' });
export type BekanntmachungDatei = z.output<typeof bekanntmachungDateiSchema>;
