import { z } from 'zod';
import { photoCrossReference } from '../../core/entries/cross-references.ts';
import { tagSchema } from '../../core/entries/tag.ts';

const text = z.string().trim().min(1);

/** Field group of category names; fields suggest the values other entries use. */
export const ARTIKEL_CATEGORY = 'artikelrubrik';

/** Front matter of `artikel/*.md`; the Markdown below it is the article's text. */
export const artikelFileSchema = z.strictObject({
  id: z.number().int().positive(),
  titel: text.meta({ description: 'Steht als Überschrift und in allen Listen.' }),
  einleitung: text
    .nullish()
    .meta({ description: 'Ein oder zwei Sätze, die auch in Listen und bei Suchmaschinen stehen.' }),
  rubrik: text.meta({
    zeile: true,
    verweis: ARTIKEL_CATEGORY,
    description: 'Wählen Sie eine, die es gibt, oder schreiben Sie eine neue.',
  }),
  tage: tagSchema
    .refine((day) => typeof day !== 'number' || day <= 0, 'Der Tag der Meldung darf nicht in der Zukunft liegen.')
    .meta({ title: 'Datum', description: 'Unter diesem Tag steht die Meldung.' }),
  highlight: z.boolean().default(false).meta({ title: 'Unter „Topthemen“ zeigen' }),
  foto: photoCrossReference.nullish().meta({ title: 'Bild' }),
  bildtext: text.nullish().meta({ title: 'Bildunterschrift' }),
  galerie: z
    .array(
      z.strictObject({
        foto: photoCrossReference.meta({ title: 'Bild' }),
        bildtext: text.nullish().meta({ title: 'Bildunterschrift' }),
      }),
    )
    .default([])
    .meta({ title: 'Bildergalerie' }),
  sortierung: z.number().int().default(0).meta({
    title: 'Reihenfolge am selben Tag',
    description: 'Die kleinste Zahl steht zuerst.',
    selten: true,
  }),
  interessengruppen: z
    .array(z.number().int())
    .default([])
    .meta({ title: 'Lesergruppen', description: 'Nummern von Gruppen, nach denen Bausteine fragen.', selten: true }),
});
export type ArtikelFile = z.output<typeof artikelFileSchema>;
