import { z } from 'zod';

const text = z.string().trim().min(1);
const nummer = z.number().int().positive();
/** Days after the day of loading; negative for the past. */
const tage = z.number().int();

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
      tage: tage.max(0),
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
          stand: tage,
          /** As long as `stand`, unless it says otherwise. */
          von: tage.optional(),
          bis: tage.optional(),
          /** Markdown */
          md: text,
        }),
      ),
    }),
  ),
});

export interface IntranetDateien {
  nachrichten: z.output<typeof intranetrubrikDateiSchema>[];
  archiv: z.output<typeof archivthemaDateiSchema>[];
}
