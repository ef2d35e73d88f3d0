import { z } from 'zod';
import { tagSchema } from '../../kern/inhalt/tag.ts';
import { dokumentVerweis } from '../../kern/inhalt/verweise.ts';

const text = z.string().trim().min(1);
const nummer = z.number().int().positive();

/** An entry of `intranet/nachrichten.yaml`: a category of the staff's news with its texts. */
export const intranetrubrikDateiSchema = z.strictObject({
  id: nummer,
  url: z.string().regex(/^[a-z0-9-]+$/),
  titel: text,
  beschreibung: text,
  texte: z.array(
    z.strictObject({
      id: nummer,
      titel: text,
      einleitung: text,
      autor: text,
      tage: tagSchema.meta({ title: 'Datum' }),
      /** Markdown */
      md: text,
    }),
  ),
});

/** An entry of `intranet/archiv.yaml`: a topic, its archives, and the documents in them. */
export const archivthemaDateiSchema = z.strictObject({
  id: nummer,
  thema: text,
  archive: z.array(
    z.strictObject({
      id: nummer,
      titel: text,
      dokumente: z.array(
        z.strictObject({
          id: nummer,
          titel: text,
          downloadtext: text,
          stand: tagSchema.meta({ title: 'Stand', description: 'Von wann das Dokument ist.' }),
          /** As long as `stand`, unless it says otherwise. */
          von: tagSchema.meta({ title: 'Gültig ab dem' }).optional(),
          bis: tagSchema.meta({ title: 'Gültig bis zum' }).optional(),
          /** Markdown */
          md: text,
        }),
      ),
    }),
  ),
});

/** An entry of `intranet/dokumente.yaml`: a document of the archive that is a PDF file. */
export const archivdokumentDateiSchema = z
  .strictObject({
    datei: dokumentVerweis,
    titel: text.max(200),
    thema: nummer.meta({ verweis: 'archivthema' }),
    archiv: text.max(200).meta({
      title: 'Ablage',
      description: 'Überschrift im Thema, zum Beispiel „Arbeitszeit“; auch eine neue.',
    }),
    stand: z.iso.date().meta({ description: 'Von wann das Dokument ist.' }),
    gueltig_von: z.iso.date().nullish().meta({ title: 'Gültig ab dem', description: 'Leer: ab dem Stand.' }),
    gueltig_bis: z.iso.date().nullish().meta({ title: 'Gültig bis zum', description: 'Leer: bis auf Weiteres.' }),
  })
  .refine(({ stand, gueltig_von, gueltig_bis }) => !gueltig_bis || (gueltig_von || stand) <= gueltig_bis, {
    path: ['gueltig_bis'],
    message: 'Das Ende liegt vor dem Beginn.',
  });

export interface IntranetDateien {
  nachrichten: z.output<typeof intranetrubrikDateiSchema>[];
  archiv: z.output<typeof archivthemaDateiSchema>[];
  dokumente: z.output<typeof archivdokumentDateiSchema>[];
}
