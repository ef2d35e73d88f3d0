import { z } from 'zod';

const text = z.string().trim().min(1);
const nummer = z.number().int().positive();
/** Days after the day of loading; negative for the past. */
const tage = z.number().int();

/** `intranet/nachrichten.yaml`: categories of the staff's news with their texts. */
export const intranetDateiSchema = z.array(
  z.strictObject({
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
  }),
);

/** `intranet/archiv.yaml`: topics, their archives, and the documents in them. */
export const archivDateiSchema = z.array(
  z.strictObject({
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
  }),
);

export interface IntranetDateien {
  nachrichten: z.output<typeof intranetDateiSchema>;
  archiv: z.output<typeof archivDateiSchema>;
}
