import { z } from 'zod';
import { documentCrossReference } from '../../core/entries/cross-references.ts';
import { isSpan, tagSchema } from '../../core/entries/tag.ts';

const text = z.string().trim().min(1);

/** An entry of `bekanntmachungen.yaml`: an official notice. */
export const bekanntmachungFileSchema = z
  .strictObject({
    id: z.number().int().positive(),
    titel: text,
    rubrik: text,
    einleitung: text,
    von: tagSchema.meta({ title: 'Erster Tag', description: 'Von diesem Tag an ist sie öffentlich.' }),
    bis: tagSchema.meta({ title: 'Letzter Tag' }),
    /** Markdown. */
    md: text,
    dokumente: z
      .array(
        z.strictObject({
          titel: text.max(200).meta({ title: 'Bezeichnung', description: 'So heißt der Link zur Datei.' }),
          datei: documentCrossReference,
        }),
      )
      .optional()
      .meta({
        title: 'PDF-Dateien',
        description: 'Pläne, Satzungen und andere Anlagen. Die Bekanntmachung selbst gibt es von allein auch als PDF.',
      }),
  })
  .refine(({ von: from, bis: until }) => isSpan(from, until), {
    path: ['bis'],
    message: 'Das Ende liegt vor dem Beginn.',
  });
export type BekanntmachungFile = z.output<typeof bekanntmachungFileSchema>;
