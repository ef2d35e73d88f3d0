import { z } from 'zod';

/** Reply of `GET /api/cms/verarbeitungen`: what is kept of residents, by where they gave it. */
export const verarbeitungenSchema = z.object({
  data: z.array(
    z.object({
      /** Form or service. */
      titel: z.string(),
      /** What is kept: labels of the form's fields. */
      daten: z.array(z.string()),
      zweck: z.string(),
      /** How long, as a sentence. */
      dauer: z.string(),
    }),
  ),
});
export type Verarbeitungen = z.infer<typeof verarbeitungenSchema>;
export type Verarbeitung = Verarbeitungen['data'][number];
