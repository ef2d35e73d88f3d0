import { z } from 'zod';
import { documentCrossReference } from '../../core/entries/cross-references.ts';
import { tagSchema } from '../../core/entries/tag.ts';

const text = z.string().trim().min(1);
const num = z.number().int().positive();

/** An entry of `intranet/nachrichten.yaml`: a category of staff news with its texts. */
export const intranetrubrikFileSchema = z.strictObject({
  id: num,
  url: z.string().regex(/^[a-z0-9-]+$/),
  titel: text,
  beschreibung: text,
  texte: z.array(
    z.strictObject({
      id: num,
      titel: text,
      einleitung: text,
      autor: text,
      tage: tagSchema.meta({ title: 'Datum' }),
      /** Markdown. */
      md: text,
    }),
  ),
});

/** An entry of `intranet/archiv.yaml`: a topic, its archives, and the documents in them. */
export const archiveTopicFileSchema = z.strictObject({
  id: num,
  thema: text,
  archive: z.array(
    z.strictObject({
      id: num,
      titel: text,
      dokumente: z.array(
        z.strictObject({
          id: num,
          titel: text,
          downloadtext: text,
          stand: tagSchema.meta({ title: 'Stand', description: 'Von wann das Dokument ist.' }),
          /** Defaults to `stand`. */
          von: tagSchema.meta({ title: 'Gültig ab dem' }).optional(),
          bis: tagSchema.meta({ title: 'Gültig bis zum' }).optional(),
          /** Markdown. */
          md: text,
        }),
      ),
    }),
  ),
});

/** An entry of `intranet/dokumente.yaml`: an archive document that is a PDF file. */
export const archiveDocumentFileSchema = z
  .strictObject({
    datei: documentCrossReference,
    titel: text.max(200),
    thema: num.meta({ verweis: 'archivthema' }),
    archiv: text.max(200).meta({
      title: 'Ablage',
      description: 'Überschrift im Thema, zum Beispiel „Arbeitszeit“; auch eine neue.',
    }),
    stand: z.iso.date().meta({ description: 'Von wann das Dokument ist.' }),
    gueltig_von: z.iso.date().nullish().meta({ title: 'Gültig ab dem', description: 'Leer: ab dem Stand.' }),
    gueltig_bis: z.iso.date().nullish().meta({ title: 'Gültig bis zum', description: 'Leer: bis auf Weiteres.' }),
  })
  .refine(({ stand: state, gueltig_von, gueltig_bis }) => !gueltig_bis || (gueltig_von || state) <= gueltig_bis, {
    path: ['gueltig_bis'],
    message: 'Das Ende liegt vor dem Beginn.',
  });

export interface IntranetFiles {
  nachrichten: z.output<typeof intranetrubrikFileSchema>[];
  archiv: z.output<typeof archiveTopicFileSchema>[];
  dokumente: z.output<typeof archiveDocumentFileSchema>[];
}
