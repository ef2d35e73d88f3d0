import { z } from 'zod';
import { tagSchema } from '../../kern/inhalt/tag.ts';
import { fotoVerweis } from '../../kern/inhalt/verweise.ts';
import { REDAKTION_AB } from './artikel-repository.ts';

const text = z.string().trim().min(1);

/** Front matter of `artikel/*.md`; the Markdown below it is the article's text. */
export const artikelDateiSchema = z.strictObject({
  /** Higher ones are those of articles written in the intranet. */
  id: z.number().int().positive().lt(REDAKTION_AB),
  titel: text,
  einleitung: text.nullish(),
  rubrik: text,
  tage: tagSchema
    .refine((tag) => typeof tag !== 'number' || tag <= 0, 'Der Tag einer Meldung liegt nicht in der Zukunft.')
    .meta({ title: 'Datum', description: 'Unter diesem Tag steht die Meldung.' }),
  highlight: z.boolean().default(false),
  foto: fotoVerweis.nullish(),
  bildtext: text.nullish(),
  galerie: z.array(z.strictObject({ foto: fotoVerweis, bildtext: text.nullish() })).default([]),
  /** Order among articles of the same day, ascending. */
  sortierung: z.number().int().default(0),
  /** Groups of readers that modules ask for with `interessengruppen_id`. */
  interessengruppen: z.array(z.number().int()).default([]),
});
export type ArtikelDatei = z.output<typeof artikelDateiSchema>;
