import { z } from 'zod';
import { tagSchema } from '../../kern/inhalt/tag.ts';
import { fotoVerweis } from '../../kern/inhalt/verweise.ts';

const text = z.string().trim().min(1);

/** What fields with the name of a category are known by: those that others have are suggested. */
export const ARTIKELRUBRIK = 'artikelrubrik';

/** Front matter of `artikel/*.md`; the Markdown below it is the article's text. */
export const artikelDateiSchema = z.strictObject({
  id: z.number().int().positive(),
  titel: text.meta({ description: 'Steht als Überschrift und in allen Listen.' }),
  einleitung: text
    .nullish()
    .meta({ description: 'Ein oder zwei Sätze, die auch in Listen und bei Suchmaschinen stehen.' }),
  rubrik: text.meta({
    zeile: true,
    verweis: ARTIKELRUBRIK,
    description: 'Wählen Sie eine, die es gibt, oder schreiben Sie eine neue.',
  }),
  tage: tagSchema
    .refine((tag) => typeof tag !== 'number' || tag <= 0, 'Der Tag einer Meldung liegt nicht in der Zukunft.')
    .meta({ title: 'Datum', description: 'Unter diesem Tag steht die Meldung.' }),
  highlight: z.boolean().default(false).meta({ title: 'Unter „Topthemen“ zeigen' }),
  foto: fotoVerweis.nullish().meta({ title: 'Bild' }),
  bildtext: text.nullish().meta({ title: 'Bildunterschrift' }),
  galerie: z
    .array(
      z.strictObject({
        foto: fotoVerweis.meta({ title: 'Bild' }),
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
export type ArtikelDatei = z.output<typeof artikelDateiSchema>;
